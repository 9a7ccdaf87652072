import type { StatusChange } from 'shared/bookings/admin-booking.ts';
import { klookBooking, staffBooking, toastOf } from '../data/board.ts';
import {
  cardOf,
  openDashboard,
  pickStatus,
  statusOf,
  statusPreview,
  withBookings,
} from '../data/booking-cards.ts';
import { signedIn } from '../data/staff.ts';
import { expect, test } from '../fixtures.ts';

const updated = 'Booking status has been updated successfully.';

test('no arrow key and no letter sets a status; leaving the list or the question changes nothing', async ({
  page,
  api,
}) => {
  const booking = klookBooking('Mina Test', { totalPrice: 100_000 });
  signedIn(api);
  withBookings(api, [booking]);
  api.on('GET /api/admin/bookings/:id/status-preview', {
    json: statusPreview(booking, { mail: 'klook-confirmed', slot: 'none', withoutTime: true, undo: null }),
  });
  await openDashboard(page);
  const control = statusOf(page, booking);
  await control.focus();
  await page.keyboard.press('c');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Confirmed' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(control).toBeFocused();
  await expect(control).toHaveText('Pending');

  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Pending' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Confirmed' })).toBeFocused();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: `Set booking ${booking.id} to Confirmed?` });
  await expect(question).toContainText(
    'Mina Test (guest@example.com) gets “Klook booking confirmed”, written in English.',
  );
  await expect(question).toContainText('There is no time yet, so no slot is kept');
  await expect(question).toContainText('Add-ons for ₩100,000 have not been charged.');
  await question.getByRole('button', { name: 'Leave it as it is' }).click();
  await expect(question).toHaveCount(0);
  await expect(control).toBeFocused();
  expect(api.requests('PATCH /api/admin/bookings/:id/status')).toHaveLength(0);
});

test('what can be taken back happens at once and has an undo that the keyboard reaches', async ({
  page,
  api,
}) => {
  const booking = staffBooking();
  signedIn(api);
  withBookings(api, [booking]);
  api.on('GET /api/admin/bookings/:id/status-preview', { json: statusPreview(booking) });
  await openDashboard(page);
  const control = statusOf(page, booking);
  await pickStatus(page, booking, 'In Progress');
  await expect(toastOf(page, updated)).toBeVisible();
  await expect(control).toHaveText('In Progress');
  await expect(control).toBeFocused();
  await page.keyboard.press('Tab');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
  // Tab leads to the toast only once; the next one goes on.
  await page.keyboard.press('Tab');
  await expect(cardOf(page, booking).getByRole('button', { name: 'Send Email' })).toBeFocused();
  await undo.click();
  await expect(toastOf(page, `${updated} Back to Confirmed.`)).toBeVisible();
  await expect(control).toHaveText('Confirmed');
  await expect(control).toBeFocused();
  expect(
    api
      .requests('PATCH /api/admin/bookings/:id/status')
      .map((request) => request.postDataJSON() as StatusChange),
  ).toEqual([{ status: 'in-progress' }, { status: 'confirmed' }]);
});

test('the time may be entered first; a time that is taken is told beside the fields', async ({
  page,
  api,
  problems,
}) => {
  problems.expect(/answer 409: PATCH .*\/schedule/);
  const booking = klookBooking('Mina Test');
  signedIn(api);
  withBookings(api, [booking]);
  api.on('GET /api/admin/bookings/:id/status-preview', {
    json: statusPreview(booking, { mail: 'klook-confirmed', slot: 'none', withoutTime: true, undo: null }),
  });
  api.on('GET /api/timeslots/:date', { json: ['14:50', '15:10'] });
  api.on('PATCH /api/admin/bookings/:id/schedule', {
    problem: { status: 409, type: 'slot-taken', detail: 'Somebody else has 2027-03-10 15:00 KST.' },
  });
  await page.clock.setFixedTime('2027-03-10T03:00:00.000Z');
  await openDashboard(page);
  await pickStatus(page, booking, 'Confirmed');
  await page.getByRole('button', { name: 'Enter the time first' }).click();
  const dialog = page.getByRole('dialog', { name: `Date and time of ${booking.id}` });
  await dialog.getByLabel('Date', { exact: true }).fill('2027-03-10');
  await dialog.getByRole('radio', { name: '15:00 not for visitors' }).check();
  await dialog.getByRole('button', { name: 'Set time' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Failed to change the time. Somebody else has');
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeEmpty();
  await page.keyboard.press('Escape');
  await expect(statusOf(page, booking)).toBeFocused();
  await expect(statusOf(page, booking)).toHaveText('Pending');
});

test('cancelling a paid booking asks first, and bringing it back says what it takes back', async ({
  page,
  api,
}) => {
  const booking = staffBooking({ locale: 'ko' });
  signedIn(api);
  const list = withBookings(api, [booking]);
  const change = { mail: 'booking-cancelled', slot: 'freed', undo: null } as const;
  api.on('GET /api/admin/bookings/:id/status-preview', () => ({
    json: statusPreview(list.bookings[0] ?? booking, change),
  }));
  await openDashboard(page);
  await pickStatus(page, booking, 'Cancelled');
  const question = page.getByRole('dialog', { name: `Cancel booking ${booking.id}?` });
  await expect(question).toContainText('gets “Booking cancelled”, written in 한국어.');
  await expect(question).toContainText('15:00 KST becomes free at once: anybody can book it.');
  await expect(question).toContainText('₩50,000 is paid and stays with us for now');
  expect(api.requests('PATCH /api/admin/bookings/:id/status')).toHaveLength(0);
  await question.getByRole('button', { name: 'Cancel the booking and send the e-mail' }).click();
  await expect(toastOf(page, updated)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(statusOf(page, booking)).toBeFocused();

  const back = { mail: 'booking-reinstated', slot: 'taken-again', undo: null } as const;
  api.on('GET /api/admin/bookings/:id/status-preview', () => ({
    json: statusPreview(list.bookings[0] ?? booking, back),
  }));
  await pickStatus(page, booking, 'Confirmed');
  await expect(page.getByRole('dialog')).toContainText('It takes back our mail about the cancellation.');
  await expect(page.getByRole('dialog')).toContainText('is taken again, if nobody else has it by now.');
  await page.keyboard.press('Escape');
  await expect(statusOf(page, booking)).toBeFocused();
});
