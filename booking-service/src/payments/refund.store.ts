import { randomUUID } from 'node:crypto';
import type { Queryable, Transaction } from '../platform/database.ts';

/** Money that goes back: one intention with its own idempotency key (migration 0004). */
export interface Refund {
  id: string;
  orderId: string;
  amountWon: number;
  reason: string;
  idempotencyKey: string;
  tries: number;
  /** `system` or `user:<id>`. */
  requestedBy: string;
  /** The balance that staff saw; null where the system gives everything back. */
  balanceBeforeWon: number | null;
}

const refundColumns = `
  r.id, r.order_id AS "orderId", r.amount_won AS "amountWon", r.reason, r.idempotency_key AS "idempotencyKey", r.tries,
  r.requested_by AS "requestedBy", r.balance_before_won AS "balanceBeforeWon"`;

export interface RefundRequest {
  orderId: string;
  amountWon: number;
  /** At most 200 characters; goes to the provider. */
  reason: string;
  /** 'system' or 'user:<id>'. */
  requestedBy: string;
}

/** Notes that money is to go back; the worker sends it. A payment that has an open refund keeps that one. */
export async function requestRefund(trx: Transaction, request: RefundRequest, now: Date): Promise<void> {
  const id = randomUUID();
  await trx.query(
    `INSERT INTO refunds (id, order_id, amount_won, reason, idempotency_key, next_try_at, requested_by, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $6)
     ON CONFLICT (order_id) WHERE state IN ('REQUESTED', 'SENDING') DO NOTHING`,
    [id, request.orderId, request.amountWon, request.reason, `refund:${id}`, now, request.requestedBy],
  );
}

/** Whether all of this payment goes back, or has gone back, because the booking could not be honoured. */
export async function isGivenBack(db: Queryable, orderId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `SELECT 1 FROM refunds WHERE order_id = $1 AND requested_by = 'system' LIMIT 1`,
    [orderId],
  );
  return rowCount > 0;
}

/** Takes refunds that are due, for one caller each. */
export async function takeDueRefunds(
  db: Queryable,
  { now, leaseUntil, limit }: { now: Date; leaseUntil: Date; limit: number },
): Promise<Refund[]> {
  const { rows } = await db.query<Refund>(
    `UPDATE refunds r SET state = 'SENDING', tries = r.tries + 1, lease_expires_at = $2
     WHERE r.id IN (
       SELECT id FROM refunds
       WHERE state IN ('REQUESTED', 'SENDING') AND next_try_at <= $1
         AND (lease_expires_at IS NULL OR lease_expires_at <= $1)
       ORDER BY next_try_at LIMIT $3 FOR UPDATE SKIP LOCKED)
     RETURNING ${refundColumns}`,
    [now, leaseUntil, limit],
  );
  return rows;
}

/** Transaction keys of this payment's refunds that are settled: any other cancellation is news. */
export async function settledTransactionKeys(db: Queryable, orderId: string): Promise<string[]> {
  const { rows } = await db.query<{ key: string }>(
    `SELECT transaction_key AS "key" FROM refunds WHERE order_id = $1 AND transaction_key IS NOT NULL`,
    [orderId],
  );
  return rows.map(({ key }) => key);
}

/** False when somebody else has settled it. */
export async function settleRefund(
  trx: Transaction,
  refund: Refund,
  transactionKey: string,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await trx.query(
    `UPDATE refunds SET state = 'DONE', transaction_key = $2, settled_at = $3, lease_expires_at = NULL, last_error = NULL
     WHERE id = $1 AND state = 'SENDING'`,
    [refund.id, transactionKey, now],
  );
  return rowCount === 1;
}

/** Tries again at `nextTryAt`; with a new key where the old one is bound to a refusal. */
export async function postponeRefund(
  db: Queryable,
  refund: Refund,
  { nextTryAt, error, newKey }: { nextTryAt: Date; error: string; newKey: boolean },
): Promise<void> {
  const key = newKey ? `refund:${refund.id}:${refund.tries}` : refund.idempotencyKey;
  await db.query(
    `UPDATE refunds SET next_try_at = $2, last_error = $3, idempotency_key = $4, lease_expires_at = NULL
     WHERE id = $1 AND state = 'SENDING' AND tries = $5`,
    [refund.id, nextTryAt, error, key, refund.tries],
  );
}

/** Less is left than was to go back: the refund is about the rest. Another amount needs another key at the provider. */
export async function shrinkRefund(db: Queryable, refund: Refund, amountWon: number): Promise<Refund> {
  const idempotencyKey = `refund:${refund.id}:rest:${amountWon}`;
  await db.query(
    `UPDATE refunds SET amount_won = $2, idempotency_key = $3 WHERE id = $1 AND tries = $4 AND state = 'SENDING'`,
    [refund.id, amountWon, idempotencyKey, refund.tries],
  );
  return { ...refund, amountWon, idempotencyKey };
}

/** Says "I am still at it". Does nothing once the refund has been settled or taken over. */
export async function renewRefundLease(db: Queryable, refund: Refund, leaseUntil: Date): Promise<void> {
  await db.query(
    `UPDATE refunds SET lease_expires_at = $3 WHERE id = $1 AND tries = $2 AND state = 'SENDING'`,
    [refund.id, refund.tries, leaseUntil],
  );
}

/** False when somebody else has settled it. */
export async function failRefund(db: Queryable, refund: Refund, error: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE refunds SET state = 'FAILED', last_error = $2, lease_expires_at = NULL
     WHERE id = $1 AND state = 'SENDING' AND tries = $3`,
    [refund.id, error, refund.tries],
  );
  return rowCount === 1;
}
