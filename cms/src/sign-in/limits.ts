import { sql } from '@payloadcms/db-postgres/drizzle';
import type { APIError, PayloadRequest } from 'payload';
import { SIGN_IN_WINDOW_SECONDS } from 'shared/auth/sign-in-limits.ts';
import { accounts } from 'shared/problems/accounts.en.ts';
import { refused } from '../language/refusal.ts';
import type { StaffText } from '../language/staff-text.ts';
import { signInTries } from './tables.ts';

/** So many tries in a bucket in each window; every copy of the CMS counts in the same one. */
export interface Limit {
  bucket: string;
  max: number;
}

const tooMany = {
  en: accounts['too-many-tries'],
  ko: '로그인을 너무 많이 시도했습니다. 몇 분 뒤에 다시 시도하거나, 전에 로그인한 적이 있는 브라우저를 써 주세요.',
};

const windowMs = SIGN_IN_WINDOW_SECONDS * 1000;
const keptMs = 24 * 60 * 60_000;

/** Windows follow one another by the clock. */
export const windowOf = (now: number) => new Date(now - (now % windowMs));

/**
 * Counts a try before anything is computed for it. On a connection of its own: a request that is refused later must not take
 * its count along.
 *
 * @returns what takes it back, for a try that turned out to be right
 * @throws APIError 429 with `Retry-After` when a limit was reached before
 */
export async function countTry(
  req: PayloadRequest,
  limits: readonly Limit[],
  refusal = tooMany,
): Promise<() => Promise<void>> {
  const db = req.payload.db.drizzle;
  const now = Date.now();
  const windowStart = windowOf(now);
  await db.delete(signInTries).where(sql`${signInTries.windowStart} < ${new Date(now - keptMs)}`);
  for (const { bucket, max } of limits) {
    const counted = await db
      .insert(signInTries)
      .values({ bucket, windowStart, tries: 1 })
      .onConflictDoUpdate({
        target: [signInTries.bucket, signInTries.windowStart],
        set: { tries: sql`${signInTries.tries} + 1` },
        setWhere: sql`${signInTries.tries} < ${max}`,
      })
      .returning({ tries: signInTries.tries });
    if (max < 1 || counted.length === 0) throw tooManyIn(req, now, refusal);
  }
  return async () => {
    for (const { bucket } of limits) {
      await db
        .update(signInTries)
        .set({ tries: sql`greatest(${signInTries.tries} - 1, 0)` })
        .where(sql`${signInTries.bucket} = ${bucket} AND ${signInTries.windowStart} = ${windowStart}`);
    }
  };
}

function tooManyIn(req: PayloadRequest, now: number, refusal: StaffText): APIError {
  const seconds = Math.ceil((windowOf(now).getTime() + windowMs - now) / 1000);
  req.responseHeaders = new Headers({ 'Retry-After': String(seconds) });
  return refused(req, 429, refusal);
}
