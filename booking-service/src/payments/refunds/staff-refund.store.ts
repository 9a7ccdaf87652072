import { randomUUID } from 'node:crypto';
import type { Actor } from 'shared/bookings/lifecycle.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';
import type { RefundError, RefundState } from '../base/codes.ts';

/** A refund as staff see it. */
export interface RefundRow {
  id: string;
  orderId: string;
  amountWon: number;
  reason: string;
  override: boolean;
  state: RefundState;
  error: RefundError | null;
  /** Username, or `system`. */
  requestedBy: string;
  createdAt: Date;
  settledAt: Date | null;
}

const columns = `r.id, r.order_id AS "orderId", r.amount_won AS "amountWon", r.reason, r.override, r.state,
  r.last_error AS "error", coalesce(u.username, r.requested_by) AS "requestedBy", r.created_at AS "createdAt",
  r.settled_at AS "settledAt"`;
const source = `FROM refunds r LEFT JOIN users u ON r.requested_by = 'user:' || u.id`;

/** Refunds of a booking, newest first. */
export async function refundsOfBooking(db: Queryable, bookingId: string): Promise<RefundRow[]> {
  const { rows } = await db.query<RefundRow>(
    `SELECT ${columns} ${source} JOIN payment_attempts a USING (order_id)
      WHERE a.booking_id = $1 ORDER BY r.created_at DESC, r.id`,
    [bookingId],
  );
  return rows;
}

export async function findRefund(db: Queryable, id: string): Promise<RefundRow | undefined> {
  const { rows } = await db.query<RefundRow>(`SELECT ${columns} ${source} WHERE r.id = $1`, [id]);
  return rows[0];
}

/** The refund that was asked for with this key, whoever and whatever it was for. */
export async function findByRequestKey(
  db: Queryable,
  key: string,
): Promise<(RefundRow & { bookingId: string }) | undefined> {
  const { rows } = await db.query<RefundRow & { bookingId: string }>(
    `SELECT ${columns}, a.booking_id AS "bookingId" ${source} JOIN payment_attempts a USING (order_id)
      WHERE r.request_key = $1`,
    [key],
  );
  return rows[0];
}

export interface StaffRefund {
  orderId: string;
  amountWon: number;
  reason: string;
  override: boolean;
  requestedBy: Actor;
  requestKey: string;
  balanceBeforeWon: number;
}

/** Notes what staff decided; the constraints refuse a second open refund of the payment and a key that was used. */
export async function insertStaffRefund(trx: Transaction, refund: StaffRefund, now: Date): Promise<string> {
  const id = randomUUID();
  await trx.query(
    `INSERT INTO refunds (id, order_id, amount_won, reason, idempotency_key, next_try_at, requested_by, created_at,
                          request_key, override, balance_before_won)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $6, $8, $9, $10)`,
    [
      ...[id, refund.orderId, refund.amountWon, refund.reason, `refund:${id}`, now, refund.requestedBy],
      ...[refund.requestKey, refund.override, refund.balanceBeforeWon],
    ],
  );
  return id;
}

/** When the booking was last cancelled; undefined when its history tells of no cancellation. */
export async function cancelledAt(db: Queryable, bookingId: string): Promise<Date | undefined> {
  const { rows } = await db.query<{ at: Date }>(
    `SELECT at FROM booking_history WHERE booking_id = $1 AND event IN ('status-cancelled', 'not-honoured')
      ORDER BY id DESC LIMIT 1`,
    [bookingId],
  );
  return rows[0]?.at;
}
