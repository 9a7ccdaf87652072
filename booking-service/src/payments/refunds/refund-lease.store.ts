import type { Queryable } from '../../platform/database.ts';
import { refundColumns } from './refund.store.ts';
import type { Refund } from './refund.store.ts';

/** Takes refunds that are due, for one caller each. */
export async function takeDueRefunds(
  db: Queryable,
  { now, leaseUntil, limit }: { now: Date; leaseUntil: Date; limit: number },
): Promise<Refund[]> {
  const { rows } = await db.query<Refund>(
    `UPDATE refunds r SET state = 'SENDING', tries = r.tries + 1, lease_expires_at = $2
     WHERE r.id = ANY (ARRAY(
       SELECT id FROM refunds
       WHERE state IN ('REQUESTED', 'SENDING') AND next_try_at <= $1
         AND (lease_expires_at IS NULL OR lease_expires_at <= $1)
       ORDER BY next_try_at LIMIT $3 FOR UPDATE SKIP LOCKED))
     RETURNING ${refundColumns}`,
    [now, leaseUntil, limit],
  );
  return rows;
}

/** Does nothing once the refund has been settled or taken over. */
export async function renewRefundLease(db: Queryable, refund: Refund, leaseUntil: Date): Promise<void> {
  await db.query(
    `UPDATE refunds SET lease_expires_at = $3 WHERE id = $1 AND tries = $2 AND state = 'SENDING'`,
    [refund.id, refund.tries, leaseUntil],
  );
}
