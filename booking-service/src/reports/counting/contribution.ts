import type { Figure } from 'shared/reports/figures.ts';

/** What one booking adds to a figure of a day (yyyy-MM-dd in Seoul). */
export interface Contribution {
  day: string;
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

/** The same of all contributions together, a line for each day, figure, key and detail. */
export function summed(contributions: Iterable<Contribution>): FigureLine[] {
  const lines = new Map<string, FigureLine>();
  for (const { day, figure, key, detail, count, amount } of contributions) {
    const name = lineName({ day, figure, key, detail });
    const line = lines.get(name) ?? { day, figure, key, detail, count: 0, amount: 0 };
    lines.set(name, { ...line, count: line.count + count, amount: line.amount + amount });
  }
  return [...lines.values()];
}

export const lineName = ({
  day,
  figure,
  key,
  detail,
}: Pick<FigureLine, 'day' | 'figure' | 'key' | 'detail'>) => `${day} ${figure} ${key} ${detail}`;
