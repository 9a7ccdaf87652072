import { drinkInWords } from 'shared/drinks/drink-words.ts';
import { drinks, temperatures } from 'shared/drinks/drinks.ts';
import type { AdminLanguage } from '../language/language.ts';

const servings = drinks.flatMap(({ value }) =>
  [null, ...temperatures].map((temperature) => ({ value, temperature })),
);

/** A drink that was noted in English words, in the language of the page; what is no drink of ours stays as it is. */
export function drinkAgain(noted: string, language: AdminLanguage): string {
  const found = servings.find(({ value, temperature }) => drinkInWords(value, temperature) === noted);
  return found ? drinkInWords(found.value, found.temperature, language) : noted;
}
