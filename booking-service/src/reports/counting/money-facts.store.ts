import { HOUSE } from 'shared/reports/figures.ts';
import { branchOfSql } from '../../catalogue/branches.store.ts';
import type { Queryable } from '../../platform/database.ts';
import type { MoneyFacts, MoneyShare } from './day-facts.ts';

const soldSql = `'bookingId', b.id, 'branchId', ${branchOfSql('b')}, 'startsAt', to_jsonb(b.starts_at), 'sessionFeeWon', b.session_fee_won, 'addons', b.addons,
  'catalogueVersion', b.catalogue_version, 'discountWon', b.discount_won, 'voucherId', b.voucher_id`;

const sharesSql = (lines: string, won: string, gift = '0') => `(
    SELECT jsonb_agg(jsonb_build_object(${soldSql}, 'amountWon', ${won}, 'giftWon', ${gift}) ORDER BY b.place)
      FROM ${lines} JOIN bookings b ON b.id = l.booking_id WHERE ${won} <> 0 OR ${gift} <> 0)`;

/** What a gift card has paid of a line beside the card; nothing where the payment was not kept, and the card alone was charged. */
const giftPaidSql = `CASE WHEN EXISTS (SELECT FROM payment_transactions g
    WHERE g.attempt_id = a.id AND g.means = 'gift-card' AND g.amount_won > 0) THEN l.gift_won ELSE 0 END`;

const paidLines = '(SELECT * FROM attempt_lines WHERE attempt_id = a.id) l';
const backLines = (refund: string) =>
  `(SELECT l.* FROM refunds r JOIN refund_lines l ON l.refund_id = r.id WHERE ${refund}) l`;

/** What nobody's session in particular has a share of; where there is no session at all, under the number of the order. */
const onNobody = (orderId: string) => `
  jsonb_build_array(CASE WHEN b.id IS NULL
    THEN jsonb_build_object('bookingId', ${orderId}, 'branchId', ${HOUSE}, 'startsAt', NULL, 'sessionFeeWon', 0, 'addons', '[]'::jsonb, 'catalogueVersion', 0,
                            'discountWon', 0, 'voucherId', NULL, 'amountWon', 0, 'giftWon', 0)
    ELSE jsonb_build_object(${soldSql}, 'amountWon', 0, 'giftWon', 0) END)`;

/** How a gift card came, as SQL: bought by a guest, or made by an admin and given away. */
export const giftOriginSql = (cardId: string) =>
  `(CASE WHEN EXISTS (SELECT FROM gift_card_sales s WHERE s.voucher_id = ${cardId}) THEN 'bought' ELSE 'given' END)`;

/**
 * Money that moved on the site, by card and by gift card; `where` knows it as `t`. What was paid is shared as it was asked for. What
 * went back, as it was decided; what goes back as a whole, on nobody in particular.
 */
export const onlineMoneySql = (where: string) => `
  SELECT t.transaction_key AS key, a.order_id AS "orderId",
         t.at, t.amount_won > 0 AS "isTaken", coalesce(b.booking_type, 'direct') AS channel, b.id IS NULL AS "isForGiftCard",
         CASE t.means WHEN 'gift-card' THEN t.means ELSE coalesce(a.method, '') END AS method,
         CASE t.means WHEN 'gift-card' THEN ${giftOriginSql('a.gift_card_id')} END AS "giftOrigin",
         abs(t.amount_won) AS "amountWon", t.means = 'gift-card' AND a.amount_won > 0 AS "isRest",
         coalesce(
           CASE WHEN t.amount_won > 0 AND t.means = 'card' THEN ${sharesSql(paidLines, 'l.amount_won - l.gift_won', giftPaidSql)}
                WHEN t.amount_won > 0 THEN ${sharesSql(paidLines, 'l.gift_won')}
                WHEN t.means = 'card' THEN ${sharesSql(backLines('r.transaction_key = t.transaction_key'), 'l.amount_won - l.gift_won')}
                ELSE ${sharesSql(backLines('r.id = substr(t.transaction_key, 6)::uuid'), 'l.gift_won')} END,
           ${onNobody('a.order_id')}) AS shares
    FROM payment_transactions t
    JOIN payment_attempts a ON a.id = t.attempt_id
    LEFT JOIN bookings b ON b.id = a.order_id
   WHERE ${where}
   ORDER BY t.at DESC, t.transaction_key`;

/** What was paid at the counter and what a gift card paid beside it, each a movement `c` of its own (`key`), as a source. */
export const counterSource = `(
  SELECT order_id, order_id AS key, method, amount_won, false AS is_rest, gift_won, NULL::int AS gift_card_id, taken_at, given_back_at
    FROM counter_payments WHERE amount_won > 0
  UNION ALL
  SELECT order_id, order_id || '/gift', 'gift-card', gift_won, amount_won > 0, 0, gift_card_id, taken_at, given_back_at
    FROM counter_payments WHERE gift_won > 0) c`;

/** Money that moved at the counter; `where` knows it as `c`. */
export const counterMoneySql = (column: 'taken_at' | 'given_back_at', where: string) => `
  SELECT c.key, c.order_id AS "orderId",
         c.${column} AS at, ${column === 'taken_at'} AS "isTaken", 'walk-in' AS channel, false AS "isForGiftCard", c.method, c.amount_won AS "amountWon",
         CASE c.method WHEN 'gift-card' THEN ${giftOriginSql('c.gift_card_id')} END AS "giftOrigin",
         c.is_rest AS "isRest",
         jsonb_build_array(jsonb_build_object(${soldSql}, 'amountWon', c.amount_won, 'giftWon', c.gift_won)) AS shares
    FROM ${counterSource} JOIN bookings b ON b.id = c.order_id
   WHERE ${where}`;

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
