import type { BookingCounts } from 'shared/bookings/admin-booking.ts';
import { bookingStatuses } from 'shared/bookings/booking-status.ts';
import type { BookingStatus } from 'shared/bookings/booking-status.ts';
import type { Queryable } from '../../platform/database.ts';

/**
 * How many bookings read as which status at this moment. The counters hold what has been folded; rows that have not are
 * counted one by one, less what the counters say of them. One statement, so one moment: exact while bookings are made.
 */
const COUNT = `
  WITH counted AS (
    SELECT standing, bookings FROM booking_counts
    UNION ALL SELECT standing, 1 FROM booking_search WHERE NOT is_folded
    UNION ALL SELECT counted_as, -1 FROM booking_search WHERE NOT is_folded AND counted_as IS NOT NULL),
  held AS (
    SELECT sum(over)::bigint AS over FROM (
      SELECT count(*) AS over FROM booking_search WHERE is_folded AND standing = 'held' AND hold_expires_at <= $1::timestamptz
      UNION ALL
      SELECT count(*) FROM booking_search WHERE NOT is_folded AND standing = 'held' AND hold_expires_at <= $1::timestamptz) part),
  read AS (
    SELECT CASE standing WHEN 'held' THEN 'pending' WHEN 'never-paid' THEN 'cancelled' ELSE standing END AS status, bookings
      FROM counted
    UNION ALL SELECT 'pending', -over FROM held
    UNION ALL SELECT 'cancelled', over FROM held)
  SELECT status, sum(bookings)::int AS count FROM read GROUP BY status`;

const none = Object.fromEntries(bookingStatuses.map((status) => [status, 0])) as Record<
  BookingStatus,
  number
>;

export async function countByStatus(db: Queryable, now: Date): Promise<BookingCounts> {
  const { rows } = await db.query<{ status: BookingStatus; count: number }>(COUNT, [now]);
  const counts = { total: 0, ...none };
  for (const { status, count } of rows) {
    counts[status] = count;
    counts.total += count;
  }
  return counts;
}
