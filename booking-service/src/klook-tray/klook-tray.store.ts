import { KLOOK_TRAY_LIMIT } from 'shared/klook-tray/klook-tray.ts';
import { isInBranchesSql } from '../catalogue/branches.store.ts';
import type { Queryable } from '../platform/database.ts';

/** Only Klook bookings can be without a time; whoever is forgotten comes no more. */
const WAITING = `
  SELECT count(*) AS count, (array_agg(id ORDER BY created_at, id))[1:${KLOOK_TRAY_LIMIT}] AS ids
    FROM bookings
   WHERE status IN ('pending', 'confirmed', 'in-progress') AND booking_type = 'klook' AND starts_at IS NULL
     AND forgotten_at IS NULL AND ${isInBranchesSql('studio_id', '$1')}`;

/** How many wait for a time, and the numbers of the oldest, in that order. @param branchIds null: in all branches */
export async function findWaiting(
  db: Queryable,
  branchIds: readonly number[] | null = null,
): Promise<{ count: number; ids: string[] }> {
  const { rows } = await db.query<{ count: number; ids: string[] | null }>(WAITING, [branchIds]);
  return { count: rows[0]?.count ?? 0, ids: rows[0]?.ids ?? [] };
}
