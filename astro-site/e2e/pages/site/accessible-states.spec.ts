import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { openSlot } from '../data/slot.ts';
import { onPhone } from '../../support/viewports.ts';
import { guest, Wizard } from '../../support/wizard.ts';

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

    test('times that load, that are none, that are there; and a refusal in a toast', async ({
      page,
      problems,
      guestEmail,
    }) => {
      problems.expect(/answer 503: POST .*\/api\/bookings/);
      const slot = openSlot();
      let answer: () => void = () => {};
      const asked = new Promise<void>((resolve) => (answer = resolve));
      await page.route(
        '**/api/timeslots/*',
        async (route) => {
          await asked;
          await route.fulfill({ json: [] });
        },
        { times: 1 },
      );
      const wizard = new Wizard(page);
      await wizard.open();
      await wizard.choose('direct');
      await wizard.pickDate(slot.date);
      await expect(page.getByText('Loading times...')).toBeVisible();
      await expectAccessible(page, 'times load', '#booking');
      answer();
      await expect(page.getByText(/^No available times for /)).toBeVisible();
      await expectAccessible(page, 'no times', '#booking');
      await page.getByRole('button', { name: 'Check again' }).click();
      await wizard.pickTime(slot.time);
      await wizard.pickDrink('Coffee', 'Iced');
      await wizard.fillDetails(guest(guestEmail));
      await wizard.addOn('LP Record').check();
      await page.getByLabel(/LP delivery address/i).fill('1 Test Street');
      await page.route('**/api/bookings', (route) =>
        route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' }),
      );
      await wizard.submit();
      await expect(wizard.toast).toContainText('Booking Failed');
      await wizard.toast.getByRole('button').hover();
      await expectAccessible(page, 'a refusal in a toast', '#booking');
    });
  });
}
