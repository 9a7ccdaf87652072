import type { Queryable } from '../../platform/database.ts';

/** How long a lease outlives its last renewal: whoever holds it and dies keeps others waiting no longer. */
const LEASE_SECONDS = 6;

/** Takes the lease of a recording, if nobody has it or its holder has not renewed it. Else its holder is told that somebody waits. */
export async function takeLease(db: Queryable, recordingId: string, holder: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `INSERT INTO recording_leases AS l (recording_id, holder, expires_at)
     SELECT id, $2, clock_timestamp() + make_interval(secs => $3) FROM recordings WHERE id = $1
     ON CONFLICT (recording_id) DO UPDATE SET holder = excluded.holder, expires_at = excluded.expires_at, is_wanted = false
      WHERE l.expires_at <= clock_timestamp()`,
    [recordingId, holder, LEASE_SECONDS],
  );
  if (rowCount > 0) return true;
  await db.query('UPDATE recording_leases SET is_wanted = true WHERE recording_id = $1', [recordingId]);
  return false;
}

/** Renews a lease. `isWanted`: somebody waits for it; `isHeld`: it is still its holder's. */
export async function renewLease(
  db: Queryable,
  recordingId: string,
  holder: string,
): Promise<{ isHeld: boolean; isWanted: boolean }> {
  const { rows } = await db.query<{ isWanted: boolean }>(
    `UPDATE recording_leases SET expires_at = clock_timestamp() + make_interval(secs => $3)
      WHERE recording_id = $1 AND holder = $2 RETURNING is_wanted AS "isWanted"`,
    [recordingId, holder, LEASE_SECONDS],
  );
  return { isHeld: rows.length > 0, isWanted: rows[0]?.isWanted ?? false };
}

export async function endLease(db: Queryable, recordingId: string, holder: string): Promise<void> {
  await db.query('DELETE FROM recording_leases WHERE recording_id = $1 AND holder = $2', [
    recordingId,
    holder,
  ]);
}
