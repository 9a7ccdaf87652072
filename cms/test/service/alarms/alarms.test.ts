import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cookiesOf, startCms, staffPassword, startTimeoutMs, type TestCms } from '../../harness/cms.ts';
import { mailsTo, mailTo } from '../../harness/mailbox.ts';
import { forgetTries, fromTheStartOfAWindow, login, wrongPassword } from '../sign-in/signing-in.ts';

const newBrowser = 'Your CMS account was opened in a new browser';
const guesses = 'Somebody may be guessing your CMS password';

// Several passwords to compute in each, and mails to wait for.
vi.setConfig({ testTimeout: 60_000 });

let cms: TestCms;
beforeAll(async () => {
  fromTheStartOfAWindow();
  const limits = {
    LIMIT_LOGINS_PER_ACCOUNT_PER_15_MINUTES: '3',
    LIMIT_LOGINS_PER_ADDRESS_PER_15_MINUTES: '5',
  };
  cms = await startCms(undefined, { environment: limits });
}, startTimeoutMs);
afterAll(() => cms.close());
beforeEach(async () => {
  await forgetTries(cms);
  await cms.payload.db.drizzle.execute(sql`DELETE FROM sign_in_alarms`);
});

/** Somebody with a mailbox of their own. */
async function somebody(name: string) {
  const account = { email: `${name}-${crypto.randomUUID()}@example.com`, password: staffPassword };
  const { id } = await cms.payload.create({ collection: 'users', data: { ...account, role: 'editor' } });
  return { ...account, id };
}

const guess = (email: string, address: string) => login(cms, { email, password: wrongPassword }, { address });

const alarms = async () => {
  const { rows } = await cms.payload.db.drizzle.execute<{ kind: string; user_id: number | null }>(
    sql`SELECT kind, user_id FROM sign_in_alarms ORDER BY kind`,
  );
  return rows.map(({ kind, user_id }) => [kind, user_id]);
};
/** Alarms are raised behind an answer's back. */
const alarmsBecome = (expected: unknown[]) =>
  vi.waitFor(async () => expect(await alarms()).toEqual(expected), { timeout: 20_000 });
/** Once the queue is empty nothing more will be sent. */
const nothingWaits = () =>
  vi.waitFor(
    async () => {
      const { totalDocs } = await cms.payload.count({ collection: 'payload-jobs', where: {} });
      expect(totalDocs).toBe(0);
    },
    { timeout: 20_000 },
  );

describe('a sign-in from a browser that an account does not know', () => {
  it('is mailed to its owner, with the browser and the way to end it', async () => {
    const { email, id, ...account } = await somebody('new-browser');
    await login(cms, { email, ...account });
    const mail = await mailTo(email, newBrowser);
    expect(mail.from).toBe('Sinsa Record Cafe <cms@example.com>');
    expect(mail.text).toContain('An unknown browser');
    expect(mail.text).toContain('http://localhost:3000/admin/account');
    expect(mail.text).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d KST/);
    await alarmsBecome([['new-browser', id]]);
  });

  it('is not told of one that is known, also after its owner has changed the password in it', async () => {
    const { email, id, ...account } = await somebody('known-browser');
    const cookie = cookiesOf(await login(cms, { email, ...account }));
    await mailTo(email, newBrowser);
    const password = 'another-long-password';
    const change = await cms.request(`/api/users/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', cookie, origin: 'http://localhost:3000' },
      body: JSON.stringify({ password, currentPassword: account.password }),
    });
    expect(change.status).toBe(200);
    expect((await login(cms, { email, password }, { cookie: cookiesOf(change) })).status).toBe(200);
    // The control: another one is told, and its mail is the second.
    await login(cms, { email, password });
    await vi.waitFor(async () => expect(await mailsTo(email)).toHaveLength(2), { timeout: 20_000 });
    await nothingWaits();
    expect(await alarms()).toEqual([
      ['new-browser', id],
      ['new-browser', id],
    ]);
  });
});

describe('wrong passwords', () => {
  it('that reach the limit of an account are mailed to its owner once', async () => {
    const { email, id } = await somebody('guessed');
    await guess(email, '192.0.2.1');
    await guess(email, '192.0.2.2');
    expect(await alarms()).toEqual([]);
    await guess(email, '192.0.2.3');
    expect((await mailTo(email, guesses)).text).toContain('Nobody got in by these tries.');
    for (const address of ['192.0.2.4', '192.0.2.5']) expect((await guess(email, address)).status).toBe(429);
    await alarmsBecome([['account-guesses', id]]);
    await nothingWaits();
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('that a right one follows in time alarm nobody', async () => {
    const account = await somebody('forgetful');
    const known = cookiesOf(await login(cms, account));
    await alarmsBecome([['new-browser', account.id]]);
    for (const password of [wrongPassword, wrongPassword, staffPassword])
      await login(cms, { ...account, password }, { cookie: known });
    await nothingWaits();
    expect(await alarms()).toEqual([['new-browser', account.id]]);
  });

  it('at accounts that do not exist alarm nobody but by their network', async () => {
    for (let round = 0; round < 3; round += 1) await guess('nobody@example.com', `198.51.100.${round}`);
    for (let round = 0; round < 5; round += 1) await guess(`guess-${round}@example.com`, '203.0.113.9');
    await alarmsBecome([['address-guesses', null]]);
    expect(await mailsTo('nobody@example.com')).toEqual([]);
  });

  it('for a change in an open session count, too', async () => {
    const account = await somebody('open-session');
    const headers = await cms.signIn(account);
    for (let round = 0; round < 3; round += 1) {
      await cms.request(`/api/users/${account.id}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ password: 'another-long-password', currentPassword: wrongPassword }),
      });
    }
    await mailTo(account.email, guesses);
    await mailTo(account.email, newBrowser);
    await alarmsBecome([
      ['account-guesses', account.id],
      ['new-browser', account.id],
    ]);
    await nothingWaits();
  });
});

