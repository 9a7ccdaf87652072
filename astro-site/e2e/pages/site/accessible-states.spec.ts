import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { onPhone } from '../../support/viewports.ts';

for (const { device, use } of [
  { device: 'a computer', use: {} },
  { device: 'a phone', use: onPhone },
]) {
  test.describe(`on ${device}`, () => {
    test.use(use);

    test('questions: one open, and a search without a result', async ({ page }) => {
      for (const path of ['/faq', '/ko/faq', '/zh/faq']) {
        await page.goto(path);
        await page.locator('summary').nth(3).click();
        await expect(page.locator('details[open]')).toHaveCount(1);
        await expectAccessible(page, `${path} with an open answer`, 'details[open]');
        await page.getByRole('searchbox').fill('no such word anywhere');
        await expect(page.locator('details:visible')).toHaveCount(0);
        await expectAccessible(page, `${path}, nothing found`, 'main');
      }
    });

    test('the landing page scrolled, with an open answer and with packages that did not load', async ({
      page,
      problems,
    }) => {
      problems.expect(/answer 503: GET .*\/api\/addons/);
      await page.route('**/api/addons', (route) =>
        route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' }),
      );
      await page.goto('/');
      await page.locator('#packages').scrollIntoViewIfNeeded();
      await expect(page.getByRole('heading', { name: 'The packages did not load' })).toBeVisible();
      await expectAccessible(page, 'packages that did not load', '#packages');
      await page.locator('#faq summary').first().click();
      await expectAccessible(page, 'an open answer', '#faq');
    });

    test('a picture in the viewer, and a policy in its dialog', async ({ page }) => {
      await page.goto('/');
      await page.locator('.sheet button').nth(5).click();
      await expect(page.getByRole('group', { name: /^6 of/ }).getByRole('img')).toBeVisible();
      await expectAccessible(page, 'the viewer', '[role=dialog]');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Cancellation Policy' }).click();
      await expect(page.getByRole('dialog', { name: 'Cancellation Policy' })).toBeVisible();
      await expectAccessible(page, 'a policy', 'dialog[open]');
    });
  });
}
