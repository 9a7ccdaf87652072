import { refusals } from 'shared/problems/refusals.en.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from 'shared/problems/problem.ts';
import { ensureFirstAccounts } from '../../../src/auth/first-accounts.ts';
import { newAddress, openBrowser, PASSWORD, signedInBrowser, storeAccount } from '../../harness/accounts.ts';
import type { Browser } from '../../harness/accounts.ts';
import { startTestService } from '../../harness/service.ts';
import type { ServiceUnderTest } from '../../harness/service.ts';

let service: ServiceUnderTest;
/** A copy as production has it: longer passwords, initial ones to be changed. */
let strict: string;
let chief: Awaited<ReturnType<typeof signedInBrowser>>;
beforeAll(async () => {
  service = await startTestService();
  strict = (await service.anotherCopy({ PASSWORD_MIN_LENGTH: '12', CHANGE_INITIAL_PASSWORDS: 'true' })).url;
  chief = await signedInBrowser(strict, service.db, 'super_admin');
});

const OWN = 'seven quiet otters';
const INITIAL = 'borrowed umbrella 9';

let accounts = 0;
const anAccount = (password: string) => {
  accounts += 1;
  return { username: `helper-${accounts}`, email: `helper-${accounts}@example.test`, password };
};
const add = (browser: Browser, password: string) => {
  const account = anAccount(password);
  return browser.send<Problem>('POST', '/api/admin/users', account).then((reply) => ({ ...reply, account }));
};
const change = (browser: Browser, currentPassword: string, newPassword: string) =>
  browser.send<Problem>('POST', '/api/auth/password', { currentPassword, newPassword });
const reset = (browser: Browser, id: number, password: string) =>
  browser.send<Problem>('POST', `/api/admin/users/${id}/password`, { password });
const dashboard = async (browser: Browser) =>
  (await browser.send<Problem>('GET', '/api/admin/bookings/counts')).body.type ?? 'open';

describe('a password that attackers try first', () => {
  it.each([
    ['123456', refusals['password-common']],
    ['aaaaaa', refusals['password-repeated']],
    ['      ', refusals['password-repeated']],
  ])('“%s” is refused for a new account, as one’s own and by a reset', async (password, message) => {
    const admin = await signedInBrowser(service.url, service.db, 'super_admin');
    const other = await storeAccount(service.db);
    for (const [reply, path] of [
      [await add(admin, password), 'password'],
      [await change(admin, PASSWORD, password), 'newPassword'],
      [await reset(admin, other.id, password), 'password'],
    ] as const) {
      expect([reply.status, reply.body.errors]).toMatchObject([400, [{ path, message }]]);
    }
    expect((await openBrowser(service.url).signIn(admin.user.username)).status).toBe(200);
  });

  it('is one that says little more than the account’s own name', async () => {
    const { user, ...browser } = await signedInBrowser(service.url, service.db);
    const reply = await change(browser, PASSWORD, `${user.username}!`);
    expect(reply.body.errors).toEqual([
      { path: 'newPassword', code: 'password-named', message: refusals['password-named'] },
    ]);
  });

  it('has at least as many characters as this installation asks for, which whoever is signed in is told', async () => {
    const { account: _, ...reply } = await add(chief, 'k7#qZp1a');
    expect(reply.body.errors).toEqual([
      {
        path: 'password',
        code: 'password-too-short',
        params: { minimum: 12 },
        message: refusals['password-too-short']({ minimum: 12 }),
      },
    ]);
    const me = await chief.send<{ minPasswordLength: number }>('GET', '/api/auth/user');
    expect(me.body.minPasswordLength).toBe(12);
  });
});

describe('an initial password', () => {
  it('signs in and opens nothing but its own change', async () => {
    const { account } = await add(chief, INITIAL);
    const browser = openBrowser(strict);
    const signedIn = await browser.signIn(account.username, INITIAL);
    expect(signedIn.body).toMatchObject({ user: { mustChangePassword: true } });
    expect(await dashboard(browser)).toBe('password-change-required');
    expect((await change(browser, INITIAL, INITIAL)).body.detail).toBe(
      'The new password is the one you have now. Please choose another one.',
    );
    expect(await dashboard(browser)).toBe('password-change-required');
    expect((await change(browser, INITIAL, OWN)).status).toBe(204);
    expect(await dashboard(browser)).toBe('open');
    expect((await openBrowser(strict).signIn(account.username, OWN)).body).toMatchObject({
      user: { mustChangePassword: false },
    });
  });

  it('stays where the installation does not ask for a change', async () => {
    const admin = await signedInBrowser(service.url, service.db);
    const { account } = await add(admin, INITIAL);
    const browser = openBrowser(service.url);
    await browser.signIn(account.username, INITIAL);
    expect(await dashboard(browser)).toBe('open');
  });

  it('is the first super admin’s too, when it comes from the environment', async () => {
    const { db } = await startTestService();
    const firstAdmin = {
      ...anAccount(INITIAL),
      role: 'super_admin' as const,
      contentPermission: 'manager' as const,
    };
    await ensureFirstAccounts(
      db,
      { firstAccounts: [firstAdmin], passwordRule: { minLength: 12, changeInitial: true } },
      new Date(),
    );
    const { rows } = await db.query('SELECT username, must_change_password AS must FROM users');
    expect(rows).toEqual([{ username: firstAdmin.username, must: true }]);
  });
});

describe('a password set by a super admin', () => {
  it('ends every session of the account and is good for choosing another one', async () => {
    const lost = await signedInBrowser(strict, service.db);
    expect((await reset(chief, lost.user.id, INITIAL)).status).toBe(204);
    expect((await lost.send('GET', '/api/auth/user')).status).toBe(401);
    expect((await openBrowser(strict, newAddress()).signIn(lost.user.username)).status).toBe(401);
    await lost.signIn(lost.user.username, INITIAL);
    expect(await dashboard(lost)).toBe('password-change-required');
    expect((await change(lost, INITIAL, OWN)).status).toBe(204);
    expect(await dashboard(lost)).toBe('open');
    const log = await chief.send('GET', '/api/admin/audit?limit=4');
    expect(log.body).toContainEqual(
      expect.objectContaining({ action: 'password-reset', actor: chief.user.username }),
    );
    expect(JSON.stringify(log.body)).not.toMatch(/umbrella|otters/);
  });

  it('is refused to plain admins, for oneself, and for nobody', async () => {
    const admin = await signedInBrowser(strict, service.db);
    expect((await reset(admin, chief.user.id, INITIAL)).body).toMatchObject({
      type: 'not-allowed',
      detail: 'Only a super admin may set the password of somebody else. Please ask one to do it.',
    });
    expect((await reset(chief, chief.user.id, INITIAL)).body).toMatchObject({ type: 'account-protected' });
    expect((await reset(chief, 424_242, INITIAL)).status).toBe(404);
  });
});
