import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { Desk } from './desk.ts';

test('an account is added, deactivated, activated and deleted; what may not be done is said', async ({
  page,
  stack,
  problems,
  guestEmail,
}) => {
  problems.expect(/answer 409: PATCH .*\/api\/admin\/users\/\d+\/status/);
  const desk = new Desk(page, stack);
  await desk.open();
  await page.getByRole('link', { name: 'User Management' }).click();
  const me = page.getByRole('listitem').filter({ hasText: stack.logins.admin.email });
  await expect(me).toContainText('슈퍼 관리자');
  await expect(me.getByRole('button', { name: '삭제' })).toHaveCount(0);
  await expectAccessible(page, 'accounts');

  await page.getByRole('button', { name: '관리자 추가' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '추가', exact: true }).click();
  await expect(desk.toast('입력 오류')).toBeVisible();
  const username = guestEmail.split('@')[0]?.slice(0, 50) ?? 'helper';
  await dialog.getByLabel('이메일').fill(guestEmail);
  await dialog.getByLabel('아이디').fill(username);
  await dialog.getByLabel('비밀번호').fill('12345');
  await dialog.getByRole('button', { name: '추가', exact: true }).click();
  await expect(desk.toast('비밀번호 오류')).toBeVisible();
  await expectAccessible(page, 'dialog to add an admin');
  await dialog.getByLabel('비밀번호').fill('123456');
  await dialog.getByRole('button', { name: '추가', exact: true }).click();
  await expect(dialog).toBeHidden();

  const row = page.getByRole('listitem').filter({ hasText: guestEmail });
  await expect(row).toContainText('일반 관리자');
  await row.getByRole('button', { name: '비활성화' }).click();
  await expect(row.getByText('비활성', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: '활성화', exact: true }).click();
  await expect(row.getByText('활성', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: '삭제' }).click();
  await expect(dialog).toContainText('정말 삭제할까요?');
  await dialog.getByRole('button', { name: '삭제' }).click();
  await expect(row).toHaveCount(0);

  await me.getByRole('button', { name: '비활성화' }).click();
  await expect(desk.toast(/You cannot deactivate the account you are signed in with/)).toBeVisible();

  await page.getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'account-deleted' }).first()).toContainText(username);
  await expectAccessible(page, 'audit log');
});

test('signing out ends the session', async ({ page, stack, problems }) => {
  problems.expect(/answer 401: GET .*\/api\/auth\/user/);
  const desk = new Desk(page, stack);
  await desk.open();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  await page.goto('/admin/users');
  await page.waitForURL('**/login');
});
