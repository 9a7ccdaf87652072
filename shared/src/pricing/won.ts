const thousands = new Intl.NumberFormat('en-US');

/** "₩140,000": an amount in Korean won with thousands separators (spec.md section 1). */
export function formatWon(amountWon: number): string {
  return `₩${thousands.format(amountWon)}`;
}
