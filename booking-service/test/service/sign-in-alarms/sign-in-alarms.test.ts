import { attentionSchema } from 'shared/attention/attention.ts';
import type { Matter } from 'shared/attention/attention.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { User } from '../../../src/auth/account.ts';
import { ensureFirstAccounts } from '../../../src/auth/first-accounts.ts';
import { forgetOldAlarms } from '../../../src/sign-in-alarms/sign-in-alarms.usecase.ts';
import { openBrowser, PASSWORD, signedInBrowser, storeAccount } from '../../harness/accounts.ts';
import type { Browser } from '../../harness/accounts.ts';
import { MORNING } from '../../harness/clock.ts';
import { startTestService } from '../../harness/service.ts';
import type { ServiceUnderTest } from '../../harness/service.ts';

const FIREFOX = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
};

/** Few, so that little is hashed. */
const LIMIT = 3;

let service: ServiceUnderTest;
let superAdmin: Browser;
let admin: Browser;
beforeAll(async () => {
  service = await startTestService({
    environment: { LIMIT_LOGINS_PER_ACCOUNT_PER_15_MINUTES: String(LIMIT) },
  });
});
beforeEach(async () => {
  service.clock.set(MORNING);
  for (const table of ['emails', 'sign_in_alarms', 'limit_counters', 'sessions'])
    await service.db.query(`DELETE FROM ${table}`);
  superAdmin = await signedInBrowser(service.url, service.db, 'super_admin');
  admin = await signedInBrowser(service.url, service.db);
});

const signIn = (browser: Browser, { username }: User, password = PASSWORD) =>
  browser.send('POST', '/api/auth/login', { username, password }, FIREFOX);
const mailsTo = async ({ email }: User) =>
  (
    await service.db.query<{ subject: string; text: string; html: string }>(
      'SELECT subject, text_body AS text, html_body AS html FROM emails WHERE recipient = $1 ORDER BY created_at',
      [email],
    )
  ).rows;
async function mattersOf({ username }: User, reader = superAdmin): Promise<Matter[]> {
  const { matters } = attentionSchema.parse((await reader.send('GET', '/api/admin/attention')).body);
  return matters.filter(({ name }) => name === username);
}
const guess = async (user: User, times: number) => {
  for (let tries = 0; tries < times; tries += 1) await signIn(openBrowser(service.url), user, 'not it');
};

describe('a sign-in from a browser that the account was never signed in from before', () => {
  test('is mailed to its owner and stands with super admins until somebody has dealt with it', async () => {
    const user = await storeAccount(service.db);
    await signIn(openBrowser(service.url), user);
    expect([await mailsTo(user), await mattersOf(user)]).toEqual([[], []]);
    await signIn(openBrowser(service.url, '203.0.113.77'), user);

    const [mail, ...more] = await mailsTo(user);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`New browser signed in to ${user.username} · 새 브라우저에서 로그인`);
    for (const text of ['Firefox (Linux)', '203.0.113.*', 'If it was not you', '본인이 아니라면'])
      expect(mail?.text).toContain(text);
    expect(mail?.text).not.toContain('203.0.113.77');
    const links = [...(mail?.html ?? '').matchAll(/href="([^"]*)"/g)].map(([, address]) => address);
    expect(links).toEqual(['http://site.test/admin/account']);

    const [matter, ...others] = await mattersOf(user);
    expect(others).toEqual([]);
    expect(matter).toMatchObject({ kind: 'new-browser', reason: 'Firefox (Linux), 203.0.113.*', count: 1 });
    expect(await mattersOf(user, admin)).toEqual([]);
    const dismissal = { key: matter?.key };
    expect((await admin.send('POST', '/api/admin/attention/dismissals', dismissal)).status).toBe(404);
    expect((await superAdmin.send('POST', '/api/admin/attention/dismissals', dismissal)).status).toBe(204);
    expect(await mattersOf(user)).toEqual([]);
  });

  test('is one matter a day for each account, and gone after it', async () => {
    const user = await storeAccount(service.db);
    await signIn(openBrowser(service.url), user);
    for (let browsers = 0; browsers < 3; browsers += 1) await signIn(openBrowser(service.url), user);
    expect(await mattersOf(user)).toMatchObject([{ kind: 'new-browser', count: 3 }]);
    expect(await mailsTo(user)).toHaveLength(3);
    service.clock.advanceMinutes(24 * 60);
    superAdmin = await signedInBrowser(service.url, service.db, 'super_admin');
    expect(await mattersOf(user)).toEqual([]);
    await forgetOldAlarms(service.db, service.clock.now());
    expect((await service.db.query('SELECT FROM sign_in_alarms')).rowCount).toBe(0);
  });

  test('is mailed ten times a day at most, and counted beyond', async () => {
    const user = await storeAccount(service.db);
    await signIn(openBrowser(service.url), user);
    await service.db.query(
      `INSERT INTO sign_in_alarms (user_id, kind, at) SELECT $1, 'new-browser', $2 FROM generate_series(1, 9)`,
      [user.id, service.clock.now()],
    );
    for (let browsers = 0; browsers < 2; browsers += 1) await signIn(openBrowser(service.url), user);
    expect(await mailsTo(user)).toHaveLength(1);
    expect(await mattersOf(user)).toMatchObject([{ kind: 'new-browser', count: 11 }]);
  });

  test('is none in a browser that colleagues share, nor in the one where the password was changed', async () => {
    const [mine, theirs] = [await storeAccount(service.db), await storeAccount(service.db)];
    const shared = openBrowser(service.url);
    await signIn(shared, mine);
    await signIn(shared, theirs);
    await signIn(shared, mine);
    const change = { currentPassword: PASSWORD, newPassword: 'fern lamp 7' };
    expect((await shared.send('POST', '/api/auth/password', change)).status).toBe(204);
    await signIn(shared, theirs);
    await signIn(shared, mine, 'fern lamp 7');
    expect([await mailsTo(mine), await mailsTo(theirs)]).toEqual([[], []]);
  });

  test('is none for the account that the first start makes', async () => {
    await service.db.query('DELETE FROM users');
    const firstAdmin = {
      username: 'first',
      email: 'first@example.test',
      password: PASSWORD,
      role: 'super_admin',
      contentPermission: 'manager',
    } as const;
    await ensureFirstAccounts(
      service.db,
      { firstAccounts: [firstAdmin], passwordRule: { minLength: 6, changeInitial: false } },
      service.clock.now(),
    );
    const browser = openBrowser(service.url);
    expect((await browser.signIn('first')).status).toBe(200);
    const { rows } = await service.db.query(
      'SELECT kind FROM sign_in_alarms UNION ALL SELECT kind FROM emails',
    );
    expect(rows).toEqual([]);
  });
});

