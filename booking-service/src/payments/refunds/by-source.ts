import type { PaidAttempt } from '../attempts/attempt.ts';

/**
 * What goes back for each, and the share of it that goes back to the gift card that has paid a part: in proportion to what is left of
 * both, so that each gets back what came from it. Never more than `leftOf` the payment.
 */
export function bySource<Line extends { amountWon: number }>(
  lines: readonly Line[],
  { taken, gift }: Pick<PaidAttempt, 'taken' | 'gift'>,
): (Line & { giftWon: number })[] {
  let [cardLeft, giftLeft] = [taken.balanceWon, gift?.balanceWon ?? 0];
  return lines.map((line) => {
    const left = cardLeft + giftLeft;
    const giftWon = left === 0 ? 0 : Math.floor((line.amountWon * giftLeft) / left);
    giftLeft -= giftWon;
    cardLeft -= line.amountWon - giftWon;
    return { ...line, giftWon };
  });
}
