import { expect, test } from '../../fixtures.ts';
import { Desk } from './desk.ts';

test('an admin signs in by e-mail address after a wrong password, and signing out ends the session', async ({
  page,
  stack,
  problems,
}) => {
  problems.expect(/answer 401: POST .*\/api\/auth\/login/);
  problems.expect(/answer 401: GET .*\/api\/auth\/user/);
  const desk = new Desk(page, stack);
  await page.goto('/login');
  await desk.fillLogin(stack.logins.admin.email, 'not the password');
  await expect(desk.toast('로그인 실패')).toBeVisible();
  await desk.fillLogin(stack.logins.admin.email);
  await page.waitForURL('**/admin');
  await expect(page.getByText(`Welcome, ${stack.logins.admin.username}`)).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  await page.goto('/admin/account');
  await page.waitForURL('**/login');
});
