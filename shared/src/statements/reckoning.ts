import type { Statement } from './statement.ts';

/** The tax in a price that includes it, in whole won. */
export const vatIn = (won: number, vatPercent: number): number =>
  Math.round((won * vatPercent) / (100 + vatPercent));

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** The sums of a statement, in won. Tax is rounded once for each line of it, so that its lines add up. */
export function sumsOf({ sales, methods, differences, settings }: Statement) {
  const { vatPercent, cardFeePercent } = settings;
  const takenWon = sum(sales.map(({ won }) => won));
  const givenBackWon = sum(methods.map((method) => method.givenBackWon));
  const vatWon = sum(sales.map(({ won }) => vatIn(won, vatPercent))) - vatIn(givenBackWon, vatPercent);
  const byCard = methods.find(({ method }) => method === 'card');
  return {
    takenWon,
    givenBackWon,
    /** What stays of what was taken, with tax. */
    keptWon: takenWon - givenBackWon,
    vatWon,
    differenceWon: sum(differences.map(({ won }) => won)),
    cardFeeWon: cardFeePercent === null ? null : Math.round(((byCard?.takenWon ?? 0) * cardFeePercent) / 100),
  };
}
