import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { cookiesOf, startCms, startTimeoutMs, type SessionHeaders, type TestCms } from '../../harness/cms.ts';
import { cmsOrigin, siteOrigin } from '../../harness/environment.ts';

let cms: TestCms;
beforeAll(async () => {
  cms = await startCms();
}, startTimeoutMs);
afterAll(() => cms.close());
afterEach(() => {
  vi.useRealTimers();
  cms.bookingService.isDown = false;
});

interface Me {
  id: number;
  email: string;
  role: string;
}
async function me(headers: Record<string, string>): Promise<Me | null> {
  const answer = await cms.request('/api/users/me', { headers });
  return ((await answer.json()) as { user: Me | null }).user;
}

/** As a browser does that leaves for the site to sign in. */
async function leave(to = '/admin') {
  const away = await cms.request(`/api/sign-in?to=${encodeURIComponent(to)}`);
  const [page, state = ''] = (away.headers.get('location') ?? '').split('#cms=');
  return { away, page, state, cookie: cookiesOf(away) };
}
const comeBack = (cookie: string, body: object) =>
  cms.request('/api/sign-in', {
    method: 'POST',
    headers: { cookie, origin: cmsOrigin, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const editor = { email: 'Mina@Example.com', name: 'mina', permission: 'editor' } as const;
const ticket = () => cms.bookingService.ticketFor(editor);

const clock = () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  return (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
};
/** The newest session that the booking service knows. */
const newest = () => [...cms.bookingService.sessions.keys()].at(-1) ?? 0;

describe('the way to the sign-in', () => {
  it('leads to the site with a value that only this browser can come back with', async () => {
    const { away, page, state } = await leave();
    expect([away.status, page, away.headers.get('referrer-policy')]).toEqual([
      303,
      `${siteOrigin}/login`,
      'no-referrer',
    ]);
    expect(away.headers.getSetCookie()[0]).toMatch(
      new RegExp(`^cms-sign-in=${state}\\.[\\w-]+; Path=/; Max-Age=1800; HttpOnly; SameSite=Lax$`),
    );
    expect((await leave()).state).not.toBe(state);
  });

  it('and back to the page that was wanted, as a session of this browser', async () => {
    const { cookie, state } = await leave('/admin/collections/albums?limit=5');
    const answer = await comeBack(cookie, { ticket: ticket(), state });
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { page: '/admin/collections/albums?limit=5' },
    ]);
    const headers = { cookie: cookiesOf(answer), origin: cmsOrigin };
    expect(await me(headers)).toMatchObject({ email: 'mina@example.com', role: 'editor' });
    expect(await me({ ...headers, origin: 'https://elsewhere.example' })).toBeNull();
  });

  it.each(['https://elsewhere.example/admin', '//elsewhere.example/admin', '/api/users', '/administer', 'x'])(
    'and nowhere else: %s',
    async (to) => {
      const { cookie, state } = await leave(to);
      const answer = await comeBack(cookie, { ticket: ticket(), state });
      expect(await answer.json()).toEqual({ page: '/admin' });
    },
  );

  it('not with a ticket that somebody else has put into the browser, nor with one that is not good', async () => {
    const { cookie, state } = await leave();
    const other = await leave();
    for (const [cookies, body] of [
      [cookie, { ticket: ticket(), state: other.state }],
      [cookie, { ticket: ticket() }],
      ['', { ticket: ticket(), state }],
      ['', { ticket: ticket(), state: '' }],
      [cookie, { ticket: 'no ticket', state }],
      [cookie, { state }],
    ] as const) {
      const answer = await comeBack(cookies, body);
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
    }
  });

  it('says so while the booking service does not answer', async () => {
    const { cookie, state } = await leave();
    const good = ticket();
    cms.bookingService.isDown = true;
    expect((await comeBack(cookie, { ticket: good, state })).status).toBe(503);
  });
});

describe('an author', () => {
  it('is known by the e-mail address, and is called as the account is', async () => {
    const { id } = await cms.payload.create({
      collection: 'users',
      data: { email: 'jun@example.com', name: 'Jun', role: 'editor' },
    });
    await cms.signIn({ email: 'JUN@example.com', role: 'manager' });
    expect(await cms.payload.findByID({ collection: 'users', id })).toMatchObject({
      name: 'JUN@example.com',
      role: 'manager',
    });
  });
});

describe('a session', () => {
  it('is asked about every five seconds, and follows the permission', async () => {
    const headers = await cms.signIn({ email: 'jun@example.com', role: 'editor' });
    const pass = clock();
    expect(await me(headers)).toMatchObject({ role: 'editor' });
    cms.bookingService.sessions.set(newest(), { ...editor, email: 'jun@example.com', permission: 'manager' });
    pass(4);
    expect(await me(headers)).not.toBeNull();
    const { checks } = cms.bookingService;
    const asked = checks.length;
    pass(2);
    await cms.request('/api/site-status', { headers: { ...headers, 'X-Background-Refresh': '1' } });
    expect(checks.slice(asked)).toEqual([false]);
    const rules = await cms.request('/api/globals/booking-rules', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ holdMinutes: 20 }),
    });
    expect(rules.status).toBe(200);
    // Somebody works: the booking service is told at least every half minute.
    pass(30);
    await me(headers);
    expect(checks.slice(asked)).toEqual([false, true]);
  });

  it('ends within seconds of the staff session', async () => {
    const headers = await cms.signIn();
    const pass = clock();
    expect(await me(headers)).not.toBeNull();
    cms.bookingService.sessions.delete(newest());
    pass(5);
    expect(await me(headers)).toBeNull();
  });

  it('lasts ten minutes at most without the booking service', async () => {
    const headers = await cms.signIn();
    const pass = clock();
    expect(await me(headers)).not.toBeNull();
    cms.bookingService.isDown = true;
    for (let minute = 1; minute < 10; minute += 1) {
      pass(60);
      expect(await me(headers)).not.toBeNull();
    }
    pass(60);
    expect(await me(headers)).toBeNull();
    cms.bookingService.isDown = false;
    expect(await me(headers)).not.toBeNull();
  });

  it('that this copy has not heard of is none without the booking service', async () => {
    const headers = await cms.signIn();
    cms.bookingService.isDown = true;
    expect(await me(headers)).toBeNull();
  });

  it('is one that we have opened, and lasts eight hours at most', async () => {
    const headers = await cms.signIn();
    const forged: SessionHeaders = {
      ...headers,
      cookie: headers.cookie.replace(/cms-session=\d+/, 'cms-session=1'),
    };
    expect(await me(forged)).toBeNull();
    const pass = clock();
    pass(8 * 60 * 60);
    expect(await me(headers)).toBeNull();
  });

  it('ends here and on the site by signing out', async () => {
    const headers = await cms.signIn();
    const id = newest();
    const leaving = () => cms.request('/api/users/logout', { method: 'POST', headers });
    const answer = await leaving();
    expect(answer.headers.getSetCookie().join()).toMatch(/cms-session=; Path=\/; Max-Age=0/);
    expect(cms.bookingService.sessions.has(id)).toBe(false);
    expect(await me(headers)).toBeNull();
    expect((await leaving()).status, 'once more').toBe(204);
  });
});
