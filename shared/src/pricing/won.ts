/** Writes numbers with thousands separators: "140,000". */
export const thousands = new Intl.NumberFormat('en-US');

/** "₩140,000": an amount in Korean won with thousands separators. */
export function formatWon(amountWon: number): string {
  return `₩${thousands.format(amountWon)}`;
}

/** The same for the fee of a session, where 0 is a price of its own. */
export const formatFee = (feeWon: number) => (feeWon === 0 ? 'Free' : formatWon(feeWon));
