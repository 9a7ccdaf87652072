import { randomUUID } from 'node:crypto';
import type { Actor } from 'shared/bookings/lifecycle.ts';
import { CANCELLED_BY } from '../../bookings/lifecycle/booking.store.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { giftKey } from '../attempts/gift-payment.store.ts';
import type { RefundError, RefundState } from '../base/codes.ts';

/** A refund as staff see it on the card of one booking. */
export interface RefundRow {
  id: string;
  attemptId: string;
  /** What of it is for that booking; all of it where everything goes back. */
  amountWon: number;
  reason: string;
  override: boolean;
  state: RefundState;
  error: RefundError | null;
  /** Username, `visitor` or `system`. */
  requestedBy: string;
  createdAt: Date;
  settledAt: Date | null;
}

const columns = (whole = '(r.amount_won + r.gift_won)') => `r.id, r.attempt_id AS "attemptId",
  coalesce(l.amount_won, ${whole}) AS "amountWon", r.reason, r.override, r.state,
  r.last_error AS "error", coalesce(u.username, r.requested_by) AS "requestedBy", r.created_at AS "createdAt",
  r.settled_at AS "settledAt"`;
const source = `FROM refunds r LEFT JOIN users u ON r.requested_by = 'user:' || u.id`;
const lineOf = (booking: string) => `refund_lines l ON l.refund_id = r.id AND l.booking_id = ${booking}`;

/** Of a payment that goes back as a whole, what was paid for one booking by card; another sum cannot be told apart. */
const shareOfWhole =
  'CASE WHEN r.amount_won = a.amount_won THEN f.amount_won - f.gift_won ELSE r.amount_won END';

/** Refunds of a booking, newest first. */
export async function refundsOfBooking(db: Queryable, bookingId: string): Promise<RefundRow[]> {
  const { rows } = await db.query<RefundRow>(
    `SELECT ${columns(shareOfWhole)} ${source}
       JOIN payment_attempts a ON a.id = r.attempt_id
       JOIN attempt_lines f ON f.attempt_id = a.id AND f.booking_id = $1
       LEFT JOIN ${lineOf('$1')}
      WHERE l.booking_id IS NOT NULL OR NOT EXISTS (SELECT FROM refund_lines WHERE refund_id = r.id)
      ORDER BY r.created_at DESC, r.id`,
    [bookingId],
  );
  return rows;
}

export async function hasOpenRefund(db: Queryable, attemptId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `SELECT FROM refunds WHERE attempt_id = $1 AND state IN ('REQUESTED', 'SENDING')`,
    [attemptId],
  );
  return rowCount > 0;
}

/** As it is on the card of `bookingId`; null for all of it, whomever it is for. */
export async function findRefund(
  db: Queryable,
  id: string,
  bookingId: string | null,
): Promise<RefundRow | undefined> {
  const { rows } = await db.query<RefundRow>(
    `SELECT ${columns()} ${source} LEFT JOIN ${lineOf('$2')} WHERE r.id = $1`,
    [id, bookingId],
  );
  return rows[0];
}

/** A refund that was asked for before. */
export interface EarlierRefund {
  id: string;
  amountWon: number;
  reason: string;
  override: boolean;
  /** For whom it is. */
  bookingIds: string[];
  /** Everybody who was paid for together. */
  partyIds: string[];
}

/** The refund that was asked for with this key, whoever and whatever it was for. */
export async function findByRequestKey(db: Queryable, key: string): Promise<EarlierRefund | undefined> {
  const { rows } = await db.query<EarlierRefund>(
    `SELECT r.id, r.amount_won + r.gift_won AS "amountWon", r.reason, r.override,
            ARRAY(SELECT booking_id FROM refund_lines WHERE refund_id = r.id) AS "bookingIds",
            ARRAY(SELECT id FROM bookings WHERE order_id = a.order_id) AS "partyIds"
       FROM refunds r JOIN payment_attempts a ON a.id = r.attempt_id WHERE r.request_key = $1`,
    [key],
  );
  return rows[0];
}

export interface NewRefund {
  attemptId: string;
  /** What goes back for each, and what of that goes back to the gift card. */
  lines: readonly { bookingId: string; amountWon: number; giftWon: number }[];
  reason: string;
  override: boolean;
  requestedBy: Actor;
  /** With which staff asked for it; a visitor's cancellation asks once by itself. */
  requestKey: string | null;
  /** What was left when it was decided on. */
  balanceBeforeWon: number;
}

/** Notes what was decided; the constraints refuse a second open refund of the payment and a key that was used. */
export async function insertRefund(trx: Transaction, refund: NewRefund, now: Date): Promise<string> {
  const id = randomUUID();
  const giftWon = refund.lines.reduce((sum, line) => sum + line.giftWon, 0);
  const amountWon = refund.lines.reduce((sum, line) => sum + line.amountWon, 0) - giftWon;
  // The provider has no part in what goes back to a gift card alone: it is back at once.
  const settled = amountWon > 0 ? ['REQUESTED', null, null] : ['DONE', giftKey(id), now];
  await trx.query(
    `INSERT INTO refunds (id, attempt_id, amount_won, reason, idempotency_key, next_try_at, requested_by, created_at,
                          request_key, override, balance_before_won, gift_won, state, transaction_key, settled_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $6, $8, $9, $10, $11, $12, $13, $14)`,
    [
      ...[id, refund.attemptId, amountWon, refund.reason, `refund:${id}`, now, refund.requestedBy],
      ...[refund.requestKey, refund.override, refund.balanceBeforeWon, giftWon, ...settled],
    ],
  );
  await trx.query(
    `INSERT INTO refund_lines (refund_id, booking_id, amount_won, gift_won)
     SELECT $1, booking_id, amount_won, gift_won FROM unnest($2::text[], $3::int[], $4::int[]) AS line (booking_id, amount_won, gift_won)`,
    [
      ...[id, refund.lines.map((line) => line.bookingId), refund.lines.map((line) => line.amountWon)],
      refund.lines.map((line) => line.giftWon),
    ],
  );
  return id;
}

/** When the booking was last cancelled; undefined when its history tells of no cancellation. */
export async function cancelledAt(db: Queryable, bookingId: string): Promise<Date | undefined> {
  const { rows } = await db.query<{ at: Date }>(
    `SELECT at FROM booking_history WHERE booking_id = $1 AND event IN ${CANCELLED_BY}
      ORDER BY id DESC LIMIT 1`,
    [bookingId],
  );
  return rows[0]?.at;
}
