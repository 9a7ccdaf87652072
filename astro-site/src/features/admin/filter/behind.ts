import { figures, openKinds, type Figure, type OpenKind } from 'shared/reports/figures.ts';

/** A figure of the reports whose bookings the list shows, in place of every other filter but the days. */
export interface BehindFigure {
  figure: Figure | OpenKind;
  /** Empty for any. */
  key: string;
  detail: string;
  /** "1" for Monday to "7" for Sunday; empty for any. */
  weekday: string;
  /** Number of the branch. */
  branchId: string;
}

const parts = ['key', 'detail', 'weekday', 'branchId'] as const;

/** The figure that an address names; null where it names none that is counted. */
export function behindFromAddress(query: URLSearchParams): BehindFigure | null {
  const figure = [...figures, ...openKinds].find((known) => known === query.get('figure'));
  if (!figure) return null;
  const [key = '', detail = '', weekday = '', branchId = ''] = parts.map((part) => query.get(part) ?? '');
  return { figure, key, detail, weekday, branchId };
}

/** What an address or a request says of it: what is not empty. */
export const behindQuery = ({ figure, ...rest }: BehindFigure): Record<string, string> => ({
  figure,
  ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== '')),
});
