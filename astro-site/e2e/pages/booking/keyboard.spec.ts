import { expect, test } from '../fixtures.ts';
import { ofOne, playCardWindow, takesBookings, takesPayments, who } from '../data/payment.ts';
import { Wizard } from '../../support/wizard.ts';

test('the whole form works by keyboard', async ({ page, api }) => {
  takesBookings(api);
  takesPayments(api, ofOne());
  await playCardWindow(page);
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
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: /^Coffee Hot/ })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Iced', exact: true })).toBeChecked();
  // The country of the phone number comes before it.
  for (const typed of ['Mina', who.email, null, '+821012345678', 'https://youtu.be/dQw4w9WgXcQ']) {
    await page.keyboard.press('Tab');
    if (typed !== null) await page.keyboard.type(typed);
  }
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/payment\?/, { waitUntil: 'commit' });
  expect(api.requests('POST /api/bookings')[0]?.postDataJSON()).toMatchObject({
    bookingTime: '10:10',
    selectedDrink: 'coffee',
    drinkTemperature: 'iced',
    name: 'Mina',
  });
});