it('a mail that the server does not take is kept and tried again', async () => {
  const { sendMail } = await import('../../../src/mail/send-mail.ts');
  const to = `later-${crypto.randomUUID()}@example.com`;
  const refuse = vi.spyOn(cms.payload, 'sendEmail').mockRejectedValueOnce(new Error('421 later'));
  await sendMail(cms.payload, { to, subject: 'Kept', text: 'Still here' });
  expect(refuse).toHaveBeenCalledOnce();
  expect(await mailsTo(to)).toEqual([]);
  await cms.payload.update({ collection: 'payload-jobs', where: {}, data: { waitUntil: null } });
  await cms.payload.jobs.run({ silent: true });
  expect((await mailTo(to, 'Kept')).text).toContain('Still here');
  await nothingWaits();
});

describe('the dashboard', () => {
  it('tells managers what was, newest first, and counts the rest', async () => {
    const { recentAlarms } = await import('../../../src/alarms/recent-alarms.ts');
    const { id, email } = await somebody('told');
    const at = Date.parse('2026-11-22T03:00:00Z');
    const rows = [
      ['account-guesses', id, null],
      ['address-guesses', null, null],
      ['new-browser', id, 'Chrome (Windows)'],
      ['account-guesses', 999_999, null],
      ['address-guesses', null, null],
      ['address-guesses', null, null],
    ] as const;
    for (const [index, [kind, userId, browser]] of rows.entries()) {
      await cms.payload.db.drizzle.execute(
        sql`INSERT INTO sign_in_alarms (kind, about, at, user_id, browser)
            VALUES (${kind}, ${`about ${index}`}, ${new Date(at - index * 3_600_000)}, ${userId}, ${browser})`,
      );
    }
    expect(await recentAlarms(cms.payload, 'en', at + 1)).toEqual({
      lines: [
        { at: '2026-11-22 12:00 KST', sentence: `${email}: wrong passwords, as many as the limit allows` },
        {
          at: '2026-11-22 11:00 KST',
          sentence: 'One network address: wrong passwords, as many as the limit allows',
        },
        {
          at: '2026-11-22 10:00 KST',
          sentence: `${email}: signed in with a new browser, Chrome (Windows)`,
        },
        {
          at: '2026-11-22 09:00 KST',
          sentence: 'An account that is gone: wrong passwords, as many as the limit allows',
        },
        {
          at: '2026-11-22 08:00 KST',
          sentence: 'One network address: wrong passwords, as many as the limit allows',
        },
      ],
      more: 1,
    });
    expect((await recentAlarms(cms.payload, 'en', at + 8 * 86_400_000)).lines).toEqual([]);
  });
});
