import type { Queryable, Transaction } from '../platform/database.ts';
import { takeUse } from './voucher-uses.store.ts';

/**
 * What of a gift card is held, spent and given back. Everything that changes a balance goes through this file, and locks the card
 * before it (`payments/attempts/locks.store.ts`). That nobody spends what is not there is promised by the constraint
 * `vouchers_not_overspent`.
 */

/** What an order holds of a gift card, or has paid with it and not got back. */
export interface GiftUse {
  cardId: number;
  code: string;
  amountWon: number;
}

/** Whether use `u` of a gift card counts at `now`, as SQL: its order waits for payment, or is paid with it. */
export const giftCountsSql = (now: string) => `(
  EXISTS (SELECT FROM bookings b WHERE b.order_id = u.order_id AND b.status = 'pending'
             AND (b.hold_expires_at IS NULL OR b.hold_expires_at > ${now}::timestamptz))
  OR EXISTS (SELECT FROM payment_attempts a WHERE a.order_id = u.order_id AND a.state = 'PAID' AND a.gift_card_id = u.voucher_id)
  OR EXISTS (SELECT FROM counter_payments c WHERE c.order_id = u.order_id AND c.gift_card_id = u.voucher_id))`;

/** What is left of a gift card `v` at `now`, as SQL: its value without what has lapsed and what counts. */
export const giftLeftSql = (now: string) => `(v.value - v.lapsed_won - (
  SELECT coalesce(sum(u.amount_won), 0) FROM voucher_uses u WHERE u.voucher_id = v.id AND ${giftCountsSql(now)}))::int`;

/** What is left on gift cards that may be used at `now`, together. What is held for a payment is not left. */
export async function readGiftBalances(db: Queryable, now: Date): Promise<{ count: number; won: number }> {
  const { rows } = await db.query<{ count: number; won: number }>(
    `SELECT count(*)::int AS count, coalesce(sum(won), 0)::bigint AS won FROM (
       SELECT ${giftLeftSql('$1')} AS won FROM vouchers v
        WHERE v.kind = 'gift-card' AND v.ended_at IS NULL
          AND (v.use_until IS NULL OR v.use_until >= ($1::timestamptz AT TIME ZONE 'Asia/Seoul')::date)) cards WHERE won > 0`,
    [now],
  );
  return rows[0] ?? { count: 0, won: 0 };
}

/** The gift card that an order holds something of; undefined where there is none. */
export async function findGiftUse(db: Queryable, orderId: string): Promise<GiftUse | undefined> {
  const { rows } = await db.query<GiftUse>(
    `SELECT u.voucher_id AS "cardId", v.code, u.amount_won AS "amountWon"
       FROM voucher_uses u JOIN vouchers v ON v.id = u.voucher_id AND v.kind = 'gift-card' WHERE u.order_id = $1`,
    [orderId],
  );
  return rows[0];
}

/** The code that an order which waits for payment uses; of a gift card also what it pays and what stays on it. */
export interface UsedCode {
  code: string;
  giftWon: number;
  leftWon: number;
}

/** Undefined where none is used. */
export async function findUsedCode(db: Queryable, orderId: string, now: Date): Promise<UsedCode | undefined> {
  const { rows } = await db.query<UsedCode>(
    `SELECT v.code, coalesce(u.amount_won, 0) AS "giftWon",
            CASE v.kind WHEN 'gift-card' THEN ${giftLeftSql('$2')} ELSE 0 END AS "leftWon"
       FROM voucher_uses u JOIN vouchers v ON v.id = u.voucher_id WHERE u.order_id = $1`,
    [orderId, now],
  );
  return rows[0];
}

/** What is left of a gift card at `now` for an order, beside what it holds itself. */
export async function giftLeft(
  db: Queryable,
  { cardId, orderId, now }: { cardId: number; orderId: string; now: Date },
): Promise<number> {
  const { rows } = await db.query<{ won: number }>(
    `SELECT (${giftLeftSql('$2')} + coalesce((SELECT u.amount_won FROM voucher_uses u
               WHERE u.voucher_id = v.id AND u.order_id = $3 AND ${giftCountsSql('$2')}), 0))::int AS won
       FROM vouchers v WHERE v.id = $1`,
    [cardId, now, orderId],
  );
  return rows[0]?.won ?? 0;
}

