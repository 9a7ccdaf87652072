import type { AdminBooking, StatusChange } from 'shared/bookings/admin-booking.ts';
import { partyOf, staffBooking } from '../data/board.ts';
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

const three = () =>
  partyOf(
    [
      ['15:00', 'Jin Han'],
      ['15:10', 'Mina Park'],
      ['15:20', 'Yuna Lee'],
    ].map(([bookingTime = '', name = '']) => staffBooking({ name, bookingTime })),
  ) as [AdminBooking, AdminBooking, AdminBooking];

test('each card names the others of the party, and a name opens that card wherever it stands', async ({
  page,
  api,
}) => {
  const [jin, mina, yuna] = three();
  signedIn(api);
  withBookings(api, [jin, mina, yuna]);
  await openDashboard(page);
  await page.getByRole('searchbox').fill(mina.id);
  await expect(page.getByRole('article')).toHaveCount(1);
  const card = cardOf(page, mina);
  await expect(card).toContainText('with Jin Han, Yuna Lee (2 of 3)');
  await expect(card).toContainText('₩50,000 of ₩150,000 paid together');
  await card.getByRole('link', { name: 'Yuna Lee' }).focus();
  await page.keyboard.press('Enter');
  await expect(cardOf(page, yuna).getByRole('heading', { name: 'Yuna Lee' })).toBeFocused();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(cardOf(page, yuna)).toContainText('with Jin Han, Mina Park (3 of 3)');
  await expect(page.getByRole('searchbox')).toHaveValue(yuna.id);

  const link = cardOf(page, yuna).getByRole('link', { name: 'Jin Han' });
  await page.goto((await link.getAttribute('href')) ?? '');
  await expect(cardOf(page, jin).getByRole('heading', { name: 'Jin Han' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('a status that can be taken back asks whom it is for, and one singer’s has its undo', async ({
  page,
  api,
}) => {
  const [jin, mina, yuna] = three();
  signedIn(api);
  const list = withBookings(api, [jin, mina, yuna]);
  const effect = (booking: AdminBooking) =>
    ({ booking, mail: null, slot: 'kept', withoutTime: false }) as const;
  api.on('GET /api/admin/bookings/:id/status-preview', (_, [, id]) => {
    const [about = jin] = list.bookings.filter((one) => one.id === id);
    const others = list.bookings.filter((one) => one.id !== id).map(effect);
    return { json: statusPreview(about, { others }) };
  });
  await openDashboard(page);
  await pickStatus(page, jin, 'In Progress');
  await page.getByRole('dialog').getByRole('button', { name: 'Set to In Progress' }).click();
  await expect(statusOf(page, jin)).toHaveText('In Progress');
  await expect(statusOf(page, jin)).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(statusOf(page, jin)).toHaveText('Confirmed');

  await pickStatus(page, mina, 'Completed');
  const question = page.getByRole('dialog');
  await expect(question.getByRole('radio', { name: 'Only Mina Park' })).toBeChecked();
  await question.getByRole('radio', { name: 'All three', exact: true }).check();
  await question.getByRole('button', { name: 'Set to Completed' }).click();
  await expect(statusOf(page, mina)).toHaveText('Completed');
  const sent = api.requests('PATCH /api/admin/bookings/:id/status');
  expect(sent.map((request) => request.postDataJSON() as StatusChange)).toEqual([
    { status: 'in-progress' },
    { status: 'confirmed' },
    { status: 'completed', wholeParty: true },
  ]);
});
