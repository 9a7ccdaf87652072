import type { Figure } from 'shared/reports/figures.ts';
import type { Report, ReportLine } from 'shared/reports/report.ts';

/** A row of a table: a part of a figure, and the same of the span before. */
export interface Row {
  figure: Figure;
  /** Undefined: whatever it is. */
  key: string | undefined;
  detail: string | undefined;
  name: string;
  count: number;
  amount: number;
  countBefore: number;
  amountBefore: number;
}

type Sums = Pick<Row, 'count' | 'amount' | 'countBefore' | 'amountBefore'>;

export const sumOf = (rows: readonly Sums[]): Sums => {
  const sum = (of: (row: Sums) => number) => rows.reduce((all, row) => all + of(row), 0);
  return {
    count: sum((row) => row.count),
    amount: sum((row) => row.amount),
    countBefore: sum((row) => row.countBefore),
    amountBefore: sum((row) => row.amountBefore),
  };
};

export const linesOf = ({ lines }: Pick<Report, 'lines'>, ...figures: Figure[]): ReportLine[] =>
  lines.filter(({ figure }) => figures.includes(figure));

/** What makes a row of a line: key and detail of its link, and its name. */
type RowOf = (line: ReportLine) => Pick<Row, 'key' | 'detail' | 'name'>;

/** Lines of a figure as rows; lines with the same key and detail are one. */
export function rowsOf(report: Pick<Report, 'lines'>, figure: Figure, rowOf: RowOf): Row[] {
  const rows = new Map<string, Row[]>();
  for (const line of linesOf(report, figure)) {
    const row: Row = { ...line, ...rowOf(line) };
    const name = JSON.stringify([row.key, row.detail]);
    rows.set(name, [...(rows.get(name) ?? []), row]);
  }
  return [...rows.values()].flatMap((same) => (same[0] ? [{ ...same[0], ...sumOf(same) }] : []));
}

/** In the order of a list; what it does not name stands last. */
export const inOrderOf = (order: readonly string[]) => (a: Row, b: Row) => place(order, a) - place(order, b);

const place = (order: readonly string[], { key = '' }: Row) => {
  const at = order.indexOf(key);
  return at < 0 ? order.length : at;
};

export const byCount = (a: Row, b: Row) => b.count - a.count || b.countBefore - a.countBefore;
export const byAmount = (a: Row, b: Row) => b.amount - a.amount || b.amountBefore - a.amountBefore;

/** "0.42" as "42%". */
export const percentOf = (share: number): string => `${Math.round(share * 100)}%`;

/** How much more or less it is, as a share of what it was; null where there was nothing. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : (now - before) / Math.abs(before);
