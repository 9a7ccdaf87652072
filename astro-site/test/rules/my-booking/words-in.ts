import type { Locale } from 'shared/languages/localized-text.ts';
import { useWords, type Words } from '../../../src/features/my-booking/words/use-words.ts';
import { inLanguage } from '../../support/in-language.ts';

/** Every word of the page as a page of this language has it. */
export const wordsIn = (locale: Locale): Words => inLanguage(locale, useWords);
