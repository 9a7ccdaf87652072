import type { Queryable } from '../../platform/database.ts';
import { attemptColumns, toAttempt } from './attempt-row.store.ts';
import type { AttemptRow } from './attempt-row.store.ts';
import { isUnsettled } from './attempt.ts';
import type { UnsettledAttempt } from './attempt.ts';

/** Takes attempts whose lease has run out, for one caller each: others skip what is being taken. */
export async function takeOverdue(
  db: Queryable,
  { now, leaseUntil, limit }: { now: Date; leaseUntil: Date; limit: number },
): Promise<UnsettledAttempt[]> {
  const { rows } = await db.query<AttemptRow>(
    `UPDATE payment_attempts a SET lease_expires_at = $2
     WHERE a.id = ANY (ARRAY(
       SELECT id FROM payment_attempts
       WHERE state IN ('CONFIRMING', 'UNKNOWN') AND (lease_expires_at IS NULL OR lease_expires_at <= $1)
       ORDER BY lease_expires_at NULLS FIRST LIMIT $3 FOR UPDATE SKIP LOCKED))
     RETURNING ${attemptColumns}`,
    [now, leaseUntil, limit],
  );
  return rows.map(toAttempt).filter(isUnsettled);
}

/** Does nothing once the attempt has been settled. */
export async function renewLease(db: Queryable, attempt: UnsettledAttempt, leaseUntil: Date): Promise<void> {
  await db.query(
    `UPDATE payment_attempts SET lease_expires_at = $3
     WHERE id = $1 AND idempotency_key = $2 AND state IN ('CONFIRMING', 'UNKNOWN')`,
    [attempt.id, attempt.idempotencyKey, leaseUntil],
  );
}
