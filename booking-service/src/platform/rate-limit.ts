import type { Queryable } from './database.ts';
import { brokenConstraint } from './database.ts';
import { Problem } from './problem.ts';

/** So many hits in a bucket per window. Windows are fixed and shared by every copy of the service. */
export interface Limit {
  /** What is counted and for whom, for example `bookings:address:203.0.113.7`. */
  bucket: string;
  max: number;
  windowSeconds: number;
}

const windowStart = (limit: Limit, now: Date) =>
  new Date(now.getTime() - (now.getTime() % (limit.windowSeconds * 1000)));

/** Seconds until the limit's window ends and counting begins anew. */
export function secondsToNextWindow(limit: Limit, now: Date): number {
  return limit.windowSeconds - (now.getTime() - windowStart(limit, now).getTime()) / 1000;
}

/**
 * Counts one hit, allowed or not yet more than the limit.
 *
 * @throws Problem `too-many-requests` with `Retry-After` when the limit was reached before; nothing is counted then
 */
export async function countHit(db: Queryable, limit: Limit, now: Date, detail: string): Promise<void> {
  const { rowCount } =
    limit.max < 1
      ? { rowCount: 0 }
      : await db.query(
          `INSERT INTO rate_limits AS counted (bucket, window_start, hits, max_hits) VALUES ($1, $2, 1, $3)
           ON CONFLICT (bucket, window_start)
             DO UPDATE SET hits = counted.hits + 1, max_hits = excluded.max_hits WHERE counted.hits < excluded.max_hits`,
          [limit.bucket, windowStart(limit, now), limit.max],
        );
  if (rowCount === 0) throw tooMany(limit, now, detail);
}

/** Takes back a hit that turned out not to count, for example a sign-in with the right password. */
export async function takeBackHit(db: Queryable, limit: Limit, now: Date): Promise<void> {
  await db.query(
    'UPDATE rate_limits SET hits = hits - 1 WHERE bucket = $1 AND window_start = $2 AND hits > 0',
    [limit.bucket, windowStart(limit, now)],
  );
}

/** 429 until the limit's window ends. */
export function tooMany(limit: Limit, now: Date, detail: string): Problem {
  return new Problem('too-many-requests', detail, { retryAfterSeconds: secondsToNextWindow(limit, now) });
}

/**
 * Counting as a part of a larger statement: hits are counted exactly when the rest of it happens, and the rest is undone
 * when a limit is reached (`isLimitReached`). Buckets are counted in sorted order, so two statements never wait for each
 * other in a circle.
 *
 * @param first number of the first of the three parameters that `hitValues` gives
 * @param source relation without rows when nothing is to be counted
 */
export function countHitsCte(first: number, source: string): string {
  return `INSERT INTO rate_limits AS counted (bucket, window_start, hits, max_hits)
    SELECT wanted.bucket, wanted.window_start, 1, wanted.max_hits
    FROM unnest($${first}::text[], $${first + 1}::timestamptz[], $${first + 2}::int[])
           AS wanted (bucket, window_start, max_hits)
    WHERE EXISTS (SELECT FROM ${source})
    ORDER BY wanted.bucket
    ON CONFLICT (bucket, window_start) DO UPDATE SET hits = counted.hits + 1, max_hits = excluded.max_hits`;
}

/** Parameters of `countHitsCte`, in its order. */
export function hitValues(limits: readonly Limit[], now: Date): [string[], Date[], number[]] {
  return [
    limits.map((limit) => limit.bucket),
    limits.map((limit) => windowStart(limit, now)),
    limits.map((limit) => limit.max),
  ];
}

export function isLimitReached(error: unknown): boolean {
  return brokenConstraint(error) === 'rate_limits_not_exceeded';
}

const KEPT_DAYS = 2;

/** Forgets windows that nobody counts in any more. */
export async function forgetOldHits(db: Queryable, now: Date): Promise<void> {
  await db.query('DELETE FROM rate_limits WHERE window_start < $1', [
    new Date(now.getTime() - KEPT_DAYS * 86_400_000),
  ]);
}
