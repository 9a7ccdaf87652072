import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCms, startTimeoutMs, type SessionHeaders, type TestCms } from '../../harness/cms.ts';

let cms: TestCms;
beforeAll(async () => {
  cms = await startCms();
}, startTimeoutMs);
afterAll(() => cms.close());

const hour = 3600;
const refresh = (headers: SessionHeaders) =>
  cms.request('/api/users/refresh-token', { method: 'POST', headers });

/** A session that began so many hours ago. */
async function sessionOf(hours: number): Promise<SessionHeaders> {
  const headers = await cms.signIn();
  await cms.payload.db.drizzle.execute(
    sql`UPDATE users_sessions SET created_at = now() - make_interval(hours => ${hours})`,
  );
  return headers;
}

async function hoursGiven(headers: SessionHeaders): Promise<number> {
  const { exp } = (await (await refresh(headers)).json()) as { exp: number };
  return (exp - Date.now() / 1000) / hour;
}

it('a session that is used is prolonged by eight hours', async () => {
  expect(await hoursGiven(await sessionOf(3))).toBeCloseTo(8, 1);
});

it('a session is prolonged to its twelfth hour and no longer', async () => {
  expect(await hoursGiven(await sessionOf(9))).toBeCloseTo(3, 1);
});

it('a session of twelve hours, or a month, is not prolonged', async () => {
  for (const hours of [12, 30 * 24]) {
    const answer = await refresh(await sessionOf(hours));
    expect(answer.status).toBe(401);
    expect(await answer.text()).toContain('This session has ended. Please sign in again.');
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
});
