import type { Behind } from 'shared/reports/report.ts';
import type { OfBranch } from '../catalogue/branch-parameter.ts';
import type { Contribution } from './counting/contribution.ts';

/** Whether a contribution belongs to what was asked for; without key, detail or weekday it is any. */
export function isBehind(
  { figure, key, detail, day, branchId }: Contribution,
  asked: Pick<Behind, 'figure' | 'key' | 'detail' | 'weekday'> & OfBranch,
  today: string,
): boolean {
  return (
    figure === asked.figure &&
    (asked.branchId === undefined || branchId === asked.branchId) &&
    (asked.key === undefined || key === asked.key) &&
    (asked.detail === undefined || isOfDetail(detail, asked.detail, today)) &&
    (asked.weekday === undefined || weekdayOf(day) === Number(asked.weekday))
  );
}

/** An open delivery is `overdue` or `open` by the day on which somebody asks. */
function isOfDetail(detail: string, asked: string, today: string): boolean {
  if (detail === asked) return true;
  const [kind, dueOn = ''] = detail.split(':');
  return kind === 'open' && asked === (dueOn < today ? 'overdue' : 'open');
}

/** 1 for Monday to 7 for Sunday. */
const weekdayOf = (day: string) => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;

/** Where a page ended: a day and a booking that it shows. */
export interface BehindPlace {
  day: string;
  id: string;
}

export const behindCursorOf = ({ day, id }: BehindPlace): string => `${day}.${id}`;

export function behindPlaceOf(cursor: string): BehindPlace | undefined {
  const [, day, id] = /^(\d{4}-\d{2}-\d{2})\.([0-9A-Z]{10})$/.exec(cursor) ?? [];
  return day !== undefined && id !== undefined ? { day, id } : undefined;
}
