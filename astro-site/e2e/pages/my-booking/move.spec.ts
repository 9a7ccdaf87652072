import { seoulWallClock } from 'shared/time/seoul.ts';
import { OwnPage } from '../../support/own-page.ts';
import { opensOwnPage, ownBooking, ownLink, ownParty, ownSinger } from '../data/own-booking.ts';
import { expect, test } from '../fixtures.ts';
import type { MockApi } from '../mock-api.ts';

const times = ['10:00', '10:10', '10:20', '10:30', '13:00'];
const date = () => seoulWallClock(new Date(ownSinger().startsAt ?? '')).date;

const asked = (api: MockApi): unknown => api.requests('POST /api/my-booking/move').at(-1)?.postDataJSON();

test('with the keyboard alone a session is moved, and the focus comes back', async ({ page, api }) => {
  opensOwnPage(api, ownBooking());
  api.on('GET /api/my-booking/times', { json: times });
  const own = new OwnPage(page);
  await own.open(ownLink);
  await expect(page.getByRole('heading', { name: 'My booking' })).toBeFocused();
  await page.getByRole('button', { name: 'Move to another time' }).focus();
  await page.keyboard.press('Enter');
  await expect(own.dialog).toContainText('You have 2 moves left until');
  await expect(own.dialog.getByRole('radio').first()).toBeVisible();
  await own.dialog.locator(`[data-date="${date()}"]`).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await own.dialog.getByRole('button', { name: /^Move to .*10:00 KST/ }).focus();
  api.on('POST /api/my-booking/move', {
    json: ownBooking({ singers: [ownSinger({ startsAt: `${date()}T01:00:00.000Z`, version: 2 })] }),
  });
  await page.keyboard.press('Enter');
  await expect(own.ticket).toContainText('10:00KST');
  await expect(own.said).toContainText('Moved to');
  await expect(own.dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Move to another time' })).toBeFocused();
  expect(asked(api)).toEqual({ bookingIds: ['7K3MZ9QX2B'], bookingDate: date(), bookingTime: '10:00' });
});

test('a time that is taken while one chooses leaves the booking as it was, and the nearest are offered', async ({
  page,
  api,
  problems,
}) => {
  problems.expect(/answer 409: POST .*\/api\/my-booking\/move/);
  opensOwnPage(api, ownBooking());
  api.on('GET /api/my-booking/times', { json: times });
  api.on('POST /api/my-booking/move', { problem: { status: 409, type: 'slot-taken', detail: 'Taken.' } });
  const own = new OwnPage(page);
  await own.open(ownLink);
  await own.press('Move to another time');
  await own.dialog.getByRole('radio', { name: '10:10' }).check();
  api.on('GET /api/my-booking/times', { json: times.filter((time) => time !== '10:10') });
  await own.dialog.getByRole('button', { name: /^Move to / }).click();
  await expect(own.dialog).toContainText('10:10 has just been taken; your booking is unchanged.');
  const near = own.dialog.getByText('Still free near it:').locator('..').getByRole('button');
  await expect(near.first()).toHaveText('10:00');
  await near.first().click();
  await expect(own.dialog.getByRole('radio', { name: '10:00' })).toBeChecked();
  await expect(own.dialog.getByRole('button', { name: /^Move to .*10:00 KST/ })).toBeVisible();
});

test('a party is moved together, or one of it alone', async ({ page, api }) => {
  opensOwnPage(api, ownParty());
  api.on('GET /api/my-booking/times', { json: times });
  api.on('POST /api/my-booking/move', { json: ownParty() });
  const own = new OwnPage(page);
  await own.open(ownLink);
  await own.press('Move to another time');
  await expect(own.dialog.getByRole('radio', { name: 'All: Mina Test, Bora Test' })).toBeChecked();
  await own.dialog.getByRole('radio', { name: '10:00' }).check();
  await own.dialog.getByRole('button', { name: /^Move to / }).click();
  await expect(own.dialog).toBeHidden();
  expect(asked(api)).toMatchObject({ bookingIds: ['7K3MZ9QX2B', '8B4NZ0RY3C'] });

  await own.press('Move to another time');
  await own.dialog.getByRole('radio', { name: 'Bora Test', exact: true }).check();
  await own.dialog.getByRole('radio', { name: '13:00' }).check();
  await own.dialog.getByRole('button', { name: /^Move to / }).click();
  await expect(own.dialog).toBeHidden();
  expect(asked(api)).toMatchObject({ bookingIds: ['8B4NZ0RY3C'], bookingTime: '13:00' });
});
