import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OwnSession } from '../../../src/sessions/own-sessions.ts';
import type { User } from '../../../src/generated/payload-types.ts';
import {
  cookiesOf,
  startCms,
  staffPassword,
  startTimeoutMs,
  type SessionHeaders,
  type SignedIn,
  type TestCms,
} from '../../harness/cms.ts';
import { cmsOrigin } from '../../harness/environment.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

// Several passwords to compute in each.
vi.setConfig({ testTimeout: 60_000 });

let cms: TestCms;
let editor: SignedIn;
let stranger: SessionHeaders;
beforeAll(async () => {
  cms = await startCms();
  editor = await cms.user('editor');
  stranger = await signInWith(firefox, await cms.user('manager'));
}, startTimeoutMs);
afterAll(() => cms.close());
beforeEach(async () => {
  await cms.payload.db.drizzle.execute(sql`DELETE FROM users_sessions WHERE _parent_id = ${editor.id}`);
});

async function signInWith(userAgent: string, { email } = editor): Promise<SessionHeaders> {
  const answer = await cms.request('/api/users/login', {
    method: 'POST',
    body: JSON.stringify({ email, password: staffPassword }),
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
  });
  return { cookie: cookiesOf(answer), origin: cmsOrigin };
}

const path = '/api/users/own-sessions';
const ask = (headers: object, method = 'GET', address = path) =>
  cms.request(address, { method, headers: { ...headers } });
const end = (headers: object, which = 'end-others', currentPassword: unknown = staffPassword) =>
  cms.request(`${path}/${which}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ currentPassword }),
  });
const listOf = async (headers: SessionHeaders) =>
  ((await (await ask(headers)).json()) as { sessions: OwnSession[] }).sessions;
const isSignedIn = async (headers: SessionHeaders) =>
  ((await (await ask(headers, 'GET', '/api/users/me')).json()) as { user: unknown }).user !== null;

describe('one’s own sessions', () => {
  it('are told by browser and system, this one first, and nothing of others', async () => {
    const onPhone = await signInWith(phone);
    await signInWith('curl/8');
    const desk = await signInWith(firefox);
    const list = await listOf(desk);
    expect(list.map(({ browser, isThis }) => [browser, isThis])).toEqual([
      ['Firefox (Linux)', true],
      ['An unknown browser', false],
      ['Safari (iPhone)', false],
    ]);
    for (const { begunAt, usedAt } of list) {
      expect(Math.abs(Date.parse(usedAt) - Date.parse(begunAt))).toBeLessThan(5_000);
    }
    expect((await listOf(onPhone)).find(({ isThis }) => isThis)?.browser).toBe('Safari (iPhone)');
  });

  it('that are over are not among them', async () => {
    await signInWith(phone);
    await cms.payload.db.drizzle.execute(
      sql`UPDATE users_sessions SET created_at = now() - interval '13 hours'`,
    );
    const present = await signInWith(firefox);
    expect((await listOf(present)).map(({ browser }) => browser)).toEqual(['Firefox (Linux)']);
  });

  it('are ended one by one, and only by their owner', async () => {
    const [onPhone, desk] = [await signInWith(phone), await signInWith(firefox)];
    const other = (await listOf(desk)).find(({ isThis }) => !isThis);
    const which = `${other?.id}/end`;
    expect((await end(stranger, which)).status).toBe(404);
    expect((await end({ origin: cmsOrigin }, which)).status).toBe(403);
    expect(await isSignedIn(onPhone)).toBe(true);

    expect((await end(desk, which)).status).toBe(200);
    expect([await isSignedIn(onPhone), await isSignedIn(desk)]).toEqual([false, true]);
    const again = await end(desk, which);
    expect([again.status, await again.text()]).toEqual([
      404,
      expect.stringContaining('This session has ended already.'),
    ]);
  });

  it('but this one are ended all at once', async () => {
    const others = [await signInWith(phone), await signInWith('curl/8')];
    const desk = await signInWith(firefox);
    const answer = await end(desk);
    expect(await answer.json()).toEqual({ ended: 2 });
    expect(await Promise.all([...others, desk].map(isSignedIn))).toEqual([false, false, true]);
    expect(await listOf(desk)).toHaveLength(1);
  });

  it('are not ended without the current password, by whoever finds an open one', async () => {
    const [owners, found] = [await signInWith(phone), await signInWith(firefox)];
    const other = (await listOf(found)).find(({ isThis }) => !isThis);
    for (const which of ['end-others', `${other?.id}/end`]) {
      for (const [given, sentence] of [
        ['a guess', 'This is not your current password.'],
        ['', 'Type your own current password.'],
        [['a list'], 'Type your own current password.'],
      ]) {
        const answer = await end(found, which, given);
        expect([answer.status, await answer.text()]).toEqual([
          400,
          expect.stringContaining(String(sentence)),
        ]);
      }
      const bare = await cms.request(`${path}/${which}`, { method: 'POST', headers: { ...found } });
      expect(bare.status).toBe(400);
    }
    expect((await ask(found, 'DELETE')).status).not.toBe(200);
    expect((await ask(found, 'DELETE', `${path}/${other?.id}`)).status).not.toBe(200);
    expect(await isSignedIn(owners)).toBe(true);
  });

  it('are not ended by a page of somebody else', async () => {
    const desk = await signInWith(firefox);
    const answer = await end({ ...desk, origin: 'https://elsewhere.example' });
    expect(answer.status).toBe(403);
  });
});

describe('a session that has ended', () => {
  const read = () =>
    cms.payload.db.findOne<User>({ collection: 'users', where: { id: { equals: editor.id } } });
  /** Payload writes all sessions of an account as it has read them: one that was ended in between is there again. */
  const write = (data: User | null) =>
    cms.payload.db.updateOne({ collection: 'users', id: editor.id, data: { ...data } });

  it('comes back with rows that were read before, and is gone with the next refresh or sign-in', async () => {
    for (const next of ['refresh', 'sign-in']) {
      const [onPhone, desk] = [await signInWith(phone), await signInWith(firefox)];
      const before = await read();
      await end(desk);
      await write(before);
      // The control: this is what Payload does.
      expect([next, await isSignedIn(onPhone)]).toEqual([next, true]);
      if (next === 'refresh') await ask(onPhone, 'POST', '/api/users/refresh-token');
      else await signInWith(firefox);
      expect([next, await isSignedIn(onPhone)]).toEqual([next, false]);
    }
  });
});
