import { expect, test } from '../fixtures.ts';
import { Wizard } from '../support/wizard.ts';

test('a tap on a card before the wizard is awake is not lost', async ({ page }) => {
  const wizardScript = Promise.withResolvers<undefined>();
  await page.route(/BookingWizard\.[\w-]+\.js/, async (route) => {
    await wizardScript.promise;
    await route.continue();
  });
  await page.goto('/');
  const wizard = new Wizard(page);
  await page.locator('#booking-wizard').scrollIntoViewIfNeeded();
  await wizard.card('direct').click();
  await expect(page.locator('astro-island:has(#booking-wizard)')).toHaveAttribute('ssr', /.*/);
  wizardScript.resolve(undefined);
  await expect(page.locator('#booking-form-heading')).toBeFocused();
});