test('what a stranger writes in place of browser and address is in no mail', async () => {
  const user = await storeAccount(service.db);
  await signIn(openBrowser(service.url), user);
  const bait = 'https://evil.example';
  const headers = { 'User-Agent': bait, 'X-Forwarded-For': bait.repeat(20) };
  const body = { username: user.username, password: PASSWORD };
  const { status } = await openBrowser(service.url).send('POST', '/api/auth/login', body, headers);
  expect(status).toBe(200);
  const [mail] = await mailsTo(user);
  expect(mail?.text).toContain('Unknown · 알 수 없음');
  expect(mail?.html).not.toContain('evil');
});

describe('wrong passwords for an account, up to the limit', () => {
  test('are mailed to its owner once a day and stand with super admins', async () => {
    const user = await storeAccount(service.db);
    await guess(user, LIMIT - 1);
    expect([await mailsTo(user), await mattersOf(user)]).toEqual([[], []]);
    await guess(user, 1);
    const [mail] = await mailsTo(user);
    expect(mail?.subject).toBe(`Failed sign-ins to ${user.username} · 로그인 실패 반복`);
    expect(mail?.text).toContain(`Within 15 minutes, 3 tries to sign in to ${user.username} have failed.`);
    expect(mail?.text).toContain('15분 동안');
    expect(await mattersOf(user)).toMatchObject([
      { kind: 'failed-sign-ins', count: LIMIT, dismissible: true },
    ]);
    expect(await mattersOf(user, admin)).toEqual([]);

    service.clock.advanceMinutes(20);
    await guess(user, LIMIT);
    expect(await mailsTo(user)).toHaveLength(1);
    service.clock.advanceMinutes(24 * 60);
    await guess(user, LIMIT);
    expect(await mailsTo(user)).toHaveLength(2);
  });

  test('count together for user name and e-mail address, and not with those of earlier', async () => {
    const user = await storeAccount(service.db);
    await guess(user, 1);
    service.clock.advanceMinutes(15);
    await guess(user, 2);
    expect(await mailsTo(user)).toEqual([]);
    await guess({ ...user, username: user.email }, 1);
    expect(await mailsTo(user)).toHaveLength(1);
  });

  test('that come at once raise one alarm', async () => {
    const user = await storeAccount(service.db);
    await guess(user, LIMIT - 2);
    const logins = [user.username, user.username, user.email, user.email];
    await Promise.all(
      logins.map((username) => signIn(openBrowser(service.url), { ...user, username }, 'not it')),
    );
    expect([(await mailsTo(user)).length, (await mattersOf(user)).length]).toEqual([1, 1]);
  });

  test('for an account that is switched off tell nobody', async () => {
    const user = await storeAccount(service.db, 'admin', false);
    await guess(user, LIMIT);
    expect([await mailsTo(user), await mattersOf(user)]).toEqual([[], []]);
  });
});

test('a mail about a sign-in that cannot be delivered stands on the dashboard with the name of its account', async () => {
  const user = await storeAccount(service.db);
  await signIn(openBrowser(service.url), user);
  await signIn(openBrowser(service.url), user);
  await service.db.query(`UPDATE emails SET state = 'failed', tries = 3 WHERE recipient = $1`, [user.email]);
  expect(await mattersOf(user, admin)).toMatchObject([{ kind: 'mail-failed', bookingId: null }]);
});
