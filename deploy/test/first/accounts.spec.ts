import { openCmsSession } from '../../../astro-site/e2e/support/cms.ts';
import { expect, test } from '../fixtures.ts';

test('the first admin is made by command and signs in', async ({ compose, stack, visitor }) => {
  const { username, email, password } = stack.logins.admin;
  const made = await compose.run(
    ['run', '--rm', '--no-deps', '-T', 'booking-service', 'src/auth/create-admin.main.ts'],
    { input: `${username}\n${email}\n${password}\n` },
  );
  expect(made).toContain(`Super admin ${username} can sign in now.`);
  const answer = await visitor.signIn();
  expect(answer.status(), await answer.text()).toBe(200);
  // Only ever sent over https, to this very host.
  expect(answer.headers()['set-cookie']).toMatch(/__Host-session=[^;]+;.*Secure/);
});

test('the same account opens the CMS', async ({ stack, request }) => {
  await openCmsSession(request, stack);
  const answer = await request.get(`${stack.urls.cms}/api/users/me`, { headers: { origin: stack.urls.cms } });
  expect(await answer.json()).toMatchObject({ user: { email: stack.logins.admin.email, role: 'manager' } });
});
