import type { Database } from '../../../src/platform/database.ts';

/**
 * Many bookings in one statement, one a minute back from `now`: every status, holds that run and that ran out, with and
 * without a time, common names and rare ones. Sessions are booked 30 days before at most, a few afterwards.
 */
export async function storeMany(db: Database, count: number, now: Date): Promise<void> {
  await db.query(
    `WITH made AS (
       SELECT translate(lpad(to_hex(n), 10, '0'), 'abcdef', 'ABCDEF') AS id, n,
              $2::timestamptz - n * interval '1 minute' AS created, n % 5 = 0 AS klook,
              CASE WHEN n % 977 = 3 THEN 'in-progress'
                   ELSE (ARRAY['pending', 'confirmed', 'completed', 'cancelled', 'pending', 'completed', 'cancelled'])[1 + n % 7]
              END AS status
         FROM generate_series(1, $1::int) n),
     new_order AS (
       INSERT INTO orders (id, email, phone, created_at)
       SELECT id, 'v' || n || '@mail.test', '+82 10-' || lpad((n % 10000)::text, 4, '0') || '-0000', created FROM made)
     INSERT INTO bookings (id, order_id, booking_type, klook_booking_id, name, selected_drink, youtube_track_url,
                           starts_at, slot_minutes, status, cancellation_reason, hold_expires_at, hold_promised_until,
                           session_fee_won, total_price_won, catalogue_version, cancellation_policy, created_at, updated_at)
     SELECT id, id, CASE WHEN klook THEN 'klook' ELSE 'direct' END,
            CASE WHEN klook THEN 'KLK-' || n END,
            (ARRAY['Ana Kim', '김민수', '이서연', 'Leon Müller'])[1 + n % 4] || CASE WHEN n % 1999 = 7 THEN ' 뷁' ELSE '' END,
            'lemonade', 'https://youtu.be/a',
            CASE WHEN NOT klook OR n % 2 = 0 THEN date_trunc('hour', created) + (n % 43 - 3) * interval '17 hours' END, 10,
            status, CASE status WHEN 'cancelled' THEN (ARRAY['staff', 'payment-abandoned', 'no-show'])[1 + n % 3] END,
            CASE WHEN is_hold THEN created + interval '15 minutes' END, CASE WHEN is_hold THEN created + interval '15 minutes' END,
            0, 0, 1, '{}', created, created
       FROM made,
            LATERAL (SELECT status = 'pending' AND NOT klook AS is_hold) held`,
    [count, now],
  );
}
