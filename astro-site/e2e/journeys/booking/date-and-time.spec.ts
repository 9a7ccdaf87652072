import { expect, test } from '../../fixtures.ts';
import { Wizard } from '../../support/wizard.ts';

test('the whole form works by keyboard', async ({ page, guestEmail }) => {
  const wizard = new Wizard(page);
  await wizard.open();
  await wizard.card('direct').press('Enter');
  await expect(page.getByRole('heading', { name: 'Choose your time' })).toBeFocused();
  await wizard.daysAreOpen();
  await page.locator('[data-date][tabindex="0"]').focus();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(wizard.times).toContainText('Select time');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(wizard.times.getByRole('radio', { checked: true })).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  // Whether the way to the waitlist is one more stop depends on what other tests have booked on that day.
  const toWaitlist = page.getByRole('link', { name: 'Tell me when another time is free' });
  for (let stops = await toWaitlist.count(); stops >= 0; stops -= 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: /^Coffee Hot/ })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Iced', exact: true })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Mina');
  await page.keyboard.press('Tab');
  await page.keyboard.type(guestEmail);
  await page.keyboard.press('Tab');
  // The country of the phone number comes before it.
  await page.keyboard.press('Tab');
  await page.keyboard.type('+821012345678');
  await page.keyboard.press('Tab');
  await page.keyboard.type('https://youtu.be/dQw4w9WgXcQ');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/payment\?/);
});
