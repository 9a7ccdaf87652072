import type { PlainCode } from 'shared/problems/refusals.en.ts';
import { hash } from 'node:crypto';
import type { Queryable } from './database.ts';
import { brokenConstraint } from './database.ts';
import { NamedValues } from './named-values.ts';
import type { At } from './named-values.ts';
import { Problem } from './problem.ts';
import { hitsWithin, secondsUntilRoom, windowStart } from './sliding-window.ts';
import { fixedPeriods } from './retention-periods.ts';

/** So many hits in a bucket within any window of so many seconds, counted over every copy of the service. */
export interface Limit {
  /** What is counted and for whom, for example `bookings:address:203.0.113.7`. For whom is stored as a hash. */
  bucket: string;
  max: number;
  windowSeconds: number;
}

/** What one act counts against: always something. */
export type Limits = readonly [Limit, ...Limit[]];

/**
 * A bucket as it is stored and may appear in the database's log: what is counted, and a hash of for whom. A plain hash
 * will do: whoever can read this table finds the addresses themselves in the bookings, and in a log nobody looks for them.
 */
export function storedBucket(bucket: string): string {
  const [what, kind, ...whom] = bucket.split(':');
  return `${what}:${kind}:${hash('sha256', whom.join(':'), 'base64url').slice(0, 22)}`;
}

/** What further hits make of a row. `hits` are those of the running window; `carried` is what still counts of the one before. */
function withMoreHits(now: string) {
  // A copy whose clock is behind counts in the window of the others.
  const isSame = 'excluded.window_start <= counted.window_start';
  const start = 'greatest(excluded.window_start, counted.window_start)';
  const hits = `CASE WHEN ${isSame} THEN counted.hits + excluded.hits ELSE excluded.hits END`;
  const earlier = `CASE WHEN ${isSame} THEN counted.earlier_hits
      WHEN excluded.window_start = counted.window_start + make_interval(secs => excluded.window_seconds) THEN counted.hits
      ELSE 0 END`;
  const passed = `greatest(0, extract(epoch FROM ${now}::timestamptz - ${start}))`;
  const carried = `ceil((${earlier}) * (excluded.window_seconds - ${passed}) / excluded.window_seconds)`;
  return { start, hits, earlier, carried };
}

/** Limits of acts as rows, one for each act and limit. */
const limitRows = (at: At<HitValues>) =>
  `unnest(${at('hitsOf')}::text[], ${at('buckets')}::text[], ${at('windowStarts')}::timestamptz[],
          ${at('windowSeconds')}::int[], ${at('maxHits')}::int[]) AS wanted (act, bucket, window_start, window_seconds, max_hits)`;

/** Hits in several buckets. In sorted order, so that two statements never wait for each other in a circle. */
function countSql(at: At<HitValues>, condition: string): string {
  const { start, hits, earlier, carried } = withMoreHits(at('countedAt'));
  return `INSERT INTO limit_counters AS counted (bucket, window_start, window_seconds, hits, max_hits)
    SELECT wanted.bucket, max(wanted.window_start), max(wanted.window_seconds), count(*), min(wanted.max_hits)
    FROM ${limitRows(at)}
    WHERE ${condition}
    GROUP BY wanted.bucket
    ORDER BY wanted.bucket
    ON CONFLICT (bucket) DO UPDATE SET window_start = ${start}, window_seconds = excluded.window_seconds, hits = ${hits},
      earlier_hits = ${earlier}, carried = ${carried}, max_hits = excluded.max_hits`;
}

/** Values of `countHitsCte`. */
export interface HitValues {
  /** Which act each of the others is of. */
  hitsOf: string[];
  buckets: string[];
  windowStarts: Date[];
  windowSeconds: number[];
  maxHits: number[];
  countedAt: Date;
}

/** The largest number that the columns hold. */
export const INT4_MAX = 2 ** 31 - 1;

/** @param acts what is to be counted, each under a name of its own */
export function hitValues(acts: readonly { name: string; limits: readonly Limit[] }[], now: Date): HitValues {
  const wanted = acts.flatMap(({ name, limits }) => limits.map((limit) => ({ name, ...limit })));
  return {
    hitsOf: wanted.map(({ name }) => name),
    buckets: wanted.map(({ bucket }) => storedBucket(bucket)),
    windowStarts: wanted.map((limit) => windowStart(limit.windowSeconds, now)),
    windowSeconds: wanted.map((limit) => limit.windowSeconds),
    maxHits: wanted.map((limit) => Math.min(limit.max, INT4_MAX)),
    countedAt: now,
  };
}

/**
 * Counting as a part of a larger statement: hits are counted exactly for the acts that happen, and all of them are undone
 * when a limit is reached (`isLimitReached`).
 *
 * @param at where the values of `hitValues` stand in the statement
 * @param happened relation of the acts that do, by their names in `id`
 */
