import { instantInSeoul } from 'shared/time/seoul.ts';
import type { BookingPage } from './booking-page.ts';
import { dayAfter } from './session-day.ts';

/** Values of one statement, numbered as they are named. */
export class Parameters {
  readonly values: unknown[] = [];
  readonly #names = new Map<unknown, string>();
  readonly add = (value: unknown): string => {
    const name = this.#names.get(value) ?? `$${this.values.push(value)}`;
    this.#names.set(value, name);
    return name;
  };
}

/** The order of a page: a column that an index is in the order of. */
export interface Sorting {
  column: 'created_at' | 'session_at';
  direction: 'ASC' | 'DESC';
}

export const sortingOf = ({ sort }: Pick<BookingPage, 'sort'>): Sorting =>
  sort === 'newest'
    ? { column: 'created_at', direction: 'DESC' }
    : { column: 'session_at', direction: sort === 'session' ? 'ASC' : 'DESC' };

/**
 * The order of one class. Its branch or its standing is a range and leads the order, though it is one value: so only the index
 * that begins with it gives this order, and Postgres cannot walk through all others in search of a rare one. A branch has fewer.
 */
export function classSortingSql(
  { branchId }: Pick<BookingPage, 'branchId'>,
  sorting: Sorting,
  { isStanding }: Pick<Class, 'isStanding'>,
): string {
  const leading = branchId !== null ? 'branch_id' : isStanding ? 'standing' : undefined;
  const direction = sorting.column === 'created_at' ? 'ASC' : sorting.direction;
  return leading ? `${leading} ${direction}, ${sortingSql(sorting)}` : sortingSql(sorting);
}

export const branchSql = ({ branchId }: Pick<BookingPage, 'branchId'>, add: Parameters['add']): string =>
  branchId === null ? 'true' : `branch_id >= ${add(branchId)}::int AND branch_id <= ${add(branchId)}::int`;

export const sortingSql = ({ column, direction }: Sorting) =>
  `${column} ${direction}, booking_id ${direction}`;

/** The rows of a status: what an index finds, and what has to be compared with now. */
export interface Class {
  indexed: string;
  checked: string;
  isStanding: boolean;
}

/**
 * Where bookings that read as the wanted status are stored. A hold reads as pending until it runs out, then as
 * cancelled and never paid.
 *
 * @param now adds the moment to the parameters, where it is needed
 */
export function classesOf({ status, hideNeverPaid }: BookingPage, now: () => string): Class[] {
  const standing = (name: string, checked = 'true') => ({
    indexed: `standing >= '${name}' AND standing <= '${name}'`,
    checked,
    isStanding: true,
  });
  const runsOn = () => `hold_expires_at > ${now()}`;
  const ranOut = () => `hold_expires_at <= ${now()}`;
  if (status === 'pending') return [standing('pending'), standing('held', runsOn())];
  if (status === 'cancelled')
    return hideNeverPaid
      ? [standing('cancelled')]
      : [standing('cancelled'), standing('never-paid'), standing('held', ranOut())];
  if (status !== null) return [standing(status)];
  return hideNeverPaid
    ? [
        {
          indexed: `standing <> 'never-paid'`,
          checked: `(standing <> 'held' OR ${runsOn()})`,
          isStanding: false,
        },
      ]
    : [{ indexed: 'true', checked: 'true', isStanding: false }];
}

/** The session days as instants: from the first one's beginning to the end of the last; null without any. */
export function spanOf({ from, to }: Pick<BookingPage, 'from' | 'to'>): { from: string; to: string } | null {
  if (from === null && to === null) return null;
  return {
    from: from === null ? '-infinity' : startOf(from),
    // Not 'infinity' itself: a booking without a time is on no day.
    to: to === null ? 'infinity' : startOf(dayAfter(to)),
  };
}

export const startOf = (date: string) => instantInSeoul(date, '00:00').toISOString();

/** Everything after the place where the page before ended. */
export function afterSql({ after }: BookingPage, sorting: Sorting, add: Parameters['add']): string {
  if (!after) return 'true';
  const sign = sorting.direction === 'ASC' ? '>' : '<';
  return `(${sorting.column}, booking_id) ${sign} (${add(after.at)}::timestamptz, ${add(after.id)}::text)`;
}
