import type { Actor } from 'shared/bookings/lifecycle.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';
import type { RefundError } from '../base/codes.ts';

/** Money that goes back: one intention with its own idempotency key (migration 0003). */
export interface Refund {
  id: string;
  attemptId: string;
  amountWon: number;
  reason: string;
  idempotencyKey: string;
  tries: number;
  /** `system`, `visitor`, or who on the staff. */
  requestedBy: Actor;
  /** The balance that it was decided on; null where the system gives everything back. */
  balanceBeforeWon: number | null;
}

export const refundColumns = `
  r.id, r.attempt_id AS "attemptId", r.amount_won AS "amountWon", r.reason, r.idempotency_key AS "idempotencyKey", r.tries,
  r.requested_by AS "requestedBy", r.balance_before_won AS "balanceBeforeWon"`;

/** Transaction keys of this payment's refunds that are settled: any other cancellation is news. */
export async function settledTransactionKeys(db: Queryable, attemptId: string): Promise<string[]> {
  const { rows } = await db.query<{ key: string }>(
    `SELECT transaction_key AS "key" FROM refunds WHERE attempt_id = $1 AND transaction_key IS NOT NULL`,
    [attemptId],
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
  { nextTryAt, error, newKey }: { nextTryAt: Date; error: RefundError; newKey: boolean },
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

/** False when somebody else has settled it. */
export async function failRefund(db: Queryable, refund: Refund, error: RefundError): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE refunds SET state = 'FAILED', last_error = $2, lease_expires_at = NULL
     WHERE id = $1 AND state = 'SENDING' AND tries = $3`,
    [refund.id, error, refund.tries],
  );
  return rowCount === 1;
}
