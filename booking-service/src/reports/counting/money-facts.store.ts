import type { Queryable } from '../../platform/database.ts';
import type { MoneyFacts, MoneyShare } from './day-facts.ts';

const soldSql = `'bookingId', b.id, 'startsAt', to_jsonb(b.starts_at), 'sessionFeeWon', b.session_fee_won, 'addons', b.addons,
  'catalogueVersion', b.catalogue_version`;

/** What was paid is shared as it was asked for. What went back, as it was decided; what goes back as a whole, on nobody in particular. */
const ONLINE = `
  SELECT t.at, t.amount_won > 0 AS "isTaken", b.booking_type AS channel, coalesce(a.method, '') AS method,
         abs(t.amount_won) AS "amountWon",
         coalesce(
           CASE WHEN t.amount_won > 0 THEN (
             SELECT jsonb_agg(jsonb_build_object(${soldSql}, 'amountWon', l.amount_won) ORDER BY b.place)
               FROM attempt_lines l JOIN bookings b ON b.id = l.booking_id WHERE l.attempt_id = a.id)
           ELSE (
             SELECT jsonb_agg(jsonb_build_object(${soldSql}, 'amountWon', l.amount_won) ORDER BY b.place)
               FROM refunds r JOIN refund_lines l ON l.refund_id = r.id JOIN bookings b ON b.id = l.booking_id
              WHERE r.transaction_key = t.transaction_key) END,
           jsonb_build_array(jsonb_build_object(${soldSql}, 'amountWon', 0))) AS shares
    FROM payment_transactions t
    JOIN payment_attempts a ON a.id = t.attempt_id
    JOIN bookings b ON b.id = a.order_id
   WHERE t.at >= $1 AND t.at < $2
   ORDER BY t.at DESC, t.transaction_key`;

const atCounterSql = (column: 'taken_at' | 'given_back_at', isTaken: boolean) => `
  SELECT c.${column} AS at, ${isTaken} AS "isTaken", 'walk-in' AS channel, c.method, c.amount_won AS "amountWon",
         jsonb_build_array(jsonb_build_object(${soldSql}, 'amountWon', c.amount_won)) AS shares
    FROM counter_payments c JOIN bookings b ON b.id = c.order_id
   WHERE c.${column} >= $1 AND c.${column} < $2 AND c.amount_won > 0`;
const AT_COUNTER = `
  SELECT * FROM (${atCounterSql('taken_at', true)} UNION ALL ${atCounterSql('given_back_at', false)}) moved
   ORDER BY at DESC, shares -> 0 ->> 'bookingId'`;

/** What was taken and given back from `from` until `until`, online and at the counter, newest first in each. */
export async function readMoney(db: Queryable, from: Date, until: Date): Promise<MoneyFacts[]> {
  const online = await db.query<MoneyFacts>(ONLINE, [from, until]);
  const atCounter = await db.query<MoneyFacts>(AT_COUNTER, [from, until]);
  return [...online.rows, ...atCounter.rows].map((money) => ({
    ...money,
    shares: money.shares.map(withInstant),
  }));
}

/** Instants inside JSON are texts. */
const withInstant = (share: MoneyShare): MoneyShare => ({
  ...share,
  startsAt: share.startsAt === null ? null : new Date(share.startsAt),
});
