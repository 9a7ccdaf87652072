import { withBoard } from '../../data/board.ts';
import { signedIn } from '../../data/staff.ts';
import { expect, test } from '../../fixtures.ts';

test('an account for the counter sees its own places and no other, and saves its language', async ({
  page,
  api,
}) => {
  signedIn(api, { role: 'staff', username: 'minji' });
  await withBoard(api, page);
  api.on('PUT /api/auth/language', { status: 204, json: null });
  await page.goto('/admin/audit');
  await expect(page.getByText('관리자 권한이 필요합니다. This page is for admins.').first()).toBeVisible();
  await page.waitForURL('**/admin/day');
  await expect(page.getByRole('navigation', { name: 'Admin area' }).getByRole('link')).toHaveText([
    'Today',
    'Cash-up',
    'Deliveries',
    'My account',
  ]);
  await expect(page.getByText('Welcome, minji')).toBeVisible();
  await page.getByRole('button', { name: '한국어' }).click();
  await expect(page.getByText('실시간', { exact: true })).toBeVisible();
  expect(api.requests('PUT /api/auth/language').map((request) => request.postDataJSON() as unknown)).toEqual([
    { language: 'ko' },
  ]);
  await page.reload();
  // The account's own language counts, whatever this browser spoke before: the mocked account still reads English.
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
});
