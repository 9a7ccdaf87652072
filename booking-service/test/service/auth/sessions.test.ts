import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BACKGROUND_HEADER } from 'shared/auth/accounts.ts';
import { openBrowser, PASSWORD, signedInBrowser, storeAccount } from '../../harness/accounts.ts';
import { MORNING } from '../../harness/clock.ts';
import { startTestService } from '../../harness/service.ts';
import type { ServiceUnderTest } from '../../harness/service.ts';

let service: ServiceUnderTest;
beforeAll(async () => {
  service = await startTestService();
});
beforeEach(() => service.clock.set(MORNING));

const whoAmI = (browser: ReturnType<typeof openBrowser>, headers = {}) =>
  browser.send<{ username?: string }>('GET', '/api/auth/user', undefined, headers);

describe('signing in', () => {
  it('takes a username or an e-mail address, in any letter case, and answers the account', async () => {
    const user = await storeAccount(service.db, 'super_admin');
    for (const login of [
      user.username,
      ` ${user.username.toUpperCase()} `,
      user.email,
      user.email.toUpperCase(),
    ]) {
      const browser = openBrowser(service.url);
      const reply = await browser.signIn(login);
      expect(reply.status).toBe(200);
      const { id, username, email, role } = user;
      const guards = {
        language: null,
        branchIds: null,
        contentPermission: 'none',
        cmsUrl: null,
        mustChangePassword: false,
        hasSecondFactor: false,
        mustSetUpSecondFactor: false,
      };
      const answer = { id, username, email, role, ...guards, minPasswordLength: 6 };
      expect(reply.body).toEqual({ user: answer });
      expect((await whoAmI(browser)).body).toEqual(answer);
    }
  });

  it('sets cookies that scripts cannot read and other sites cannot send along with changes', async () => {
    const user = await storeAccount(service.db);
    const reply = await openBrowser(service.url).signIn(user.username);
    const [session, device] = reply.headers.getSetCookie();
    expect(session).toMatch(
      /^session=[\w-]{43}; Max-Age=28800; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    );
    expect(device).toMatch(/^device=[\w-]{43}; .*HttpOnly; SameSite=Lax$/);
  });

  it('on https names the cookies __Host- and marks them Secure', async () => {
    const copy = await service.anotherCopy({ SITE_ORIGIN: 'https://site.test' });
    const user = await storeAccount(service.db);
    const reply = await openBrowser(copy.url).send(
      'POST',
      '/api/auth/login',
      { username: user.username, password: PASSWORD },
      { Origin: 'https://site.test' },
    );
    expect(reply.headers.getSetCookie()[0]).toMatch(
      /^__Host-session=.*; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  it('refuses a wrong password and an unknown name with the same words', async () => {
    const user = await storeAccount(service.db);
    const wrong = await openBrowser(service.url).signIn(user.username, 'not it');
    const unknown = await openBrowser(service.url).signIn('nobody-here', 'not it');
    expect(wrong.status).toBe(401);
    expect(wrong.body).toMatchObject({ type: 'invalid-credentials', detail: 'Invalid credentials' });
    expect(unknown.body).toEqual(wrong.body);
  });

  it('says "Account is disabled" only after the right password', async () => {
    const user = await storeAccount(service.db, 'admin', false);
    const right = await openBrowser(service.url).signIn(user.username);
    expect([right.status, right.body.detail]).toEqual([403, 'Account is disabled']);
    const wrong = await openBrowser(service.url).signIn(user.username, 'not it');
    expect([wrong.status, wrong.body.detail]).toEqual([401, 'Invalid credentials']);
  });

  it.each([
    {},
    { username: 'admin' },
    { username: '  ', password: 'x' },
    { username: 'admin', password: ' ' },
  ])('asks for both fields: %j', async (body) => {
    const reply = await openBrowser(service.url).send<{ detail: string }>('POST', '/api/auth/login', body);
    expect([reply.status, reply.body.detail]).toEqual([400, 'Username and password are required.']);
  });

  it('never keeps a session that the browser brought along, nor one that it made up', async () => {
    const user = await storeAccount(service.db);
    const browser = openBrowser(service.url);
    browser.cookies.set('session', 'chosen-by-somebody-else');
    await browser.signIn(user.username);
    const first = browser.cookies.get('session') ?? '';
    expect(first).not.toBe('chosen-by-somebody-else');
    await browser.signIn(user.username);
    expect(browser.cookies.get('session')).not.toBe(first);
    const thief = openBrowser(service.url);
    thief.cookies.set('session', first);
    expect((await whoAmI(thief)).status).toBe(401);
  });
});

describe('a session', () => {
  it('ends after 30 minutes in which nothing was done', async () => {
    const browser = await signedInBrowser(service.url, service.db);
    service.clock.advanceMinutes(29);
    expect((await whoAmI(browser)).status).toBe(200);
    service.clock.advanceMinutes(29);
    expect((await whoAmI(browser)).status).toBe(200);
    service.clock.advanceMinutes(31);
    const ended = await whoAmI(browser);
    expect([ended.status, (ended.body as { type?: string }).type]).toEqual([401, 'sign-in-required']);
  });

  it('is not kept alive by what a page asks for by itself', async () => {
    const browser = await signedInBrowser(service.url, service.db);
    for (let minutes = 0; minutes < 30; minutes += 10) {
      expect((await whoAmI(browser, { [BACKGROUND_HEADER]: '1' })).status).toBe(200);
      service.clock.advanceMinutes(10);
    }
    expect((await whoAmI(browser, { [BACKGROUND_HEADER]: '1' })).status).toBe(401);
  });

  it('ends 8 hours after the login, however busy', async () => {
    const browser = await signedInBrowser(service.url, service.db);
    for (let minutes = 0; minutes < 8 * 60; minutes += 20) {
      expect((await whoAmI(browser)).status).toBe(200);
      service.clock.advanceMinutes(20);
    }
    expect((await whoAmI(browser)).status).toBe(401);
  });

  it('is over after the logout, also for whoever kept the cookie, on every copy', async () => {
    const copy = await service.anotherCopy();
    const browser = await signedInBrowser(service.url, service.db);
    const kept = browser.cookies.get('session') ?? '';
    expect((await browser.send('POST', '/api/auth/logout')).status).toBe(204);
    expect(browser.cookies.has('session')).toBe(false);
    for (const url of [service.url, copy.url]) {
      const thief = openBrowser(url);
      thief.cookies.set('session', kept);
      expect((await whoAmI(thief)).status).toBe(401);
    }
  });

  it('is over the moment its account is deactivated, on every copy', async () => {
    const copy = await service.anotherCopy();
    const browser = await signedInBrowser(service.url, service.db);
    await service.db.query('UPDATE users SET is_active = false WHERE id = $1', [browser.user.id]);
    const elsewhere = openBrowser(copy.url);
    elsewhere.cookies.set('session', browser.cookies.get('session') ?? '');
    expect((await whoAmI(elsewhere)).status).toBe(401);
    expect((await whoAmI(browser)).status).toBe(401);
  });

  it('is stored as a hash only', async () => {
    const browser = await signedInBrowser(service.url, service.db);
    const token = browser.cookies.get('session') ?? '';
    const { rows } = await service.db.query<{ hash: Buffer }>('SELECT token_hash AS hash FROM sessions');
    expect(rows.map(({ hash }) => hash.toString('base64url'))).not.toContain(token);
  });
});

describe('a change of the own password', () => {
  it('needs the current one, ends the other sessions and keeps this one', async () => {
    const browser = await signedInBrowser(service.url, service.db);
    const other = openBrowser(service.url);
    await other.signIn(browser.user.username);
    const change = (currentPassword: string, newPassword: string) =>
      browser.send<{ detail?: string }>('POST', '/api/auth/password', { currentPassword, newPassword });

    expect((await change('not it', 'fern lamp 7')).body.detail).toBe('The current password is not right.');
    expect((await change(PASSWORD, 'short')).status).toBe(400);
    expect((await change(PASSWORD, 'fern lamp 7')).status).toBe(204);
    expect((await whoAmI(browser)).status).toBe(200);
    expect((await whoAmI(other)).status).toBe(401);
    expect((await openBrowser(service.url).signIn(browser.user.username)).status).toBe(401);
    expect((await openBrowser(service.url).signIn(browser.user.username, 'fern lamp 7')).status).toBe(200);
  });
});
