import type { Locale } from '../languages/localized-text.ts';
import { drinkByWords } from './drink-by-words.ts';
import type { Temperature } from './drinks.ts';
import { words as en, type DrinkWords } from './words/en.ts';
import { words as ja } from './words/ja.ts';
import { words as ko } from './words/ko.ts';
import { words as zh } from './words/zh.ts';

// Of mails and of the dashboard, which ask for a language; a page for visitors brings its own alone (drink-on-page.ts).
const inLanguage: Record<Locale, DrinkWords> = { en, ko, zh, ja };

export const temperatureInWords = (temperature: Temperature, locale: Locale) =>
  inLanguage[locale].temperatures[temperature];

/** "Green Tea (iced)"; the drink's value where the catalogue no longer has it. */
export const drinkInWords = (drink: string, temperature: Temperature | null, locale: Locale = 'en'): string =>
  drinkByWords(inLanguage[locale], drink, temperature);
