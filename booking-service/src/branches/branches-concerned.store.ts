import type { Queryable } from '../platform/database.ts';
import type { Concerned } from './concerned.ts';

const BRANCHES = `
  SELECT DISTINCT branch_id AS "branchId" FROM studios WHERE id IN (
    SELECT studio_id FROM bookings WHERE id = ANY ($1)
    UNION SELECT b.studio_id FROM recordings r JOIN bookings b ON b.id = r.booking_id WHERE r.id = ANY ($2)
    UNION SELECT unnest(studio_ids) FROM blocks WHERE id = ANY ($3)
    UNION SELECT unnest($4::smallint[]))
  UNION SELECT branch_id FROM waitlist_wishes WHERE id = ANY ($5)
  UNION SELECT unnest($6::smallint[])`;

/** Every branch of what is named; what there is not has none. */
export async function branchesConcerned(db: Queryable, named: Concerned): Promise<number[]> {
  const { bookings, recordings, blocks, studios, wishes, branches } = named;
  const { rows } = await db.query<{ branchId: number }>(BRANCHES, [
    bookings,
    recordings,
    blocks,
    studios,
    wishes,
    branches,
  ]);
  return rows.map(({ branchId }) => branchId);
}
