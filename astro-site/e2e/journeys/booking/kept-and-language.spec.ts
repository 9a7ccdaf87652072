import { expect, test } from '../../fixtures.ts';
import { freeSlot } from '../../support/test-slot.ts';
import { guest, Wizard } from '../../support/wizard.ts';

test('going back to the cards keeps what was typed', async ({ page, guestEmail }) => {
  const wizard = new Wizard(page);
  await wizard.open();
  await wizard.choose('direct');
  await wizard.fillDetails(guest(guestEmail));
  await page.getByRole('button', { name: 'Change booking type' }).click();
  await expect(page.getByRole('heading', { name: 'How would you like to book?' })).toBeFocused();
  await wizard.choose('klook');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(guestEmail);
});

test('a reload keeps what was typed, asks for date and time anew, and a finished booking leaves nothing behind', async ({
  page,
  guestEmail,
}) => {
  const slot = await freeSlot(page);
  const wizard = new Wizard(page);
  await wizard.open();
  await wizard.fillDirect(slot, guest(guestEmail));
  await wizard.addOn('LP Record Production').check();
  await page.getByLabel('LP delivery address').fill('1 Example Street\n12345 Exampletown');
  await page.reload();
  await wizard.comeNear();
  await wizard.choose('direct');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(guestEmail);
  await expect(page.getByLabel('LP delivery address')).toHaveValue('1 Example Street\n12345 Exampletown');
  await expect(page.getByRole('radio', { name: /^Lemonade/ })).toBeChecked();
  await expect(wizard.times).toContainText('Select a date first');
  await wizard.addOn('LP Record Production').uncheck();
  await wizard.pickSlot(slot);
  await wizard.submit();
  await page.waitForURL(/\/payment\?/);
  expect(await page.evaluate(() => sessionStorage.getItem('bookingForm'))).toBeNull();
});

test('what somebody else has left in the storage is no form', async ({ page }) => {
  await page.addInitScript(() =>
    sessionStorage.setItem(
      'bookingForm',
      '{"name": 7, "email": null, "selectedAddons": "x", "phone": "+82 10", "people": 9, "companions": [{"name": "Jisoo"}, "?", {"selectedAddons": null}, 4]}',
    ),
  );
  const wizard = new Wizard(page);
  await wizard.open();
  await wizard.choose('direct');
  await expect(wizard.section('You and your song').getByLabel('Name', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Phone number')).toHaveValue('+82 10');
  await expect(wizard.people.getByRole('radio', { checked: true })).toHaveAccessibleName('4');
  const second = wizard.section('Second singer');
  await expect(second.getByLabel('Name', { exact: true })).toHaveValue('Jisoo');
});

test.describe('a visitor whose browser speaks Korean', () => {
  test.use({ locale: 'ko-KR' });

  test('gets Korean e-mails, unless another language is chosen', async ({ page, mailbox, guestEmail }) => {
    const wizard = new Wizard(page);
    const complete = async (email: string, id: string) => {
      await wizard.open();
      await wizard.choose('klook');
      await page.getByLabel('Klook booking ID').fill(id);
      await wizard.pickDrink('Lemonade');
      await wizard.fillDetails(guest(email));
    };
    await complete(guestEmail, `KO-${guestEmail}`);
    const language = page.getByLabel('Language of your e-mails');
    await expect(language).toHaveValue('ko');
    await expect(language.getByRole('option')).toHaveText(['English', '한국어', '中文', '日本語']);
    // The mail may be there before the page is: going on would break in on its leaving.
    await wizard.submit();
    await page.waitForURL('/booking-received');
    await mailbox.waitFor({ to: guestEmail, subject: '클룩 예약이 접수되었습니다' });
    const other = `zh-${guestEmail}`;
    await complete(other, `ZH-${guestEmail}`);
    await language.selectOption('中文');
    await wizard.submit();
    await mailbox.waitFor({ to: other, subject: '已收到您的 Klook 预订' });
  });
});
