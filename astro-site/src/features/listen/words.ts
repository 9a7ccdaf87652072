import type { Locale } from 'shared/languages/localized-text.ts';
import { words as en, type ListenWords } from './words.en.ts';
import { words as ko } from './words.ko.ts';
import { words as zh } from './words.zh.ts';

export const listenWords: Record<Locale, ListenWords> = { en, ko, zh };
