import type { Database } from '../../src/platform/database.ts';

/** How much is stored: what must stay the same when a request is refused. */
export async function countRows(db: Database): Promise<Record<string, number>> {
  const tables = ['bookings', 'slot_claims', 'booking_history', 'limit_counters', 'emails'];
  const counts = tables.map((table) => `(SELECT count(*) FROM ${table}) AS ${table}`);
  const { rows } = await db.query<Record<string, number>>(`SELECT ${counts.join(', ')}`);
  return { ...rows[0] };
}
