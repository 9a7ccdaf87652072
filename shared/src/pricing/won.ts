/**
 * A whole number with thousands separators: "140,000". Written without Intl, whose formatter took a page that loads this longer
 * to make than all else in its script.
 */
export const thousands = (whole: number) => String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

/** "₩140,000": an amount in Korean won with thousands separators. */
export function formatWon(amountWon: number): string {
  return `₩${thousands(amountWon)}`;
}
