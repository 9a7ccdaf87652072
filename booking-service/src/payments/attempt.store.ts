import type { AttemptState } from 'shared/payments/payments.ts';
import type { Queryable, Transaction } from '../platform/database.ts';
import type { PaymentAttempt } from './attempt.ts';
import { recordTransactions } from './ledger.store.ts';
import type { ProviderPayment } from './provider.ts';

const attemptColumns = `
  a.order_id AS "orderId", a.booking_id AS "bookingId", a.amount_won AS "amountWon", a.state,
  a.submitted_payment_key AS "submittedPaymentKey", a.payment_key AS "paymentKey", a.idempotency_key AS "idempotencyKey",
  a.lease_expires_at AS "leaseExpiresAt", a.confirm_started_at AS "confirmStartedAt", a.confirm_calls AS "confirmCalls",
  a.method, a.approved_at AS "approvedAt", a.balance_won AS "balanceWon", a.failure_code AS "failureCode",
  a.created_at AS "createdAt"`;

export async function findAttempt(db: Queryable, orderId: string): Promise<PaymentAttempt | undefined> {
  const { rows } = await db.query<PaymentAttempt>(
    `SELECT ${attemptColumns} FROM payment_attempts a WHERE a.order_id = $1`,
    [orderId],
  );
  return rows[0];
}

/** The attempt that a webhook may speak of: found by what the provider has vouched for. */
export async function findAttemptByKey(
  db: Queryable,
  paymentKey: string,
): Promise<PaymentAttempt | undefined> {
  const { rows } = await db.query<PaymentAttempt>(
    `SELECT ${attemptColumns} FROM payment_attempts a WHERE a.payment_key = $1`,
    [paymentKey],
  );
  return rows[0];
}

/** What the provider's webhooks about this payment must carry; null while it has told us nothing. Never logged. */
export async function storedSecret(db: Queryable, orderId: string): Promise<string | null> {
  const { rows } = await db.query<{ secret: string | null }>(
    'SELECT provider_secret AS secret FROM payment_attempts WHERE order_id = $1',
    [orderId],
  );
  return rows[0]?.secret ?? null;
}

/** The attempt, locked until the transaction ends. Its booking is locked before it (lock order of the house). */
export async function lockAttempt(trx: Transaction, orderId: string): Promise<PaymentAttempt> {
  const { rows } = await trx.query<PaymentAttempt>(
    `SELECT ${attemptColumns} FROM payment_attempts a WHERE a.order_id = $1 FOR NO KEY UPDATE`,
    [orderId],
  );
  const [attempt] = rows;
  if (!attempt) throw new Error(`Payment attempt ${orderId} was to be locked and is not there`);
  return attempt;
}

export interface NewAttempt {
  orderId: string;
  bookingId: string;
  amountWon: number;
  orderName: string;
}

export async function insertAttempt(trx: Transaction, attempt: NewAttempt, now: Date): Promise<void> {
  await trx.query(
    `INSERT INTO payment_attempts (order_id, booking_id, amount_won, order_name, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $5)`,
    [attempt.orderId, attempt.bookingId, attempt.amountWon, attempt.orderName, now],
  );
}

/** The booking's attempt that is being confirmed, unclear or paid; by constraint there is at most one. */
export async function liveAttempt(db: Queryable, bookingId: string): Promise<PaymentAttempt | undefined> {
  const { rows } = await db.query<PaymentAttempt>(
    `SELECT ${attemptColumns} FROM payment_attempts a
     WHERE a.booking_id = $1 AND a.state IN ('CONFIRMING', 'UNKNOWN', 'PAID')`,
    [bookingId],
  );
  return rows[0];
}

/**
 * CREATED → CONFIRMING. Each start has an idempotency key of its own, and repeats within a start use the same: the
 * provider binds refusals to a key for 15 days, so a forged payment key must not use up the genuine one's.
 */
export async function startConfirming(
  trx: Transaction,
  orderId: string,
  { paymentKey, leaseUntil, now }: { paymentKey: string; leaseUntil: Date; now: Date },
): Promise<PaymentAttempt> {
  const { rows } = await trx.query<PaymentAttempt>(
    `UPDATE payment_attempts a SET state = 'CONFIRMING', submitted_payment_key = $2, lease_expires_at = $3,
       confirm_started_at = $4, updated_at = $4, confirm_calls = a.confirm_calls + 1,
       idempotency_key = 'confirm:' || a.order_id || ':' || (a.confirm_calls + 1), failure_code = NULL
     WHERE a.order_id = $1 AND a.state = 'CREATED' RETURNING ${attemptColumns}`,
    [orderId, paymentKey, leaseUntil, now],
  );
  const [attempt] = rows;
  if (!attempt) throw new Error(`Payment attempt ${orderId} could not be started`);
  return attempt;
}

