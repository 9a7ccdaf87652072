import { expect, test } from '../fixtures.ts';
import { ofOne, playCardWindow, takesBookings, takesPayments, who } from '../data/payment.ts';
import { openSlot } from '../data/slot.ts';
import { Wizard } from '../../support/wizard.ts';

test('going back to the cards and a reload keep what was typed; a booking that was made leaves nothing behind', async ({
  page,
  api,
}) => {
  takesBookings(api);
  takesPayments(api, ofOne());
  await playCardWindow(page);
  const slot = openSlot();
  const wizard = new Wizard(page);
  await wizard.open();
  await wizard.fillDirect(slot, who);
  await wizard.addOn('LP Record Production').check();
  const address = page.getByLabel('LP delivery address');
  await address.fill('1 Example Street\n12345 Exampletown');
  await page.getByRole('button', { name: 'Change booking type' }).click();
  await expect(page.getByRole('heading', { name: 'How would you like to book?' })).toBeFocused();
  await wizard.choose('klook');
  const email = page.getByLabel('Email', { exact: true });
  await expect(email).toHaveValue(who.email);

  // The form is open again after a reload.
  await page.reload();
  await expect(email).toHaveValue(who.email);
  await page.getByRole('button', { name: 'Change booking type' }).click();
  await wizard.choose('direct');
  await expect(email).toHaveValue(who.email);
  await expect(address).toHaveValue('1 Example Street\n12345 Exampletown');
  await expect(page.getByRole('radio', { name: /^Lemonade/ })).toBeChecked();
  await expect(wizard.times).toContainText('Select a date first');
  await wizard.addOn('LP Record Production').uncheck();
  await wizard.pickSlot(slot);
  await wizard.submit();
  await page.waitForURL(/\/payment\?/);
  expect(await page.evaluate(() => sessionStorage.getItem('bookingForm'))).toBeNull();

  await page.goBack();
  await wizard.comeNear();
  await wizard.choose('direct');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  await expect(wizard.times).toContainText('Select a date first');
});

test('what another program has left in the storage is no form', async ({ page }) => {
  await page.addInitScript(() =>
    sessionStorage.setItem(
      'bookingForm',
      '{"name": 7, "email": null, "selectedAddons": "x", "phone": "+82 10", "people": 9, "companions": [{"name": "Jisoo"}, "?", {"selectedAddons": null}, 4]}',
    ),
  );
  const wizard = new Wizard(page);
  await wizard.openDirect();
  await expect(wizard.section('You and your song').getByLabel('Name', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Phone number')).toHaveValue('+82 10');
  await expect(wizard.people.getByRole('radio', { checked: true })).toHaveAccessibleName('4');
  const second = wizard.section('Second singer');
  await expect(second.getByLabel('Name', { exact: true })).toHaveValue('Jisoo');
});

test.describe('a guest whose browser speaks Korean', () => {
  test.use({ locale: 'ko-KR' });

  test('is written to in Korean, unless another language is chosen', async ({ page, api }) => {
    api.on('POST /api/bookings', { status: 201, json: {} });
    const wizard = new Wizard(page);
    await wizard.open();
    await wizard.choose('klook');
    await page.getByLabel('Klook booking ID').fill('KLK-1');
    await wizard.pickDrink('Lemonade');
    await wizard.fillDetails(who);
    const language = page.getByLabel('Language of your e-mails');
    await expect(language).toHaveValue('ko');
    await expect(language.getByRole('option')).toHaveText(['English', '한국어', '中文', '日本語']);
    const sent = () =>
      api
        .requests('POST /api/bookings')
        .map((request) => (request.postDataJSON() as { locale?: string }).locale);
    await wizard.submit();
    await expect.poll(sent).toEqual(['ko']);
    await expect(wizard.submitButton).toBeEnabled();
    await language.selectOption('中文');
    await wizard.submit();
    await expect.poll(sent).toEqual(['ko', 'zh']);
  });
});
