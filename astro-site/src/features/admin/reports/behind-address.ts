import type { Figure, OpenKind } from 'shared/reports/figures.ts';
import { queryOf, type Asked } from './report-api.ts';
import type { Row } from './rows.ts';

interface BehindRow extends Pick<Row, 'key' | 'detail'> {
  figure: Figure | OpenKind;
  weekday?: number;
}

/** The dashboard's list of the bookings behind a row. */
export function behindAddress({ figure, key, detail, weekday }: BehindRow, asked: Asked): string {
  const query = new URLSearchParams({
    figure,
    ...(key !== undefined && { key }),
    ...(detail !== undefined && { detail }),
    ...(weekday !== undefined && { weekday: String(weekday) }),
    ...Object.fromEntries(queryOf(asked)),
  });
  return `/admin?${query}`;
}
