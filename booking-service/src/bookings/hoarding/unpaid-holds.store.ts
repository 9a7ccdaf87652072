import type { Queryable, Transaction } from '../../platform/database.ts';
import type { At } from '../../platform/named-values.ts';
import { INT4_MAX, storedBucket } from '../../platform/rate-limit.ts';
import type { HoldLimit } from './booking-limits.ts';

/**
 * How many orders somebody holds unpaid, read from the claims themselves: whatever is paid, let go or run out has gone from
 * the count by itself. Counting for an order keeps rivals of the same network or e-mail address waiting until it is there
 * (`count_unpaid_holds`), so that many at once get no more than one after the other.
 */

/** The counts of all holders, in their order. Taken before any claim. */
export const countHoldsCte = (at: At<HoldValues>): string =>
  `SELECT count_unpaid_holds(${at('holders')}, ${at('heldAt')}) AS counts`;

/** True when every holder may hold one more. */
export const maySql = (at: At<HoldValues>, counts: string): string =>
  `(SELECT coalesce(bool_and(held.count < held.max), true)
      FROM ${counts}, unnest(${counts}.counts, ${at('maxHolds')}::int[]) AS held (count, max))`;

/** Notes who holds a new order. */
export const noteHoldersCte = (at: At<HoldValues>, order: string): string =>
  `INSERT INTO unpaid_holds (holder, order_id, held_at)
    SELECT holder, ${order}.id, ${at('heldAt')}::timestamptz FROM ${order}, unnest(${at('holders')}::text[]) AS holder`;

/** Values of these parts of a statement. Without holders nothing is counted or noted. */
export interface HoldValues {
  holders: string[];
  maxHolds: number[];
  heldAt: Date;
}

export const holdValues = (limits: readonly HoldLimit[], now: Date): HoldValues => ({
  holders: limits.map(({ holder }) => storedBucket(holder)),
  maxHolds: limits.map(({ max }) => Math.min(max, INT4_MAX)),
  heldAt: now,
});

/** What each holds at this moment, in their order. */
export async function countHolds(
  db: Queryable,
  limits: readonly HoldLimit[],
  now: Date,
): Promise<{ count: number; max: number }[]> {
  const { holders } = holdValues(limits, now);
  const { rows } = await db.query<{ counts: number[] }>('SELECT count_unpaid_holds($1, $2) AS counts', [
    holders,
    now,
  ]);
  return limits.map(({ max }, index) => ({ count: rows[0]?.counts[index] ?? 0, max }));
}

/**
 * Keeps rivals waiting from here on. Holders come first in the lock order (`payments/attempts/locks.store.ts`): a
 * transaction that gives an order back before it makes another one has to do this before either.
 */
export async function lockHolders(trx: Transaction, limits: readonly HoldLimit[], now: Date): Promise<void> {
  await countHolds(trx, limits, now);
}

const KEPT_HOURS = 24;

/** Forgets who held what; no hold lasts that long. */
export async function forgetOldHolders(db: Queryable, now: Date): Promise<void> {
  await db.query('DELETE FROM unpaid_holds WHERE held_at < $1', [
    new Date(now.getTime() - KEPT_HOURS * 3_600_000),
  ]);
}
