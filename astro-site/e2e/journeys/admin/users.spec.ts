import { expectAccessible } from '../../support/accessibility.ts';
import { expect, test } from '../../fixtures.ts';
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
  await expect(me.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await expectAccessible(page, 'accounts');

  await page.getByRole('button', { name: 'Add admin' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(desk.toast('입력 오류')).toBeVisible();
  const username = guestEmail.split('@')[0]?.slice(0, 50) ?? 'helper';
  await dialog.getByLabel('E-mail').fill(guestEmail);
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Password').fill('12345');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(desk.toast('비밀번호 오류')).toBeVisible();
  await expectAccessible(page, 'dialog to add an admin');
  await dialog.getByLabel('Password').fill('fern lamp 7');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toBeHidden();

  const row = page.getByRole('listitem').filter({ hasText: guestEmail });
  await expect(row).toContainText('일반 관리자');
  await row.getByRole('button', { name: 'Deactivate' }).click();
  await expect(dialog).toContainText('is signed out everywhere at once');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(row.getByText('Active', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: 'Deactivate' }).click();
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await expect(row.getByText('Inactive', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: 'Activate', exact: true }).click();
  await expect(row.getByText('Active', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toContainText('gone for good');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);

  await me.getByRole('button', { name: 'Deactivate' }).click();
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await expect(desk.toast(/You cannot deactivate the account you are signed in with/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('link', { name: 'Audit log' }).click();
  const entry = page
    .getByRole('listitem')
    .filter({ hasText: 'deleted an account' })
    .filter({ hasText: username });
  await expect(entry.first()).toContainText(/\d{4}-\d\d-\d\d \d\d:\d\d KST/);
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

test('Korean is Korean throughout, refusals too, and is remembered in this browser', async ({
  page: chiefs,
  stack,
  problems,
  guestEmail,
  openContext,
}) => {
  problems.expect(/answer 409: PATCH .*\/api\/admin\/users\/\d+\/status/);
  await new Desk(chiefs, stack).signIn();
  // An account of its own: the language that it chooses is kept with it, and other tests share the first one.
  const password = 'seven quiet otters';
  const added = await chiefs.request.post('/api/admin/users', {
    headers: { Origin: stack.urls.site },
    data: { email: guestEmail, username: guestEmail.slice(0, 40).replace('@', '.'), password },
  });
  expect(added.status(), await added.text()).toBe(201);
  const page = await (await openContext({ locale: 'en-GB' })).newPage();
  const desk = new Desk(page, stack);
  await page.goto('/login');
  await desk.fillLogin(guestEmail, password);
  await page.waitForURL('**/admin');
  const saved = page.waitForResponse('**/api/auth/language');
  await page.getByRole('button', { name: '한국어' }).click();
  await saved;
  await expect(page.getByRole('heading', { name: '예약 관리' })).toBeVisible();
  // Korean breaks anywhere: the places must not be pressed together under what stands beside them.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 480, height: 900 });
  // Both at one moment: what is read meanwhile, a count or a font, moves them.
  const gap = await page.getByRole('navigation').evaluate((navigation) => {
    const places = [...navigation.querySelectorAll('a')].at(-1)?.getBoundingClientRect();
    const choice = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'English',
    );
    return (choice?.getBoundingClientRect().left ?? NaN) - (places?.right ?? NaN);
  });
  expect(gap).toBeGreaterThanOrEqual(0);
  if (size) await page.setViewportSize(size);
  await expect(page.getByRole('button', { name: /^전체/ })).toContainText(/\d/);
  await expect(page).toHaveTitle(/^예약 관리 · /);
  await expectAccessible(page, 'dashboard in Korean');
  await page.getByRole('link', { name: '계정 관리' }).click();
  await expect(page.getByRole('heading', { name: '관리자 계정 관리' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: '관리자 추가' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('새 관리자는');
  // No English word of four letters or more is left.
  expect(await dialog.innerText()).not.toMatch(/[A-Za-z]{4,}/);
  await page.keyboard.press('Escape');
  const me = page.getByRole('listitem').filter({ hasText: guestEmail });
  await me.getByRole('button', { name: '비활성화' }).click();
  await dialog.getByRole('button', { name: '비활성화' }).click();
  await expect(desk.toast(/직접 비활성화할 수 없습니다/)).toBeVisible();
  await page.goto('/login');
  await expect(page.getByLabel('비밀번호')).toBeVisible();
});