/** Whether the money of the order that bought a gift card goes or has gone back, as SQL: nothing can be paid with the card then. */
export const isCardReturnedSql = (orderId: string) => `EXISTS (
  SELECT FROM payment_attempts a JOIN refunds r ON r.attempt_id = a.id
   WHERE a.order_id = ${orderId} AND a.state = 'PAID' AND r.state <> 'FAILED')`;

/** What no longer counts gives its amount back to the card. */
const FREE = `
  WITH freed AS (
    DELETE FROM voucher_uses u WHERE u.voucher_id = $1 AND (u.order_id = $2 OR NOT ${giftCountsSql('$3')}) RETURNING u.amount_won)
  UPDATE vouchers v SET spent_won = v.spent_won - (SELECT coalesce(sum(amount_won), 0) FROM freed)
   WHERE v.id = $1
  RETURNING CASE WHEN EXISTS (SELECT FROM gift_card_sales g WHERE g.voucher_id = v.id AND ${isCardReturnedSql('g.order_id')})
                 THEN 0 ELSE v.value - v.lapsed_won - v.spent_won END AS won`;

interface Wanted {
  cardId: number;
  orderId: string;
  wantedWon: number;
  now: Date;
}

/**
 * Holds as much as there is of what an order wants of a locked gift card, instead of what it held before: nothing of one whose money
 * has gone back to its buyer.
 *
 * @returns how much it holds now
 */
export async function holdGift(
  trx: Transaction,
  { cardId, orderId, wantedWon, now }: Wanted,
): Promise<number> {
  const { rows } = await trx.query<{ won: number }>(FREE, [cardId, orderId, now]);
  const won = Math.min(rows[0]?.won ?? 0, wantedWon);
  if (won <= 0) return 0;
  await takeUse(trx, { voucherId: cardId, orderId, expiresAt: null, now });
  await trx.query(
    `WITH held AS (UPDATE voucher_uses SET amount_won = $3 WHERE order_id = $2)
     UPDATE vouchers SET spent_won = spent_won + $3 WHERE id = $1`,
    [cardId, orderId, won],
  );
  return won;
}

/** How long a card that had ended or expired can be used once money of a refund is back on it, in months. */
const REOPENED_FOR_MONTHS = 12;
const REOPEN = `
  UPDATE vouchers v
     SET lapsed_won = v.value - v.spent_won, ended_at = NULL,
         use_until = greatest(v.use_until, (today.day + make_interval(months => $3))::date)
    FROM voucher_uses u, (SELECT ($2::timestamptz AT TIME ZONE 'Asia/Seoul')::date AS day) today
   WHERE u.order_id = $1 AND v.id = u.voucher_id AND (v.ended_at IS NOT NULL OR v.use_until < today.day)`;

/**
 * What an order has paid with a locked gift card goes back to it. A card that has ended or expired opens again for this amount
 * alone: what was left on it before stays lost.
 *
 * @throws Error where it has not paid that much
 */
export async function giveBackToGift(
  trx: Transaction,
  orderId: string,
  { won, now }: { won: number; now: Date },
): Promise<void> {
  await trx.query(REOPEN, [orderId, now, REOPENED_FOR_MONTHS]);
  const { rowCount } = await trx.query(
    `WITH back AS (UPDATE voucher_uses SET amount_won = amount_won - $2 WHERE order_id = $1 AND amount_won >= $2 RETURNING voucher_id)
     UPDATE vouchers v SET spent_won = v.spent_won - $2 FROM back WHERE v.id = back.voucher_id`,
    [orderId, won],
  );
  if (rowCount !== 1) throw new Error(`Order ${orderId} has not paid ${won} won with a gift card`);
}
