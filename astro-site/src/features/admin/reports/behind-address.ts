import type { Span } from 'shared/reports/spans.ts';
import type { Row } from './rows.ts';

/** The dashboard's list of the bookings behind a row. */
export function behindAddress(
  { figure, key, detail, weekday }: Pick<Row, 'figure' | 'key' | 'detail'> & { weekday?: number },
  { from, to }: Span,
): string {
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
