import type { Statement } from './statement.ts';

/** The tax in a price that includes it, in whole won. */
const vatIn = (won: number, vatPercent: number): number =>
  Math.round((won * vatPercent) / (100 + vatPercent));

/** Selling a gift card is no supply: VAT is due on what is later paid with it. */
export const vatOfSale = (
  { kind, won }: Pick<Statement['sales'][number], 'kind' | 'won'>,
  vatPercent: number,
): number => (kind === 'gift-sold' ? 0 : vatIn(won, vatPercent));

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** The sums of a statement, in won. Tax is rounded once for each line of it, so that its lines add up. */
export function sumsOf({ sales, methods, giftBackWon = 0, giftCards, differences, settings }: Statement) {
  const { vatPercent, cardFeePercent } = settings;
  const money = giftCards ? methods.filter(({ method }) => method !== 'gift-card') : methods;
  const takenWon = sum(money.map((method) => method.takenWon));
  const givenBackWon = sum(money.map((method) => method.givenBackWon));
  const soldWon = sum(sales.filter(({ kind }) => kind === 'gift-sold').map(({ won }) => won));
  const bought = giftCards?.bought ?? { paidWon: 0, returnedWon: 0 };
  const vatBackWon = vatIn(givenBackWon - giftBackWon + bought.returnedWon, vatPercent);
  const vatWon = sum(sales.map((sale) => vatOfSale(sale, vatPercent))) - vatBackWon;
  /** Money for gift cards, less what went back of it: it becomes sales as the cards pay for sessions. */
  const forGiftCardsWon = soldWon - giftBackWon;
  /** What gift cards that were bought have paid, less what went back onto them. */
  const byGiftCardsWon = bought.paidWon - bought.returnedWon;
  const byCard = methods.find(({ method }) => method === 'card');
  return {
    takenWon,
    givenBackWon,
    forGiftCardsWon,
    byGiftCardsWon,
    /** What stays of what was paid for sessions, with tax. */
    keptWon: takenWon - givenBackWon - forGiftCardsWon + byGiftCardsWon,
    vatWon,
    differenceWon: sum(differences.map(({ won }) => won)),
    cardFeeWon: cardFeePercent === null ? null : Math.round(((byCard?.takenWon ?? 0) * cardFeePercent) / 100),
  };
}
