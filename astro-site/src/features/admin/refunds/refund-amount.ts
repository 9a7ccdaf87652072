import type { RefundQuoteView } from 'shared/refunds/refunds.ts';

/** Won that staff typed: "22,000", "₩22 000" and "22000" are the same; null when it is no amount. */
export function typedWon(text: string): number | null {
  const digits = text.replace(/[,₩\s]/g, '');
  return /^[1-9]\d{0,9}$/.test(digits) ? Number(digits) : null;
}

/** What an amount means against a quote. */
export type AmountVerdict = 'none' | 'beyond-balance' | 'as-policy' | 'other-than-policy';

export function judgeAmount(
  amountWon: number | null,
  { balanceWon, suggestedWon }: Pick<RefundQuoteView, 'balanceWon' | 'suggestedWon'>,
): AmountVerdict {
  if (amountWon === null) return 'none';
  if (amountWon > balanceWon) return 'beyond-balance';
  return amountWon === suggestedWon ? 'as-policy' : 'other-than-policy';
}
