import type { Figure } from 'shared/reports/figures.ts';

/** What one booking adds to a figure of a day (yyyy-MM-dd in Seoul). */
export interface Contribution {
  day: string;
  /** `HOUSE` for what is of no branch. */
  branchId: number;
  figure: Figure;
  key: string;
  detail: string;
  count: number;
  /** Won, or minutes (`figureDays`). */
  amount: number;
  /** Null for what no booking stands behind, as times that nobody took. */
  bookingId: string | null;
}

/** A line of the rollup. */
export type FigureLine = Omit<Contribution, 'bookingId'>;

/** The same of all contributions together, a line for each day, branch, figure, key and detail. */
export function summed(contributions: Iterable<Contribution>): FigureLine[] {
  const lines = new Map<string, FigureLine>();
  for (const { bookingId: _, count, amount, ...named } of contributions) {
    const name = lineName(named);
    const line = lines.get(name) ?? { ...named, count: 0, amount: 0 };
    lines.set(name, { ...line, count: line.count + count, amount: line.amount + amount });
  }
  return [...lines.values()];
}

const lineName = ({ day, branchId, figure, key, detail }: Omit<FigureLine, 'count' | 'amount'>) =>
  `${day} ${branchId} ${figure} ${key} ${detail}`;

/** Lines as a text, whatever their order: the same lines, the same text. */
export const linesText = (lines: readonly FigureLine[]): string =>
  lines
    .map((line) => `${lineName(line)} ${line.count} ${line.amount}`)
    .sort()
    .join('\n');
