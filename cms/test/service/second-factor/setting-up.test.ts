import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startCms, staffPassword, startTimeoutMs, type SignedIn, type TestCms } from '../../harness/cms.ts';
import { cmsOrigin } from '../../harness/environment.ts';
import { forgetTries, fromTheStartOfAWindow } from '../sign-in/signing-in.ts';
import { codeOf, staffOf } from './staff.ts';

let cms: TestCms;
let staff: ReturnType<typeof staffOf>;
beforeAll(async () => {
  fromTheStartOfAWindow();
  cms = await startCms();
  staff = staffOf(cms);
}, startTimeoutMs);
afterAll(() => cms.close());
beforeEach(() => forgetTries(cms));

const currentPassword = staffPassword;

async function signedIn(role: SignedIn['role'] = 'editor') {
  const user = await cms.user(role);
  return { user, cookie: await staff.typePassword(user) };
}

/** Everything that is kept of second factors, as one text. */
async function stored(): Promise<string> {
  const { rows } = await cms.payload.db.drizzle.execute(sql`
    SELECT (SELECT json_agg(t) FROM second_factor_totp t) AS totp,
           (SELECT json_agg(c) FROM second_factor_recovery_codes c) AS codes`);
  return JSON.stringify(rows);
}

describe('setting up an app', () => {
  it('asks for one’s own password before anything is shown', async () => {
    const { cookie } = await signedIn();
    for (const path of ['totp/begin', 'passkeys/begin', 'recovery-codes', 'remove']) {
      const guess = { currentPassword: 'a guess', factor: 'totp' };
      const answer = await staff.send(path, guess, cookie);
      expect([path, answer.status, answer.sentence]).toEqual([
        path,
        400,
        'This is not your current password.',
      ]);
    }
    expect(await staff.send('totp/begin', {}, '')).toMatchObject({ status: 401, sentence: 'Sign in first.' });
  });

  it('shows an address for the app, with the account’s e-mail and the cafe’s name', async () => {
    const { user, cookie } = await signedIn();
    const { data } = await staff.send('totp/begin', { currentPassword }, cookie);
    const address = new URL(String(data['address']));
    expect(decodeURIComponent(address.pathname)).toBe(`/Sinsa Record Cafe CMS:${user.email}`);
    expect(address.searchParams.get('secret')).toBe(data['secret']);
  });

  it('changes nothing until a code shows that the app has it', async () => {
    const { user, cookie } = await signedIn();
    const { secret, ticket } = await staff.beginTotp(cookie, currentPassword);
    const wrong = await staff.send('totp', { ticket, code: '000000' }, cookie);
    expect(wrong).toMatchObject({
      status: 400,
      sentence: expect.stringMatching(/^This code is not right\./),
    });
    const shaped = await staff.send('totp', { ticket, code: 'abc' }, cookie);
    expect(shaped).toMatchObject({ status: 400, sentence: 'Type the six digits that the app shows.' });

    const other = await signedIn();
    const elsewhere = await staff.send('totp', { ticket, code: codeOf(secret) }, other.cookie);
    expect(elsewhere).toMatchObject({
      status: 400,
      sentence: 'This took too long. Start setting it up once more.',
    });
    expect(await staff.whoIs(await staff.typePassword(user))).toBe(user.email);
    vi.setSystemTime(Date.now() + 10 * 60_000);
    const late = await staff.send('totp', { ticket, code: codeOf(secret) }, cookie);
    expect(late).toMatchObject({ status: 400 });
  });

  it('gives ten recovery codes, ends all other sessions, and keeps no secret in plain letters', async () => {
    const { user, cookie } = await signedIn();
    const other = await staff.typePassword(user);
    const { secret, recoveryCodes } = await staff.setUpTotp(cookie);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await staff.whoIs(other)).toBeNull();
    expect(await staff.whoIs(cookie)).toBe(user.email);

    const kept = await stored();
    for (const plain of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(kept).not.toContain(plain);
    const headers = { cookie, origin: cmsOrigin };
    for (const path of ['/api/users/me', `/api/users/${user.id}?depth=5&showHiddenFields=true`]) {
      const text = await (await cms.request(path, { headers })).text();
      expect(text).toContain(user.email);
      expect(text).not.toMatch(/secret|totp|recovery|second/i);
    }
  });

  it('the code that set it up signs nobody in', async () => {
    const { user, cookie } = await signedIn();
    const { secret } = await staff.setUpTotp(cookie);
    const again = await staff.send('sign-in/code', { code: codeOf(secret) }, await staff.typePassword(user));
    expect(again.sentence).toMatch(/^This code has been used already\./);
  });
});

describe('afterwards', () => {
  it('new recovery codes take the place of the old ones', async () => {
    const { user, cookie, recoveryCodes } = await staff.withTotp('editor');
    const renewed = await staff.send('recovery-codes', { currentPassword }, cookie);
    const [fresh = ''] = renewed.data['recoveryCodes'] as string[];
    const held = await staff.typePassword(user);
    expect((await staff.send('sign-in/code', { code: recoveryCodes[0] }, held)).status).toBe(400);
    expect((await staff.send('sign-in/code', { code: fresh }, held)).status).toBe(200);
  });

  it('whoever removes the last one signs in with the password alone, and old codes open nothing', async () => {
    const { user, cookie, recoveryCodes } = await staff.withTotp('editor');
    const removed = await staff.send('remove', { currentPassword, factor: 'totp' }, cookie);
    expect(removed.status).toBe(200);
    expect(await staff.whoIs(await staff.typePassword(user))).toBe(user.email);
    const codes = await staff.send('recovery-codes', { currentPassword }, cookie);
    expect(codes).toMatchObject({
      status: 409,
      sentence: 'Set up a second factor first; recovery codes come with it.',
    });
    expect(recoveryCodes).toHaveLength(10);
  });

  it('what belongs to an account goes with it', async () => {
    const { user } = await staff.withTotp('editor');
    await cms.payload.delete({ collection: 'users', id: user.id });
    expect(await stored()).not.toContain(`"user_id":${user.id}`);
  });
});

describe('a lost phone', () => {
  it('a manager takes the factors of somebody else away, with their own password', async () => {
    const manager = await signedIn('manager');
    const { user, cookie } = await staff.withTotp('editor');
    const guess = await staff.send(
      'take-away',
      { user: user.id, currentPassword: 'a guess' },
      manager.cookie,
    );
    expect(guess).toMatchObject({ status: 400, sentence: 'This is not your current password.' });
    const taken = await staff.send('take-away', { user: user.id, currentPassword }, manager.cookie);
    expect(taken.status).toBe(200);
    expect(await staff.whoIs(cookie)).toBeNull();
    expect(await staff.whoIs(await staff.typePassword(user))).toBe(user.email);
  });

  it('nobody else does', async () => {
    const { user, cookie } = await staff.withTotp('manager');
    const editor = await signedIn();
    for (const [by, whom, status, sentence] of [
      [editor.cookie, user.id, 403, 'Only managers take away second factors of others.'],
      ['', user.id, 403, 'Only managers take away second factors of others.'],
      [cookie, user.id, 409, 'Remove your own second factors one by one on your own page.'],
      [cookie, 999_999, 404, 'There is no such account.'],
    ] as const) {
      expect(await staff.send('take-away', { user: whom, currentPassword }, by)).toMatchObject({
        status,
        sentence,
      });
    }
  });
});
