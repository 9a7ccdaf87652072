import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCms, startTimeoutMs, type TestCms } from '../../harness/cms.ts';
import { firstManager } from '../../harness/environment.ts';

const origin = 'https://cms.example.com';
let cms: TestCms;
beforeAll(async () => {
  cms = await startCms(undefined, { environment: { CMS_URL: origin } });
}, startTimeoutMs);
afterAll(() => cms.close());

const send = (path: string, method: string, headers: object, body?: object) =>
  cms.request(path, {
    method,
    headers: { origin, 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
const whoIs = async (cookie: string) =>
  (await (await send('/api/users/me', 'GET', { cookie })).json()) as { user: { email: string } | null };

it('cookies are of this very host alone', async () => {
  const login = await send('/api/users/login', 'POST', {}, firstManager);
  const cookies = login.headers.getSetCookie();
  expect(cookies.map((cookie) => cookie.split('=', 1)[0]).sort()).toEqual([
    '__Host-payload-browser',
    '__Host-payload-token',
  ]);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; Path=\/; Secure.*HttpOnly/);
    expect(cookie).not.toContain('Domain');
  }

  const session = cookies.find((cookie) => cookie.includes('-token'))?.split(';', 1)[0] ?? '';
  expect((await whoIs(`one=1; ${session}; two=2`)).user?.email).toBe(firstManager.email);
  // Another host of the domain can set the plain name, and must gain nothing by it.
  expect((await whoIs(session.replace('__Host-', ''))).user).toBeNull();

  const logout = await send('/api/users/logout', 'POST', { cookie: session });
  expect(logout.headers.getSetCookie()[0]).toMatch(/^__Host-payload-token=;/);
  expect((await whoIs(session)).user).toBeNull();
});
