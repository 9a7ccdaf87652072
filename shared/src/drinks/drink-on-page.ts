import { drinkByWords } from './drink-by-words.ts';
import type { Temperature } from './drinks.ts';
import { words } from './words/words.ts';

/** "Green Tea (iced)", in the language of the page. */
export const drinkOnPage = (drink: string, temperature: Temperature | null = null): string =>
  drinkByWords(words, drink, temperature);
