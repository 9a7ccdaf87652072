import { inPageLanguage } from '../../languages/in-page-language.ts';
import { words as en } from './en.ts';
import { words as ja } from './ja.ts';
import { words as ko } from './ko.ts';
import { words as zh } from './zh.ts';

export const words = inPageLanguage({ en, ko, zh, ja });
