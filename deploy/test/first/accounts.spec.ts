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

test('the first manager of the CMS is made by command and signs in', async ({ compose, stack, request }) => {
  const { email, password } = stack.logins.cms;
  await compose.run(['run', '--rm', '--no-deps', '-T', 'cms', 'src/commands/create-manager.ts'], {
    input: `${email}\n${password}\n`,
  });
  const answer = await request.post(`${stack.urls.cms}/api/users/login`, { data: { email, password } });
  expect(answer.status(), await answer.text()).toBe(200);
  expect(await answer.json()).toMatchObject({ user: { email, role: 'manager' } });
});
