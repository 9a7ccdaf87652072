import { ownSessionsSchema } from 'shared/auth/own-sessions.ts';
import type { AuditEntry } from 'shared/auth/audit.ts';
import type { Problem } from 'shared/problems/problem.ts';
import { DEFAULT_LOGINS_PER_ACCOUNT } from 'shared/auth/sign-in-limits.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser, PASSWORD, signedInBrowser, storeAccount } from '../../harness/accounts.ts';
import type { Browser } from '../../harness/accounts.ts';
import { MORNING } from '../../harness/clock.ts';
import { startTestService } from '../../harness/service.ts';
import type { ServiceUnderTest } from '../../harness/service.ts';

const WINDOWS_CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const IPHONE_SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

let service: ServiceUnderTest;
beforeAll(async () => {
  service = await startTestService();
});
beforeEach(() => service.clock.set(MORNING));

/** A browser of this kind at this address, signed in. */
async function signedIn(username: string, userAgent: string, address: string): Promise<Browser> {
  const browser = openBrowser(service.url, address);
  const body = { username, password: PASSWORD };
  const { status } = await browser.send('POST', '/api/auth/login', body, { 'User-Agent': userAgent });
  expect(status).toBe(200);
  return browser;
}
const sessionsOf = async (browser: Browser) =>
  ownSessionsSchema.parse((await browser.send('GET', '/api/auth/sessions')).body);
const end = (browser: Browser, id: number | string, currentPassword = PASSWORD) =>
  browser.send<Partial<Problem>>('POST', `/api/auth/sessions/${id}/end`, { currentPassword });
const endOthers = (browser: Browser, currentPassword = PASSWORD) =>
  browser.send<Partial<Problem> & { ended?: number }>('POST', '/api/auth/other-sessions/end', {
    currentPassword,
  });
const isSignedIn = async (browser: Browser) => (await browser.send('GET', '/api/auth/user')).status === 200;

describe('where one is signed in', () => {
  it('says browser, system and roughly the network, this session first, and nothing of the token', async () => {
    const { username } = await storeAccount(service.db);
    const began = service.clock.now().toISOString();
    const phone = await signedIn(username, IPHONE_SAFARI, '2001:db8:1:2:3:4:5:6');
    service.clock.advanceMinutes(5);
    const desk = await signedIn(username, WINDOWS_CHROME, '203.0.113.77');
    const now = service.clock.now().toISOString();
    const unknown = await signedIn(username, 'curl/8.9', '203.0.113.78');

    const seen = await sessionsOf(desk);
    expect(seen.map(({ id: _, ...session }) => session)).toEqual([
      {
        browser: 'Chrome (Windows)',
        network: '203.0.113.*',
        startedAt: now,
        lastActiveAt: now,
        isThis: true,
      },
      { browser: null, network: '203.0.113.*', startedAt: now, lastActiveAt: now, isThis: false },
      {
        browser: 'Safari (iPhone)',
        network: '2001:db8:1:*',
        startedAt: began,
        lastActiveAt: began,
        isThis: false,
      },
    ]);
    expect(JSON.stringify(seen)).not.toContain('203.0.113.77');
    expect((await sessionsOf(phone))[0]).toMatchObject({ browser: 'Safari (iPhone)', isThis: true });
    expect((await sessionsOf(unknown)).filter(({ isThis }) => isThis)).toHaveLength(1);
  });

  it('leaves out what has ended, and what others have', async () => {
    await signedInBrowser(service.url, service.db);
    const { username } = await storeAccount(service.db);
    const left = await signedIn(username, WINDOWS_CHROME, '203.0.113.1');
    service.clock.advanceMinutes(31);
    const mine = await signedIn(username, WINDOWS_CHROME, '203.0.113.1');
    expect(await isSignedIn(left)).toBe(false);
    expect(await sessionsOf(mine)).toHaveLength(1);
  });
});

