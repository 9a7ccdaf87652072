import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../../../support/accessibility.ts';
import { expect, test } from '../../../fixtures.ts';
import { Counter } from './counter.ts';

test('an account for the counter runs the day, in Korean on every browser, and sees nothing else', async ({
  page,
  stack,
  openContext,
}) => {
  const counter = new Counter(page, stack);
  await counter.desk.signIn();
  const username = `staff-${randomUUID().slice(0, 8)}`;
  const password = 'quiet harbour lantern';
  const added = await page.request.post('/api/admin/users', {
    headers: { Origin: stack.urls.site },
    data: { username, password, email: `${username}@example.com`, role: 'staff' },
  });
  expect(added.status(), await added.text()).toBeLessThan(300);

  const own = await (await openContext()).newPage();
  const theirs = new Counter(own, stack);
  await own.goto('/login');
  await theirs.desk.fillLogin(username, password);
  await own.waitForURL('**/admin/day');
  await expect(theirs.live).toBeVisible();
  await expect(own.getByRole('navigation', { name: 'Admin area' }).getByRole('link')).toHaveText([
    'Today',
    'Cash-up',
    'Deliveries',
    'My account',
  ]);
  await expect(own.getByText(`Welcome, ${username}`)).toBeVisible();

  await own.goto('/admin/audit');
  await expect(own.getByText('관리자 권한이 필요합니다. This page is for admins.').first()).toBeVisible();
  await own.waitForURL('**/admin/day');
  await expect(theirs.live).toBeVisible();

  const saved = own.waitForResponse('**/api/auth/language');
  await own.getByRole('button', { name: '한국어' }).click();
  expect((await saved).status()).toBe(204);
  await expect(own.getByText('실시간', { exact: true })).toBeVisible();
  await expectAccessible(own, 'the board in Korean');

  const another = await (await openContext()).newPage();
  await another.goto('/login');
  await new Counter(another, stack).desk.fillLogin(username, password);
  await another.waitForURL('**/admin/day');
  await expect(another.getByText('실시간', { exact: true })).toBeVisible();
});
