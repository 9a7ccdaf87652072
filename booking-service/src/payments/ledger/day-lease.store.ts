import type { Queryable } from '../../platform/database.ts';

/** Takes a day for one caller, until its lease runs out. A day that has a report is taken again only when `again`. */
export async function takeDay(
  db: Queryable,
  day: string,
  { now, leaseUntil, again }: { now: Date; leaseUntil: Date; again: boolean },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `INSERT INTO reconciliations AS r (day, lease_expires_at) VALUES ($1, $2)
     ON CONFLICT (day) DO UPDATE SET lease_expires_at = excluded.lease_expires_at
       WHERE (r.lease_expires_at IS NULL OR r.lease_expires_at <= $3) AND (r.checked_at IS NULL OR $4)`,
    [day, leaseUntil, now, again],
  );
  return rowCount === 1;
}

/** Gives a day back without a report: the next one who asks need not wait for the lease. */
export async function giveDayBack(db: Queryable, day: string, now: Date): Promise<void> {
  await db.query('UPDATE reconciliations SET lease_expires_at = $2 WHERE day = $1', [day, now]);
}
