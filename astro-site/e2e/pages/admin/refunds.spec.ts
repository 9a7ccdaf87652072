import type { Locator, Page } from '@playwright/test';
import type { AdminBooking } from 'shared/bookings/admin-booking.ts';
import type { RefundRequestBody } from 'shared/refunds/refunds.ts';
import { paidBy, staffBooking, toastOf } from '../data/board.ts';
import { cardOf, openDashboard, withBookings } from '../data/booking-cards.ts';
import { refundQuote, refundView } from '../data/refund.ts';
import { signedIn } from '../data/staff.ts';
import { expect, test } from '../fixtures.ts';
import type { MockApi } from '../mock-api.ts';

const row = (dialog: Locator, name: string) => dialog.getByRole('row').filter({ hasText: name });
const sum = (dialog: Locator, label: string) =>
  dialog.locator('dl > div').filter({ has: dialog.page().getByText(label, { exact: true }) });

const cancelled = () =>
  staffBooking({
    ...{ status: 'cancelled', totalPrice: 344_000, selectedAddons: [4] },
    payment: paidBy({ state: 'refund-due', paidWon: 344_000, paidTogetherWon: 344_000 }),
  });

async function openRefund(page: Page, api: MockApi, booking: AdminBooking): Promise<Locator> {
  signedIn(api);
  withBookings(api, [booking]);
  await openDashboard(page);
  await cardOf(page, booking).getByRole('button', { name: 'Refund' }).click();
  return page.getByRole('dialog');
}

const bodiesOf = (api: MockApi) =>
  api
    .requests('POST /api/admin/bookings/:id/refunds')
    .map((request) => request.postDataJSON() as RefundRequestBody);

test('the policy is shown line by line; another amount has to be confirmed, and none is beyond what is left', async ({
  page,
  api,
}) => {
  const booking = cancelled();
  api.on('GET /api/admin/bookings/:id/refund-quote', {
    json: refundQuote(booking, { suggestedWon: 300_000 }),
  });
  api.on('POST /api/admin/bookings/:id/refunds', { status: 201, json: refundView({ amountWon: 100_000 }) });
  const dialog = await openRefund(page, api, booking);
  await expect(row(dialog, 'Session fee')).toContainText('48 hours or more before the session: 100 %');
  await expect(row(dialog, 'Session fee')).toContainText('₩44,000');
  await expect(row(dialog, 'LP Record Production')).toContainText('Until 24 hours after the session');
  await expect(sum(dialog, 'The policy gives')).toContainText('₩344,000');
  const amount = dialog.getByLabel('Amount in won');
  await expect(amount).toHaveValue('300000');
  await amount.fill('400,000');
  await dialog.getByLabel('Reason').fill('The record is in the press already');
  await expect(dialog).toContainText('At most ₩344,000 can still go back.');
  await expect(dialog.getByRole('button', { name: 'Refund ₩400,000' })).toBeDisabled();
  await amount.fill('100,000');
  const send = dialog.getByRole('button', { name: 'Refund ₩100,000' });
  await expect(send).toBeDisabled();
  await dialog.getByLabel(/^Yes, pay another amount than the ₩300,000/).check();
  await expect(dialog).toContainText('₩244,000 stays with us after this.');
  await send.click();
  await expect(toastOf(page, /₩100,000/)).toBeVisible();
  expect(bodiesOf(api)).toEqual([
    {
      ...{ amountWon: 100_000, reason: 'The record is in the press already', override: true },
      seenBalanceWon: 344_000,
    },
  ]);
});

test('where our answer is lost staff are not told "not made", and pressing again sends the same request', async ({
  page,
  api,
  problems,
}) => {
  problems.expect(/answer 502: POST .*\/refunds/);
  const booking = cancelled();
  api.on('GET /api/admin/bookings/:id/refund-quote', { json: refundQuote(booking) });
  api.on('POST /api/admin/bookings/:id/refunds', { status: 502, json: null });
  const dialog = await openRefund(page, api, booking);
  await dialog.getByLabel('Reason').fill('The visitor is ill');
  const send = dialog.getByRole('button', { name: 'Refund ₩344,000' });
  await send.click();
  await expect(toastOf(page, 'Not known yet')).toBeVisible();
  api.on('POST /api/admin/bookings/:id/refunds', {
    status: 201,
    json: refundView({ state: 'requested', settledAt: null }),
  });
  await send.click();
  await expect(toastOf(page, /₩344,000 (goes back|is on its way)/)).toBeVisible();
  const keys = api
    .requests('POST /api/admin/bookings/:id/refunds')
    .map((request) => request.headers()['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});
