import { expect, test } from '../fixtures.ts';

test('the landing page opens without a single problem in the browser', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an unknown path reads "Page Not Found"', async ({ page, problems }) => {
  problems.expect(/answer 404: GET .*\/no-such-page/);
  await page.goto('/no-such-page');
  await expect(page.getByText('Page Not Found')).toBeVisible();
});