/** Notes one more confirm call of the same start. False when the attempt has been settled meanwhile. */
export async function countConfirmCall(db: Queryable, attempt: PaymentAttempt, now: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE payment_attempts SET confirm_calls = confirm_calls + 1, updated_at = $3
     WHERE order_id = $1 AND idempotency_key = $2 AND state IN ('CONFIRMING', 'UNKNOWN')`,
    [attempt.orderId, attempt.idempotencyKey, now],
  );
  return rowCount === 1;
}

/** Says "I am still at it". Does nothing once the attempt has been settled. */
export async function renewLease(db: Queryable, attempt: PaymentAttempt, leaseUntil: Date): Promise<void> {
  await db.query(
    `UPDATE payment_attempts SET lease_expires_at = $3
     WHERE order_id = $1 AND idempotency_key = $2 AND state IN ('CONFIRMING', 'UNKNOWN')`,
    [attempt.orderId, attempt.idempotencyKey, leaseUntil],
  );
}

/** Takes attempts whose lease has run out, for one caller each: others skip what is being taken (design.md section 3). */
export async function takeOverdue(
  db: Queryable,
  { now, leaseUntil, limit }: { now: Date; leaseUntil: Date; limit: number },
): Promise<PaymentAttempt[]> {
  const { rows } = await db.query<PaymentAttempt>(
    `UPDATE payment_attempts a SET lease_expires_at = $2
     WHERE a.order_id IN (
       SELECT order_id FROM payment_attempts
       WHERE state IN ('CONFIRMING', 'UNKNOWN') AND (lease_expires_at IS NULL OR lease_expires_at <= $1)
       ORDER BY lease_expires_at NULLS FIRST LIMIT $3 FOR UPDATE SKIP LOCKED)
     RETURNING ${attemptColumns}`,
    [now, leaseUntil, limit],
  );
  return rows;
}

/** Back to CREATED (not charged, may be tried again), or FAILED, or UNKNOWN with the moment of the next look. */
export async function leaveConfirming(
  trx: Transaction,
  orderId: string,
  to: { state: 'CREATED' | 'FAILED'; failureCode: string | null } | { state: 'UNKNOWN'; nextLookAt: Date },
  now: Date,
): Promise<void> {
  const nextLookAt = to.state === 'UNKNOWN' ? to.nextLookAt : null;
  const failureCode = to.state === 'UNKNOWN' ? null : to.failureCode;
  await trx.query(
    `UPDATE payment_attempts SET state = $2, lease_expires_at = $3, failure_code = $4, updated_at = $5
     WHERE order_id = $1 AND state IN ('CONFIRMING', 'UNKNOWN')`,
    [orderId, to.state, nextLookAt, failureCode, now],
  );
}

/** Writes what the provider vouches for, into the ledger too. `state` PAID, or FAILED where another attempt has paid for the booking. */
export async function writeProviderFacts(
  trx: Transaction,
  orderId: string,
  state: Extract<AttemptState, 'PAID' | 'FAILED'>,
  payment: ProviderPayment,
  { failureCode, now }: { failureCode: string | null; now: Date },
): Promise<PaymentAttempt> {
  const { rows } = await trx.query<PaymentAttempt>(
    `UPDATE payment_attempts a SET state = $2, payment_key = $3, provider_status = $4, method = $5, approved_at = $6,
       receipt_url = $7, balance_won = $8, last_transaction_key = $9, provider_secret = coalesce($10, provider_secret),
       failure_code = $11, lease_expires_at = NULL, updated_at = $12
     WHERE a.order_id = $1 RETURNING ${attemptColumns}`,
    [
      ...[orderId, state, payment.paymentKey, payment.status, payment.method, payment.approvedAt],
      ...[
        payment.receiptUrl,
        payment.balanceWon,
        payment.lastTransactionKey,
        payment.secret,
        failureCode,
        now,
      ],
    ],
  );
  const [attempt] = rows;
  if (!attempt) throw new Error(`Payment attempt ${orderId} was to be written and is not there`);
  await recordTransactions(trx, orderId, payment, now);
  return attempt;
}

/** Every attempt of the booking that has not been confirmed is given up; returns how many. */
export async function abandonCreated(trx: Transaction, bookingId: string, now: Date): Promise<number> {
  const { rowCount } = await trx.query(
    `UPDATE payment_attempts SET state = 'ABANDONED', updated_at = $2 WHERE booking_id = $1 AND state = 'CREATED'`,
    [bookingId, now],
  );
  return rowCount;
}

/** What waits to be settled and since when, for the metrics. */
export async function unsettled(db: Queryable, now: Date): Promise<{ count: number; oldestSeconds: number }> {
  const { rows } = await db.query<{ count: number; oldestSeconds: number }>(
    `SELECT count(*) AS "count",
       coalesce(extract(epoch FROM $1::timestamptz - min(confirm_started_at)), 0)::float8 AS "oldestSeconds"
     FROM payment_attempts WHERE state IN ('CONFIRMING', 'UNKNOWN')`,
    [now],
  );
  return rows[0] ?? { count: 0, oldestSeconds: 0 };
}