export const countHitsCte = (at: At<HitValues>, happened: string): string =>
  countSql(at, `wanted.act IN (SELECT id FROM ${happened})`);

const single = new NamedValues<HitValues>();
const { carried, hits } = withMoreHits(single.at('countedAt'));
/** The limits that one more hit would break; named as a conflict names its two rows. */
const BROKEN = `SELECT FROM
    (SELECT bucket, window_start, window_seconds, 1 AS hits, max_hits FROM ${limitRows(single.at)}) AS excluded
    LEFT JOIN limit_counters AS counted USING (bucket)
    WHERE ${hits} + ${carried} > excluded.max_hits`;
const COUNT = countSql(single.at, `NOT EXISTS (${BROKEN})`);

/**
 * Counts one hit against each limit, allowed or not yet more than they are.
 *
 * @throws Problem `too-many-requests` with `Retry-After` when one of them was reached before; nothing is counted then
 */
export async function countHit(db: Queryable, limits: Limits, now: Date, code: PlainCode): Promise<void> {
  const values = single.inOrder(hitValues([{ name: '', limits }], now));
  // The constraint stops what rivals have counted since the statement looked.
  const { rowCount } = await db.query(COUNT, values).catch((error: unknown) => {
    if (isLimitReached(error)) return { rowCount: 0 };
    throw error;
  });
  if (rowCount === 0) throw await tooMany(db, limits, now, code);
}

const TAKE_BACK = `
  WITH taken AS (
    SELECT counted.bucket, wanted.window_start FROM unnest($1::text[], $2::timestamptz[]) AS wanted (bucket, window_start)
      JOIN limit_counters AS counted USING (bucket)
     ORDER BY counted.bucket FOR UPDATE OF counted
  )
  UPDATE limit_counters AS counted
     SET hits = hits - (counted.window_start = taken.window_start)::int,
         earlier_hits = earlier_hits - (counted.window_start > taken.window_start)::int
    FROM taken
   WHERE counted.bucket = taken.bucket
     AND (counted.window_start = taken.window_start AND hits > 0
       OR counted.window_start = taken.window_start + make_interval(secs => window_seconds) AND earlier_hits > 0)`;

/** Takes back a hit that turned out not to count, for example a sign-in with the right password. */
export async function takeBackHit(db: Queryable, limits: Limits, now: Date): Promise<void> {
  const { buckets, windowStarts } = hitValues([{ name: '', limits }], now);
  await db.query(TAKE_BACK, [buckets, windowStarts]);
}

/** How much of a limit is used at this moment, and how long until one more is within it. */
export interface Usage {
  limit: Limit;
  hits: number;
  secondsUntilRoom: number;
}

/** Of each limit, in their order. */
export async function findUsage(db: Queryable, limits: readonly Limit[], now: Date): Promise<Usage[]> {
  const { rows } = await db.query<{ bucket: string; windowStart: Date; hits: number; earlierHits: number }>(
    `SELECT bucket, window_start AS "windowStart", hits, earlier_hits AS "earlierHits" FROM limit_counters
      WHERE bucket = ANY ($1)`,
    [limits.map(({ bucket }) => storedBucket(bucket))],
  );
  return limits.map((limit) => {
    const { max, windowSeconds } = limit;
    const nothing = { windowStart: now, hits: 0, earlierHits: 0 };
    const count = rows.find(({ bucket }) => bucket === storedBucket(limit.bucket)) ?? nothing;
    return {
      limit,
      hits: hitsWithin(count, windowSeconds, now),
      secondsUntilRoom: secondsUntilRoom(count, max, windowSeconds, now),
    };
  });
}

/** 429 until there is room in all of these limits, at least one of which is reached. */
export async function tooMany(db: Queryable, limits: Limits, now: Date, code: PlainCode): Promise<Problem> {
  return tooManyOf(await findUsage(db, limits, now), code);
}

/** The same for limits that were looked at already. */
export function tooManyOf(usage: readonly Usage[], code: PlainCode): Problem {
  const [longest] = usage.toSorted((a, b) => b.secondsUntilRoom - a.secondsUntilRoom);
  return new Problem('too-many-requests', code, {
    retryAfterSeconds: longest?.secondsUntilRoom ?? 0,
    limited: longest?.limit.bucket.split(':')[0] ?? '',
  });
}

export function isLimitReached(error: unknown): boolean {
  return brokenConstraint(error) === 'limit_counters_not_exceeded';
}

/** Forgets windows that nobody counts in any more. */
export async function forgetOldHits(db: Queryable, now: Date): Promise<void> {
  const before = new Date(now.getTime() - fixedPeriods.limitDays * 86_400_000);
  await db.query('DELETE FROM limit_counters WHERE window_start < $1', [before]);
}
