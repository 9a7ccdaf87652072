import type { Queryable, Transaction } from '../../platform/database.ts';

/** Of any number: requests that ask for room at the same moment are let through one after the other, so that the quota holds. */
const QUOTA_LOCK = 7_390_034;

export async function lockQuota(trx: Transaction): Promise<void> {
  await trx.query('SELECT pg_advisory_xact_lock($1)', [QUOTA_LOCK]);
}

/** Of an upload only what has arrived takes room: what it will be, its sender may say without sending any of it. */
const TAKEN = `CASE state WHEN 'uploading' THEN received_bytes ELSE size_bytes END`;

/** Bytes of everything that is there. @param but an upload that is left out */
export async function bytesInUse(db: Queryable, but: string | null = null): Promise<number> {
  const { rows } = await db.query<{ bytes: number }>(
    `SELECT coalesce(sum(${TAKEN}), 0)::bigint AS bytes FROM recordings WHERE gone_at IS NULL AND id IS DISTINCT FROM $1`,
    [but],
  );
  return rows[0]?.bytes ?? 0;
}

/** An upload stands there now, or soon will. */
export async function noteReceived(db: Queryable, id: string, bytes: number): Promise<void> {
  await db.query(`UPDATE recordings SET received_bytes = $2 WHERE id = $1 AND state = 'uploading'`, [
    id,
    bytes,
  ]);
}
