import type { Figure, OpenKind } from 'shared/reports/figures.ts';
import type { Span } from 'shared/reports/spans.ts';
import type { Row } from './rows.ts';

interface BehindRow extends Pick<Row, 'key' | 'detail'> {
  figure: Figure | OpenKind;
  weekday?: number;
}

/** The dashboard's list of the bookings behind a row. */
export function behindAddress({ figure, key, detail, weekday }: BehindRow, { from, to }: Span): string {
  const query = new URLSearchParams({
    figure,
    ...(key !== undefined && { key }),
    ...(detail !== undefined && { detail }),
    ...(weekday !== undefined && { weekday: String(weekday) }),
    from,
    to,
  });
  return `/admin?${query}`;
}
