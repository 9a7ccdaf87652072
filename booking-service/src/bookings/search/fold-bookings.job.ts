import type { Database, Transaction } from '../../platform/database.ts';

/** So many at a time: whoever changes one of them waits for a fifth of a second at most. */
const BATCH = 100;
/** In a rush the rest waits for the next run: bookings come first. */
const BATCHES_PER_RUN = 5;
/**
 * A booking is let alone for so long: most are paid within it, which would wait for the batch that the booking is in, and have it folded
 * twice. Public for tests.
 */
export const YOUNG_MS = 2 * 60_000;
/** A hold that ran out so long ago reads as cancelled on every copy, however its clock goes. */
const RAN_OUT_MS = 10 * 60_000;

/** Holds that ran out long ago are few to compare with now only if they leave their class. */
const settleSql = (which: string) => `
  UPDATE booking_search SET standing = 'never-paid', is_folded = false
   WHERE booking_id = ANY (ARRAY(
     SELECT booking_id FROM booking_search WHERE ${which} AND standing = 'held' AND hold_expires_at < $1
      LIMIT $2 FOR UPDATE SKIP LOCKED))`;
/** No index holds both. Folded ones come from `rebuild_booking_search`. */
const SETTLE = ['is_folded', 'NOT is_folded'].map(settleSql);

/** A hold is folded once it is known what became of it: most of what a rush leaves is never paid. */
const FOLD = `
  WITH batch AS (
    SELECT booking_id, standing, counted_as FROM booking_search
     WHERE NOT is_folded AND standing <> 'held' AND created_at <= $2 LIMIT $1 FOR UPDATE SKIP LOCKED),
  folded AS (
    UPDATE booking_search s SET is_folded = true, counted_as = s.standing FROM batch
     WHERE s.booking_id = batch.booking_id),
  change AS (
    SELECT standing, 1 AS bookings FROM batch
    UNION ALL SELECT counted_as, -1 FROM batch WHERE counted_as IS NOT NULL),
  counted AS (
    INSERT INTO booking_counts AS c SELECT standing, sum(bookings) FROM change GROUP BY standing
    ON CONFLICT (standing) DO UPDATE SET bookings = c.bookings + excluded.bookings)
  SELECT count(*)::int AS folded FROM batch`;

/**
 * Takes new and changed bookings into the indexes and the counters. Nothing depends on it but speed: what is not
 * folded is looked at row by row. Any number of copies may run it; one at a time does.
 *
 * @returns how many were folded
 */
export async function foldBookings(db: Database, now: Date): Promise<number> {
  let all = 0;
  for (let batch = 0; batch < BATCHES_PER_RUN; batch += 1) {
    const folded = await db.transaction((trx) => foldBatch(trx, now));
    all += folded;
    if (folded < BATCH) break;
  }
  return all;
}

async function foldBatch(trx: Transaction, now: Date): Promise<number> {
  const lock = await trx.query<{ isMine: boolean }>(
    `SELECT pg_try_advisory_xact_lock(hashtext('fold bookings')) AS "isMine"`,
  );
  if (lock.rows[0]?.isMine !== true) return 0;
  for (const settle of SETTLE) await trx.query(settle, [new Date(now.getTime() - RAN_OUT_MS), BATCH]);
  const { rows } = await trx.query<{ folded: number }>(FOLD, [BATCH, new Date(now.getTime() - YOUNG_MS)]);
  return rows[0]?.folded ?? 0;
}