describe('ending a session', () => {
  it('signs that browser out at once and no other, and is told by the audit log', async () => {
    const { username } = await storeAccount(service.db, 'super_admin');
    const desk = await signedIn(username, WINDOWS_CHROME, '203.0.113.1');
    const phone = await signedIn(username, IPHONE_SAFARI, '203.0.113.2');
    const tablet = await signedIn(username, WINDOWS_CHROME, '203.0.113.3');
    const ofPhone = (await sessionsOf(desk)).find(({ browser }) => browser === 'Safari (iPhone)')?.id ?? 0;
    expect((await end(desk, ofPhone)).status).toBe(204);
    expect([await isSignedIn(desk), await isSignedIn(phone), await isSignedIn(tablet)]).toEqual([
      true,
      false,
      true,
    ]);
    const again = await end(desk, ofPhone);
    expect([again.status, again.body.type]).toEqual([404, 'not-found']);
    const [newest] = (await desk.send<AuditEntry[]>('GET', '/api/admin/audit?limit=1')).body;
    expect(newest).toMatchObject({
      action: 'session-ended',
      subjectName: username,
      after: { browser: 'Safari (iPhone)' },
    });
  });

  it('of somebody else is refused like one that is none', async () => {
    const theirs = await signedInBrowser(service.url, service.db);
    const mine = await signedInBrowser(service.url, service.db, 'super_admin');
    const id = (await sessionsOf(theirs))[0]?.id ?? 0;
    for (const wrong of [id, 0, 'x', '99999999999999999999'])
      expect((await end(mine, wrong)).status).toBe(404);
    expect(await isSignedIn(theirs)).toBe(true);
  });

  it('of all others leaves this one and everybody else’s; without others there is nothing to tell', async () => {
    const theirs = await signedInBrowser(service.url, service.db);
    const { username } = await storeAccount(service.db, 'super_admin');
    const others = [];
    for (const address of ['203.0.113.1', '203.0.113.2'])
      others.push(await signedIn(username, IPHONE_SAFARI, address));
    const mine = await signedIn(username, WINDOWS_CHROME, '203.0.113.3');
    expect((await endOthers(mine)).body).toEqual({ ended: 2 });
    expect((await endOthers(mine)).body).toEqual({ ended: 0 });
    for (const other of others) expect(await isSignedIn(other)).toBe(false);
    expect([await isSignedIn(mine), await isSignedIn(theirs)]).toEqual([true, true]);
    const newest = (await mine.send<AuditEntry[]>('GET', '/api/admin/audit?limit=2')).body;
    expect(newest.map(({ action, after }) => [action, after])).toEqual([
      ['other-sessions-ended', { sessions: 2 }],
      ['signed-in', null],
    ]);
  });

  it('needs the current password: whoever finds an open session shuts nobody out of the others', async () => {
    const { username } = await storeAccount(service.db);
    const found = await signedIn(username, WINDOWS_CHROME, '203.0.113.1');
    const owners = await signedIn(username, IPHONE_SAFARI, '203.0.113.2');
    const id = (await sessionsOf(found)).find(({ isThis }) => !isThis)?.id ?? 0;
    const errors = [
      {
        path: 'currentPassword',
        code: 'current-password-wrong',
        message: 'The current password is not right',
      },
    ];
    for (const reply of [await end(found, id, 'not it'), await endOthers(found, 'not it')])
      expect([reply.status, reply.body.errors]).toEqual([400, errors]);
    for (const path of [`sessions/${id}/end`, 'other-sessions/end'])
      expect((await found.send('POST', `/api/auth/${path}`, {})).status).toBe(400);
    for (const path of [`sessions/${id}`, 'other-sessions'])
      expect([404, 405]).toContain((await found.send('DELETE', `/api/auth/${path}`)).status);
    expect(await isSignedIn(owners)).toBe(true);
    expect((await end(found, id)).status).toBe(204);
    expect(await isSignedIn(owners)).toBe(false);
  });

  it('counts guesses at it, and makes the right one wait, too', async () => {
    const { username } = await storeAccount(service.db);
    const browser = await signedIn(username, WINDOWS_CHROME, '203.0.113.1');
    const other = await signedIn(username, IPHONE_SAFARI, '203.0.113.2');
    for (let guess = 0; guess < DEFAULT_LOGINS_PER_ACCOUNT; guess += 1)
      expect((await endOthers(browser, `guess ${guess}`)).status).toBe(400);
    const refused = await endOthers(browser);
    expect([refused.status, refused.body.type]).toEqual([429, 'too-many-requests']);
    expect(await isSignedIn(other)).toBe(true);
  });

  it('asks for a password of one’s own first', async () => {
    const browser = await signedInBrowser(service.url, service.db);
    await service.db.query('UPDATE users SET must_change_password = true WHERE id = $1', [browser.user.id]);
    for (const reply of [await browser.send('GET', '/api/auth/sessions'), await endOthers(browser)])
      expect([reply.status, (reply.body as { type?: string }).type]).toEqual([
        403,
        'password-change-required',
      ]);
  });
});
