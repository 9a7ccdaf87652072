import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startCms, staffPassword, startTimeoutMs, type TestCms } from '../../harness/cms.ts';
import { cmsOrigin } from '../../harness/environment.ts';
import { forgetTries, fromTheStartOfAWindow, login } from '../sign-in/signing-in.ts';
import { nextCodeOf, staffOf } from './staff.ts';

let cms: TestCms;
let staff: ReturnType<typeof staffOf>;
let manager: Awaited<ReturnType<typeof staff.withTotp>>;
beforeAll(async () => {
  fromTheStartOfAWindow();
  cms = await startCms(undefined, { environment: { LIMIT_LOGINS_PER_ACCOUNT_PER_15_MINUTES: '3' } });
  staff = staffOf(cms);
  manager = await staff.withTotp('manager');
}, startTimeoutMs);
afterAll(() => cms.close());
beforeEach(() => forgetTries(cms));

const typeCode = (code: string, cookie: string) => staff.send('sign-in/code', { code }, cookie);
const lapsed = 'This sign-in has lapsed. Sign in again with your password.';

describe('after the right password', () => {
  it('nothing is open, and nothing is told of the account', async () => {
    const answer = await login(cms, { email: manager.user.email, password: staffPassword });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ user: null, exp: 0 });

    const cookie = await staff.typePassword(manager.user);
    expect(await staff.whoIs(cookie)).toBeNull();
    const { id } = manager.user;
    const headers = { cookie, origin: cmsOrigin, 'content-type': 'application/json' };
    for (const [method, path] of [
      ['GET', '/api/users'],
      ['GET', `/api/users/${id}`],
      ['PATCH', `/api/users/${id}`],
      ['POST', '/api/users/refresh-token'],
      ['GET', '/api/media'],
      ['GET', '/api/globals/sign-in-settings'],
      ['GET', '/api/site-status'],
      ['POST', '/api/globals/booking-rules'],
    ]) {
      const body = method === 'GET' ? null : '{}';
      const { status } = await cms.request(path ?? '', { method: method ?? '', headers, body });
      expect([path, status]).toEqual([path, 403]);
    }
  });

  it('what waits sets up no factor in the place of the one that is asked for', async () => {
    const cookie = await staff.typePassword(manager.user);
    for (const path of ['totp/begin', 'passkeys/begin']) {
      const answer = await staff.send(path, { currentPassword: staffPassword }, cookie);
      expect(answer).toMatchObject({ status: 401, sentence: 'Sign in first.' });
    }
  });

  it('a code of the app begins the session', async () => {
    const { status, cookie } = await typeCode(
      nextCodeOf(manager.secret),
      await staff.typePassword(manager.user),
    );
    expect(status).toBe(200);
    expect(await staff.whoIs(cookie)).toBe(manager.user.email);
    const refreshed = await cms.request('/api/users/refresh-token', {
      method: 'POST',
      headers: { cookie, origin: cmsOrigin },
    });
    expect(refreshed.status).toBe(200);
  });

  it('a recovery code does so once, however it is written', async () => {
    const code = manager.recoveryCodes[0] ?? '';
    const first = await typeCode(code, await staff.typePassword(manager.user));
    expect(await staff.whoIs(first.cookie)).toBe(manager.user.email);
    const again = await typeCode(
      ` ${code.toLowerCase().replaceAll('-', ' ')}`,
      await staff.typePassword(manager.user),
    );
    expect(again).toMatchObject({
      status: 400,
      sentence: 'This is none of your recovery codes, or it has been used already.',
    });
    const other = manager.recoveryCodes[1]?.toLowerCase().replaceAll('-', '') ?? '';
    expect((await typeCode(other, await staff.typePassword(manager.user))).status).toBe(200);
  });
});

describe('a code', () => {
  it('is good once, also for two who type it at one moment', async () => {
    const browsers = [await staff.typePassword(manager.user), await staff.typePassword(manager.user)];
    const code = nextCodeOf(manager.secret);
    const answers = await Promise.all(browsers.map((cookie) => typeCode(code, cookie)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const late = await typeCode(code, await staff.typePassword(manager.user));
    expect(late).toMatchObject({
      status: 400,
      sentence: 'This code has been used already. Wait for the next one, up to 30 seconds.',
    });
  });

  it('that is wrong begins nothing; after a few even the right one has to wait', async () => {
    const cookie = await staff.typePassword(manager.user);
    for (const _ of [1, 2, 3]) {
      expect(await typeCode('000000', cookie)).toMatchObject({
        status: 400,
        sentence: expect.stringMatching(/^This code is not right\./),
        cookie: '',
      });
    }
    // Another sign-in, from a browser that is known by now, is no way around.
    const right = await typeCode(nextCodeOf(manager.secret), await staff.typePassword(manager.user));
    expect(right).toMatchObject({
      status: 429,
      sentence: 'Too many wrong codes. Please wait a few minutes and try again, or use a passkey.',
    });
  });
});

describe('a sign-in that waits', () => {
  it('lapses after ten minutes', async () => {
    const cookie = await staff.typePassword(manager.user);
    vi.setSystemTime(Date.now() + 10 * 60_000);
    expect(await typeCode(nextCodeOf(manager.secret), cookie)).toMatchObject({
      status: 401,
      sentence: lapsed,
    });
  });

  it('begins one session', async () => {
    const cookie = await staff.typePassword(manager.user);
    expect((await typeCode(nextCodeOf(manager.secret), cookie)).status).toBe(200);
    expect(await typeCode(nextCodeOf(manager.secret), cookie)).toMatchObject({
      status: 401,
      sentence: lapsed,
    });
  });

  it('cannot be made up, or be made somebody else’s', async () => {
    const other = await staff.withTotp('editor');
    const cookie = await staff.typePassword(other.user);
    const { id } = manager.user;
    for (const forged of [
      cookie.replace(`held-sign-in=${other.user.id}.`, `held-sign-in=${id}.`),
      `payload-held-sign-in=${id}`,
      `payload-held-sign-in=${id}.x.99999999999999.y`,
      'payload-held-sign-in=x',
      '',
    ]) {
      const answer = await typeCode(nextCodeOf(manager.secret), forged);
      expect([forged, answer.status, answer.sentence]).toEqual([forged, 401, lapsed]);
    }
  });

  it('ends with the password that it was begun with', async () => {
    const { user, secret } = await staff.withTotp('editor');
    const cookie = await staff.typePassword(user);
    const data = { password: 'quite-another-password' };
    await cms.payload.update({ collection: 'users', id: user.id, data });
    expect(await typeCode(nextCodeOf(secret), cookie)).toMatchObject({ status: 401, sentence: lapsed });
  });

  it('is left for another account', async () => {
    const left = await staff.send('sign-in/leave', {}, await staff.typePassword(manager.user));
    expect(left).toMatchObject({ status: 200, cookie: 'payload-held-sign-in=' });
  });
});

it('an account without a second factor signs in with its password alone', async () => {
  const user = await cms.user('editor');
  expect(await staff.whoIs(await staff.typePassword(user))).toBe(user.email);
});
