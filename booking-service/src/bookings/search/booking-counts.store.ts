import type { BookingCounts } from 'shared/bookings/admin-booking.ts';
import { bookingStatuses } from 'shared/bookings/booking-status.ts';
import type { BookingStatus } from 'shared/bookings/booking-status.ts';
import type { Queryable } from '../../platform/database.ts';

/** The counters hold what has been folded; rows that have not are counted one by one, less what the counters say of them. */
const IN_ALL = `
    SELECT standing, bookings FROM booking_counts
    UNION ALL SELECT standing, 1 FROM booking_search WHERE NOT is_folded
    UNION ALL SELECT counted_as, -1 FROM booking_search WHERE NOT is_folded AND counted_as IS NOT NULL`;

/** No counters: a branch has fewer, and its index tells their standing. */
const OF_BRANCH = `
    SELECT standing, count(*) AS bookings FROM booking_search WHERE is_folded AND branch_id = $2::int GROUP BY standing
    UNION ALL SELECT standing, 1 FROM booking_search WHERE NOT is_folded AND branch_id = $2::int`;

const countSql = (counted: string, ofBranch: string) => `
  WITH counted AS (${counted}),
  held AS (
    SELECT sum(over)::bigint AS over FROM (
      SELECT count(*) AS over FROM booking_search
       WHERE is_folded AND standing = 'held' AND hold_expires_at <= $1::timestamptz AND ${ofBranch}
      UNION ALL
      SELECT count(*) FROM booking_search
       WHERE NOT is_folded AND standing = 'held' AND hold_expires_at <= $1::timestamptz AND ${ofBranch}) part),
  read AS (
    SELECT CASE standing WHEN 'held' THEN 'pending' WHEN 'never-paid' THEN 'cancelled' ELSE standing END AS status, bookings
      FROM counted
    UNION ALL SELECT 'pending', -over FROM held
    UNION ALL SELECT 'cancelled', over FROM held)
  SELECT status, sum(bookings)::int AS count FROM read GROUP BY status`;
const COUNT = countSql(IN_ALL, 'true');
const COUNT_OF_BRANCH = countSql(OF_BRANCH, 'branch_id = $2::int');

const none = Object.fromEntries(bookingStatuses.map((status) => [status, 0])) as Record<
  BookingStatus,
  number
>;

/**
 * How many bookings read as which status at this moment. One statement, so one moment: exact while bookings are made.
 *
 * @param branchId of all branches when left out
 */
export async function countByStatus(db: Queryable, now: Date, branchId?: number): Promise<BookingCounts> {
  const [sql, values] = branchId === undefined ? [COUNT, [now]] : [COUNT_OF_BRANCH, [now, branchId]];
  const { rows } = await db.query<{ status: BookingStatus; count: number }>(sql, values);
  const counts = { total: 0, ...none };
  for (const { status, count } of rows) {
    counts[status] = count;
    counts.total += count;
  }
  return counts;
}
