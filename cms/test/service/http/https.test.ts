import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCms, startTimeoutMs, type TestCms } from '../../harness/cms.ts';

const origin = 'https://cms.example.com';
let cms: TestCms;
beforeAll(async () => {
  cms = await startCms(undefined, { environment: { CMS_URL: origin } });
}, startTimeoutMs);
afterAll(() => cms.close());

const whoIs = async (cookie: string) => {
  const answer = await cms.request('/api/users/me', { headers: { cookie, origin } });
  return ((await answer.json()) as { user: { email: string } | null }).user?.email;
};

it('the session is of this very host alone', async () => {
  const away = await cms.request('/api/sign-in');
  expect(away.headers.getSetCookie()[0]).toMatch(
    /^__Host-cms-sign-in=[\w.-]+; Path=\/; Max-Age=1800; HttpOnly; SameSite=Lax; Secure$/,
  );
  const { cookie } = await cms.signIn({ email: 'editor@example.com', role: 'editor' });
  const session = cookie.split('; ').find((one) => one.startsWith('__Host-cms-session=')) ?? '';
  expect(await whoIs(`one=1; ${session}; two=2`)).toBe('editor@example.com');
  // Another host of the domain can set the plain name, and must gain nothing by it.
  expect(await whoIs(session.replace('__Host-', ''))).toBeUndefined();
});
