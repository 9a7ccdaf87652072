import { OwnPage } from '../../support/own-page.ts';
import {
  cancelledBooking,
  halfBack,
  opensOwnPage,
  ownBooking,
  ownLink,
  ownParty,
  quoteOf,
} from '../data/own-booking.ts';
import { expect, test } from '../fixtures.ts';
import type { MockApi } from '../mock-api.ts';

const asked = (api: MockApi): unknown =>
  api.requests('POST /api/my-booking/cancellation').at(-1)?.postDataJSON();

test('the sum is said before it happens, and the page shows the refund arrive', async ({ page, api }) => {
  opensOwnPage(api, ownBooking());
  api.on('GET /api/my-booking/cancellation', { json: halfBack() });
  api.on('POST /api/my-booking/cancellation', { json: cancelledBooking() });
  await page.clock.install();
  const own = new OwnPage(page);
  await own.open(ownLink);
  await own.press('Cancel the booking');
  await expect(own.dialog).toContainText('Goes back to your card₩22,000');
  await expect(own.dialog).toContainText(/From \w{3} \d+ \w{3}, \d\d:\d\d\sKST on, less goes back\./);
  await own.dialog.getByRole('button', { name: 'Cancel and get ₩22,000 back' }).click();
  await expect(own.said).toContainText('₩22,000 is on its way back to your card');
  expect(asked(api)).toEqual({ bookingIds: ['7K3MZ9QX2B'], refundWon: 22_000 });
  await expect(own.ticket).toContainText(/Cancelled by you on/);
  // The button that led here has gone with what it was for.
  await expect(own.ticket).toBeFocused();
  await expect(page.getByRole('main').getByRole('button', { name: 'Cancel the booking' })).toBeHidden();
  // Nobody reloads: the page looks again by itself.
  api.on('GET /api/my-booking', { json: cancelledBooking('paid-back') });
  await page.clock.fastForward(4_000);
  await expect(own.ticket).toContainText(/₩44,000: paid back on/);
});

test('another sum than the one that was read is said, and asked for again', async ({
  page,
  api,
  problems,
}) => {
  problems.expect(/answer 409: POST .*\/api\/my-booking\/cancellation/);
  opensOwnPage(api, ownBooking());
  api.on('GET /api/my-booking/cancellation', { json: quoteOf() });
  api.on('POST /api/my-booking/cancellation', {
    problem: { status: 409, type: 'refund-changed', detail: 'Another sum.', refundWon: 22_000 },
  });
  const own = new OwnPage(page);
  await own.open(ownLink);
  await own.press('Cancel the booking');
  const cancel = own.dialog.getByRole('button', { name: 'Cancel and get ₩44,000 back' });
  await expect(cancel).toBeVisible();
  api.on('GET /api/my-booking/cancellation', { json: halfBack() });
  await cancel.click();
  await expect(own.dialog.getByRole('alert')).toContainText('₩22,000 would go back now');
  await expect(own.ticket).toContainText('Confirmed');
  api.on('POST /api/my-booking/cancellation', { json: cancelledBooking() });
  await own.dialog.getByRole('button', { name: 'Cancel and get ₩22,000 back' }).click();
  await expect(own.ticket).toContainText('Cancelled by you');
  expect(asked(api)).toMatchObject({ refundWon: 22_000 });
});

test('one of a party cancels alone, and reads what goes back of what to whom', async ({ page, api }) => {
  opensOwnPage(api, ownParty());
  const [mina] = quoteOf().singers;
  const [session] = mina?.lines ?? [];
  if (!mina || !session) throw new Error('The quote has no line.');
  const mixing = { ...session, item: 1, name: 'Full Track Mixing', paidWon: 100_000, refundWon: 100_000 };
  const bora = { bookingId: '8B4NZ0RY3C', name: 'Bora Test', lines: [session, mixing] };
  api.on('GET /api/my-booking/cancellation', (request) => ({
    json: new URL(request.url()).searchParams.get('bookings')?.includes(',')
      ? quoteOf({ singers: [mina, bora], refundWon: 188_000 })
      : quoteOf({ singers: [bora], refundWon: 144_000, giftWon: 100_000 }),
  }));
  api.on('POST /api/my-booking/cancellation', { json: cancelledBooking() });
  const own = new OwnPage(page);
  await own.open(ownLink);
  await own.press('Cancel the booking');
  await expect(own.dialog.getByRole('button', { name: 'Cancel and get ₩188,000 back' })).toBeVisible();
  await own.dialog.getByRole('radio', { name: 'Bora Test', exact: true }).check();
  await expect(own.dialog.getByRole('listitem').filter({ hasText: 'Full Track Mixing' })).toContainText(
    '₩100,000',
  );
  await expect(own.dialog).toContainText('Goes back to your card₩44,000');
  await expect(own.dialog).toContainText('Goes back to your gift card₩100,000');
  await own.dialog.getByRole('button', { name: 'Cancel and get ₩144,000 back' }).click();
  await expect(own.dialog).toBeHidden();
  expect(asked(api)).toEqual({ bookingIds: ['8B4NZ0RY3C'], refundWon: 144_000 });
});
