import { expect, test } from '../../fixtures.ts';
import { onPhone } from '../../support/viewports.ts';
import { Wizard } from '../../support/wizard.ts';

test.use({ ...onPhone, reducedMotion: 'no-preference' });

test('on a slow network a tap is answered before anything else is drawn', async ({ openSlowContext }) => {
  const page = await (await openSlowContext()).newPage();
  await page.goto('/#booking', { waitUntil: 'domcontentloaded' });
  const card = new Wizard(page).card('direct');
  await card.scrollIntoViewIfNeeded();
  // Looked at as the last of all who hear of the tap: milliseconds would measure how busy the machine is.
  await card.evaluate((button) => {
    window.addEventListener('click', () => {
      document.body.dataset['answered'] = String(button.ariaBusy === 'true' || !button.isConnected);
    });
  });
  await card.tap();
  await expect(page.locator('body')).toHaveAttribute('data-answered', 'true');
  // 120 KB at 50 KB a second, in many files with 400 ms each.
  await expect(page.locator('#booking-form-heading')).toBeFocused({ timeout: 30_000 });
});
