import { refusals } from 'shared/problems/refusals.en.ts';
import { expect, test } from '../fixtures.ts';
import { listedAccounts } from '../data/accounts.ts';
import { signedIn } from '../data/staff.ts';
import { toast } from './toast.ts';

test('a new account says what is missing, what is too short and what attackers try first', async ({
  page,
  api,
  problems,
}) => {
  problems.expect(/answer 400: POST .*\/api\/admin\/users/);
  signedIn(api, { role: 'super_admin', minPasswordLength: 6 });
  listedAccounts(api);
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Add admin' }).click();
  const dialog = page.getByRole('dialog');
  const add = dialog.getByRole('button', { name: 'Add', exact: true });
  await add.click();
  await expect(toast(page, '입력 오류')).toBeVisible();
  await dialog.getByLabel('E-mail').fill('new@example.com');
  await dialog.getByLabel('Username').fill('new.helper');
  await dialog.getByLabel('Password').fill('12345');
  await add.click();
  await expect(toast(page, '비밀번호 오류')).toBeVisible();
  expect(api.requests('POST /api/admin/users')).toHaveLength(0);
  api.on('POST /api/admin/users', {
    problem: {
      status: 400,
      type: 'validation-failed',
      code: 'password-common',
      detail: refusals['password-common'],
    },
  });
  await dialog.getByLabel('Password').fill('123456');
  await add.click();
  await expect(toast(page, /one of those that attackers try first/)).toBeVisible();
  await expect(dialog.getByLabel('E-mail')).toHaveValue('new@example.com');
});

test('what locks out or deletes an account asks first; super admins stay, and refusals are said', async ({
  page,
  api,
  problems,
}) => {
  problems.expect(/answer 409: PATCH .*\/api\/admin\/users\/1\/status/);
  signedIn(api, { role: 'super_admin' });
  listedAccounts(api);
  api.on('PATCH /api/admin/users/:id/status', {
    problem: {
      status: 409,
      type: 'account-protected',
      code: 'own-deactivate',
      detail: refusals['own-deactivate'],
    },
  });
  await page.goto('/admin/users');
  const me = page.getByRole('listitem').filter({ hasText: 'owner@example.com' });
  await expect(me).toContainText('슈퍼 관리자');
  await expect(me.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  const helper = page.getByRole('listitem').filter({ hasText: 'a.helper.with' });
  await expect(helper).toContainText('일반 관리자');
  const dialog = page.getByRole('dialog');
  await helper.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toContainText('gone for good');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await helper.getByRole('button', { name: 'Set password' }).click();
  await expect(dialog).toContainText('the next sign-in asks for another one');
  await page.keyboard.press('Escape');
  await helper.getByRole('button', { name: 'Deactivate' }).click();
  await expect(dialog).toContainText('is signed out everywhere at once');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  expect(api.requests('DELETE /api/admin/users/:id')).toHaveLength(0);
  expect(api.requests('PATCH /api/admin/users/:id/status')).toHaveLength(0);
  await me.getByRole('button', { name: 'Deactivate' }).click();
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await expect(toast(page, /You cannot deactivate the account you are signed in with/)).toBeVisible();
});

test('Korean is Korean throughout, refusals too, and is remembered in this browser and with the account', async ({
  page,
  api,
  problems,
}) => {
  problems.expect(/answer 409: PATCH .*\/api\/admin\/users\/1\/status/);
  signedIn(api, { role: 'super_admin' });
  listedAccounts(api);
  api.on('PUT /api/auth/language', { json: {} });
  api.on('PATCH /api/admin/users/:id/status', {
    problem: {
      status: 409,
      type: 'account-protected',
      code: 'own-deactivate',
      detail: refusals['own-deactivate'],
    },
  });
  await page.goto('/admin/users');
  await page.getByRole('button', { name: '한국어' }).click();
  await expect(page.getByRole('heading', { name: '관리자 계정 관리' })).toBeVisible();
  await expect(page).toHaveTitle(/^계정 관리 · /);
  await expect
    .poll(() => api.requests('PUT /api/auth/language').map((request) => request.postDataJSON() as unknown))
    .toEqual([{ language: 'ko' }]);
  // Korean breaks anywhere: the places must not be pressed together under what stands beside them.
  await page.setViewportSize({ width: 480, height: 900 });
  const gap = await page.getByRole('navigation').evaluate((navigation) => {
    const places = [...navigation.querySelectorAll('a')].at(-1)?.getBoundingClientRect();
    const choice = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'English',
    );
    return (choice?.getBoundingClientRect().left ?? NaN) - (places?.right ?? NaN);
  });
  expect(gap).toBeGreaterThanOrEqual(0);
  await page.getByRole('button', { name: '관리자 추가' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('새 관리자는');
  // No English word of four letters or more is left.
  expect(await dialog.innerText()).not.toMatch(/[A-Za-z]{4,}/);
  await page.keyboard.press('Escape');
  const me = page.getByRole('listitem').filter({ hasText: 'owner@example.com' });
  await me.getByRole('button', { name: '비활성화' }).click();
  await dialog.getByRole('button', { name: '비활성화' }).click();
  await expect(toast(page, /직접 비활성화할 수 없습니다/)).toBeVisible();
  await page.goto('/login');
  await expect(page.getByLabel('비밀번호')).toBeVisible();
});

test('at every width the way out stands in one line with who is signed in', async ({ page, api }) => {
  signedIn(api, { role: 'super_admin', username: 'owner' });
  listedAccounts(api);
  await page.goto('/admin/users');
  const who = page.getByText('Welcome, owner');
  for (const width of [360, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const name = await who.boundingBox();
    const out = await page.getByRole('button', { name: 'Logout' }).boundingBox();
    if (!name || !out) throw new Error('The name or the way out is not drawn.');
    expect(out.x >= name.x + name.width && out.y < name.y + name.height, `at ${width} px`).toBe(true);
  }
});
