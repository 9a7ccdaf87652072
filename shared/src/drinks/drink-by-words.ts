import { findDrink, type Temperature } from './drinks.ts';
import type { DrinkWords } from './words/en.ts';

/** "Green Tea (iced)" by the words of one language; the drink's value where the catalogue no longer has it. */
export function drinkByWords(
  { names, temperatures }: DrinkWords,
  drink: string,
  temperature: Temperature | null,
): string {
  const name = names[drink] ?? findDrink(drink)?.label ?? drink;
  return temperature ? `${name} (${temperatures[temperature]})` : name;
}
