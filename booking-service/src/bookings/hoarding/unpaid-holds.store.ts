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

/** True when everybody whom this order counts for may hold one more. */
export const maySql = (at: At<HoldValues>, counts: string, order: string): string =>
  `${order} NOT IN (SELECT held.order_id FROM ${counts}, ${holdRows(at)} WHERE ${counts}.counts[held.holder] >= held.max)`;

/** Notes who holds the orders that are made. */
export const noteHoldersCte = (at: At<HoldValues>, made: string): string =>
  `INSERT INTO unpaid_holds (holder, order_id, held_at)
    SELECT (${at('holders')}::text[])[held.holder], held.order_id, ${at('heldAt')}::timestamptz
    FROM ${holdRows(at)} WHERE held.order_id IN (SELECT id FROM ${made})`;

/** One row for each order and holder, who is named by the place among all of them. */
const holdRows = (at: At<HoldValues>) =>
  `unnest(${at('holdsOf')}::text[], ${at('holderPlaces')}::int[], ${at('maxHolds')}::int[]) AS held (order_id, holder, max)`;

/** Values of these parts of a statement. Where an order has no holders nothing is counted or noted. */
export interface HoldValues {
  holders: string[];
  holdsOf: string[];
  /** From 1. */
  holderPlaces: number[];
  /** How many each may hold before this order, less the orders of the same statement that come before it. */
  maxHolds: number[];
  heldAt: Date;
}

/** @param orders in the order in which they count against each other */
export function holdValues(
  orders: readonly { id: string; holds: readonly HoldLimit[] }[],
  now: Date,
): HoldValues {
  const before = new Map<string, number>();
  const holds = orders.flatMap(({ id, holds }) =>
    holds.map(({ holder: whom, max }) => {
      const holder = storedBucket(whom);
      const earlier = before.get(holder) ?? 0;
      before.set(holder, earlier + 1);
      return { id, holder, max: Math.min(max, INT4_MAX) - earlier };
    }),
  );
  const holders = [...before.keys()];
  const places = new Map(holders.map((holder, index) => [holder, index + 1]));
  return {
    holders,
    holdsOf: holds.map(({ id }) => id),
    holderPlaces: holds.map(({ holder }) => places.get(holder) ?? 0),
    maxHolds: holds.map(({ max }) => max),
    heldAt: now,
  };
}

/** What each holds at this moment, in their order. */
export async function countHolds(
  db: Queryable,
  limits: readonly HoldLimit[],
  now: Date,
): Promise<{ count: number; max: number }[]> {
  const { rows } = await db.query<{ counts: number[] }>('SELECT count_unpaid_holds($1, $2) AS counts', [
    limits.map(({ holder }) => storedBucket(holder)),
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
