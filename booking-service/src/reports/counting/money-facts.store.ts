import type { Queryable } from '../../platform/database.ts';
import type { MoneyFacts, MoneyShare } from './day-facts.ts';

const soldSql = `'bookingId', b.id, 'startsAt', to_jsonb(b.starts_at), 'sessionFeeWon', b.session_fee_won, 'addons', b.addons,
  'catalogueVersion', b.catalogue_version, 'discountWon', b.discount_won, 'voucherId', b.voucher_id`;

/**
 * Money that moved by card on the site; `where` knows it as `t`. What was paid is shared as it was asked for. What went back, as it
 * was decided; what goes back as a whole, on nobody in particular.
 */
export const onlineMoneySql = (where: string) => `
  SELECT t.transaction_key AS key, a.order_id AS "orderId",
         t.at, t.amount_won > 0 AS "isTaken", b.booking_type AS channel, coalesce(a.method, '') AS method,
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
   WHERE ${where}
   ORDER BY t.at DESC, t.transaction_key`;

/** Money that moved at the counter; `where` knows it as `c`. */
export const counterMoneySql = (column: 'taken_at' | 'given_back_at', where: string) => `
  SELECT c.order_id AS key, c.order_id AS "orderId",
         c.${column} AS at, ${column === 'taken_at'} AS "isTaken", 'walk-in' AS channel, c.method, c.amount_won AS "amountWon",
         jsonb_build_array(jsonb_build_object(${soldSql}, 'amountWon', c.amount_won)) AS shares
    FROM counter_payments c JOIN bookings b ON b.id = c.order_id
   WHERE c.amount_won > 0 AND ${where}`;

const ONLINE = onlineMoneySql('t.at >= $1 AND t.at < $2');

const atCounterSql = (column: 'taken_at' | 'given_back_at') =>
  counterMoneySql(column, `c.${column} >= $1 AND c.${column} < $2`);
const AT_COUNTER = `
  SELECT * FROM (${atCounterSql('taken_at')} UNION ALL ${atCounterSql('given_back_at')}) moved
   ORDER BY at DESC, key`;

/** What was taken and given back from `from` until `until`, online and at the counter, newest first in each. */
export async function readMoney(db: Queryable, from: Date, until: Date): Promise<MoneyFacts[]> {
  const online = await readMoneyBy(db, ONLINE, [from, until]);
  return [...online, ...(await readMoneyBy(db, AT_COUNTER, [from, until]))];
}

/** What one of the statements above reads, with what names a movement among those of its kind. */
export async function readMoneyBy(
  db: Queryable,
  sql: string,
  values: readonly unknown[],
): Promise<(MoneyFacts & { key: string; orderId: string })[]> {
  const { rows } = await db.query<MoneyFacts & { key: string; orderId: string }>(sql, values);
  return rows.map((money) => ({ ...money, shares: money.shares.map(withInstant) }));
}

/** Instants inside JSON are texts. */
const withInstant = (share: MoneyShare): MoneyShare => ({
  ...share,
  startsAt: share.startsAt === null ? null : new Date(share.startsAt),
});
