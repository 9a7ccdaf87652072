import type { Locale } from 'shared/languages/localized-text.ts';
import { Wizard } from '../../support/wizard.ts';
import { expect, test } from '../fixtures.ts';

/** The browser's language is British English. */
const guesses: [timezoneId: string, page: Locale, label: string, country: string][] = [
  ['Asia/Tokyo', 'en', 'Country code', 'JP'],
  // Korea is where guests travel to.
  ['Asia/Seoul', 'en', 'Country code', 'GB'],
  ['Asia/Tokyo', 'ko', '국가 번호', 'KR'],
];

for (const [timezoneId, language, label, guessed] of guesses) {
  test.describe(`a page in ${language}, read in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test(`takes a phone number for one of ${guessed}`, async ({ page }) => {
      const wizard = new Wizard(page, language);
      await wizard.open();
      await wizard.choose('klook');
      await expect(page.getByRole('combobox', { name: label })).toHaveValue(guessed);
    });
  });
}

test('a number is sent with the country beside it, and none without', async ({ page, api }) => {
  api.on('POST /api/bookings', {
    status: 201,
    json: {
      ...{ id: 'Q70JXFCSFP', status: 'pending', bookingType: 'klook', totalPrice: 0 },
      ...{ bookingDate: null, bookingTime: null, holdExpiresAt: null },
    },
  });
  const wizard = new Wizard(page);
  await wizard.open();
  await wizard.choose('klook');
  await page.getByLabel('Klook booking ID').fill('ＫＬＫ-１');
  await wizard.pickDrink('Lemonade');
  const country = page.getByRole('combobox', { name: 'Country code' });
  const phone = page.getByLabel('Phone number');
  const song = 'youtu.be/dQw4w9WgXcQ';
  await wizard.fillDetails({ name: 'Mina Test', email: 'mina@example.com', phone: '+81 3', track: song });
  await expect(country).toHaveValue('JP');
  await phone.fill('０３-1234-5678');
  await country.selectOption('');
  await wizard.submit();
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription(/Please enter a phone number with its country code/);
  await country.selectOption('JP');
  await wizard.submit();
  await wizard.leavesFor('/booking-received');
  expect(api.requests('POST /api/bookings').map((request) => request.postDataJSON())).toMatchObject([
    {
      phone: '+81 03-1234-5678',
      klookBookingId: 'KLK-1',
      youtubeTrackUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    },
  ]);
});
