import type { FailureCode } from '../base/codes.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { sumOf } from '../../vouchers/discount.ts';
import { attemptColumns, toAttempt } from './attempt-row.store.ts';
import type { AttemptRow } from './attempt-row.store.ts';
import { isLive, isUnsettled } from './attempt.ts';
import type { LiveAttempt, PaymentAttempt, UnsettledAttempt } from './attempt.ts';

export async function findAttempt(db: Queryable, attemptId: string): Promise<PaymentAttempt | undefined> {
  const { rows } = await db.query<AttemptRow>(
    `SELECT ${attemptColumns} FROM payment_attempts a WHERE a.id = $1`,
    [attemptId],
  );
  return rows[0] && toAttempt(rows[0]);
}

/** What the provider's webhooks about this payment must carry; null while it has told us nothing. Never logged. */
export async function storedSecret(db: Queryable, attemptId: string): Promise<string | null> {
  const { rows } = await db.query<{ secret: string | null }>(
    'SELECT provider_secret AS secret FROM payment_attempts WHERE id = $1',
    [attemptId],
  );
  return rows[0]?.secret ?? null;
}

export interface NewAttempt {
  id: string;
  orderId: string;
  orderName: string;
  /** Whom it is for, what each costs, and what of that a gift card pays. */
  lines: readonly { bookingId: string; amountWon: number; giftWon: number }[];
  giftCardId: number | null;
  /** What is left for the card, in won. */
  cardWon: number;
}

export async function insertAttempt(trx: Transaction, attempt: NewAttempt, now: Date): Promise<void> {
  const { id, orderId, orderName, lines, cardWon } = attempt;
  const amounts = lines.map(({ amountWon }) => amountWon);
  const gifts = lines.map(({ giftWon }) => giftWon);
  const giftWon = sumOf(gifts);
  const giftCardId = giftWon > 0 ? attempt.giftCardId : null;
  await trx.query(
    `WITH attempt AS (
       INSERT INTO payment_attempts (id, order_id, amount_won, order_name, created_at, updated_at, gift_card_id, gift_won)
       VALUES ($1, $2, $3, $4, $5, $5, $9, $10) RETURNING id)
     INSERT INTO attempt_lines (attempt_id, booking_id, amount_won, gift_won)
     SELECT attempt.id, line.booking_id, line.amount_won, line.gift_won
       FROM attempt, unnest($6::text[], $7::int[], $8::int[]) AS line (booking_id, amount_won, gift_won)`,
    [
      ...[id, orderId, cardWon, orderName, now],
      ...[lines.map(({ bookingId }) => bookingId), amounts, gifts, giftCardId, giftWon],
    ],
  );
}

/** The order's attempt that is being confirmed, unclear or paid; by constraint there is at most one. */
export async function liveAttempt(db: Queryable, orderId: string): Promise<LiveAttempt | undefined> {
  const { rows } = await db.query<AttemptRow>(
    `SELECT ${attemptColumns} FROM payment_attempts a
     WHERE a.order_id = $1 AND a.state IN ('CONFIRMING', 'UNKNOWN', 'PAID')`,
    [orderId],
  );
  return rows.map(toAttempt).find(isLive);
}

/**
 * CREATED → CONFIRMING. Each start has an idempotency key of its own, and repeats within a start use the same: the
 * provider binds refusals to a key for 15 days, so a forged payment key must not use up the genuine one's.
 */
export async function startConfirming(
  trx: Transaction,
  attemptId: string,
  { paymentKey, leaseUntil, now }: { paymentKey: string; leaseUntil: Date; now: Date },
): Promise<UnsettledAttempt> {
  const { rows } = await trx.query<AttemptRow>(
    `UPDATE payment_attempts a SET state = 'CONFIRMING', submitted_payment_key = $2, lease_expires_at = $3,
       confirm_started_at = $4, updated_at = $4, confirm_calls = a.confirm_calls + 1,
       idempotency_key = 'confirm:' || a.id || ':' || (a.confirm_calls + 1), failure_code = NULL
     WHERE a.id = $1 AND a.state = 'CREATED' RETURNING ${attemptColumns}`,
    [attemptId, paymentKey, leaseUntil, now],
  );
  const started = rows.map(toAttempt).find(isUnsettled);
  if (!started) throw new Error(`Payment attempt ${attemptId} could not be started`);
  return started;
}

/** Notes one more confirm call of the same start. False when the attempt has been settled meanwhile. */
export async function countConfirmCall(
  db: Queryable,
  attempt: UnsettledAttempt,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `UPDATE payment_attempts SET confirm_calls = confirm_calls + 1, updated_at = $3
     WHERE id = $1 AND idempotency_key = $2 AND state IN ('CONFIRMING', 'UNKNOWN')`,
    [attempt.id, attempt.idempotencyKey, now],
  );
  return rowCount === 1;
}

/** Back to CREATED (not charged, may be tried again), or FAILED, or UNKNOWN with the moment of the next look. */
export async function leaveConfirming(
  trx: Transaction,
  attemptId: string,
  to: { state: 'CREATED' | 'FAILED'; failureCode: FailureCode } | { state: 'UNKNOWN'; nextLookAt: Date },
  now: Date,
): Promise<void> {
  const nextLookAt = to.state === 'UNKNOWN' ? to.nextLookAt : null;
  const failureCode = to.state === 'UNKNOWN' ? null : to.failureCode;
  await trx.query(
    `UPDATE payment_attempts SET state = $2, lease_expires_at = $3, failure_code = $4, updated_at = $5
     WHERE id = $1 AND state IN ('CONFIRMING', 'UNKNOWN')`,
    [attemptId, to.state, nextLookAt, failureCode, now],
  );
}

/** Every attempt of the order that has not been confirmed is given up; returns how many. */
export async function abandonCreated(trx: Transaction, orderId: string, now: Date): Promise<number> {
  const { rowCount } = await trx.query(
    `UPDATE payment_attempts SET state = 'ABANDONED', updated_at = $2 WHERE order_id = $1 AND state = 'CREATED'`,
    [orderId, now],
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
