import { OwnPage } from '../../support/own-page.ts';
import { opensOwnPage, ownBooking, ownLink, ownSinger } from '../data/own-booking.ts';
import { expect, test } from '../fixtures.ts';

test('song, drink and name are changed with the checks of the booking form', async ({ page, api }) => {
  opensOwnPage(
    api,
    ownBooking({ singers: [ownSinger({ selectedDrink: 'lemonade', drinkTemperature: null })] }),
  );
  const changed = { name: 'Mina Other', selectedDrink: 'green-tea', drinkTemperature: 'iced' } as const;
  api.on('PATCH /api/my-booking/bookings/:id', {
    json: ownBooking({ singers: [ownSinger({ ...changed, version: 2 })] }),
  });
  const own = new OwnPage(page);
  await own.open(ownLink);
  await own.press('Change song, drink or name');
  const save = own.dialog.getByRole('button', { name: 'Save' });
  await own.dialog.getByLabel('YouTube link of the backing track').fill('https://example.com/song');
  await save.click();
  await expect(own.dialog).toContainText('Please enter a valid YouTube URL');
  await own.dialog.getByLabel('YouTube link of the backing track').fill('youtu.be/anothersong');
  await own.dialog.getByLabel('Name', { exact: true }).fill('Mina Other');
  await own.dialog.getByLabel('Drink', { exact: true }).selectOption('Green Tea');
  await save.click();
  await expect(own.dialog).toContainText('Please choose hot or iced');
  await own.dialog.getByRole('radio', { name: 'Iced' }).check();
  await save.click();
  await expect(own.said).toContainText('Saved for Mina Other');
  await expect(own.dialog).toBeHidden();
  await expect(own.ticket).toContainText('Green Tea (iced)');
  const [sent] = api.requests('PATCH /api/my-booking/bookings/:id');
  expect(sent?.headers()['if-match']).toBe('"1"');
  expect(sent?.postDataJSON()).toMatchObject({
    ...changed,
    youtubeTrackUrl: 'https://www.youtube.com/watch?v=anothersong',
  });
});

test('what was changed elsewhere meanwhile is shown, not overwritten', async ({ page, api, problems }) => {
  problems.expect(/answer 409: PATCH .*\/api\/my-booking\/bookings\//);
  opensOwnPage(api, ownBooking());
  api.on('PATCH /api/my-booking/bookings/:id', {
    problem: { status: 409, type: 'stale-change', detail: 'Changed.' },
  });
  const own = new OwnPage(page);
  await own.open(ownLink);
  await own.press('Change song, drink or name');
  await own.dialog.getByLabel('Name', { exact: true }).fill('Changed Second');
  api.on('GET /api/my-booking', {
    json: ownBooking({ singers: [ownSinger({ name: 'Changed First', version: 2 })] }),
  });
  await own.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(own.said).toContainText('Something has changed in the meantime');
  await expect(own.dialog).toBeHidden();
  await expect(own.ticket).toContainText('Changed First');
});

test('a phone number that nobody can call is refused; reminders show what is stored', async ({
  page,
  api,
  problems,
}) => {
  problems.expect(/answer 500: PATCH .*\/api\/my-booking\/reminders/);
  opensOwnPage(api, ownBooking());
  api.on('PATCH /api/my-booking/phone', { json: ownBooking({ phone: '+44 20 7946 0000' }) });
  const own = new OwnPage(page);
  await own.open(ownLink);
  await own.press('Change the phone number');
  const phone = own.dialog.getByLabel('Phone number');
  await phone.fill('after six');
  await own.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription(/Please enter a phone number with its country code/);
  await phone.fill('+44 20 7946 0000');
  await own.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(own.part('How we reach you')).toContainText('+44 20 7946 0000');

  const reminders = own.part('Reminders').getByRole('checkbox');
  api.on('PATCH /api/my-booking/reminders', { problem: { status: 500, type: 'internal-error', detail: '' } });
  await reminders.click();
  await expect(own.part('Reminders').getByRole('alert')).not.toBeEmpty();
  await expect(reminders).toBeChecked();
  api.on('PATCH /api/my-booking/reminders', { json: ownBooking({ reminders: false }) });
  await reminders.uncheck();
  await expect(own.said).toContainText('Reminders are switched off.');
});
