/** Notes and coins, in won, as they lie in a drawer. */
export const pieces = [50_000, 10_000, 5_000, 1_000, 500, 100, 50, 10] as const;

/** How many there are of each, as typed: digits alone. */
export type Pieces = Partial<Record<number, string>>;

/** In won. */
export const drawerSum = (counts: Pieces): number =>
  pieces.reduce((sum, value) => sum + value * Number(counts[value] ?? ''), 0);
