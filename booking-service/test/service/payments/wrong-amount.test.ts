import { expect, test } from 'vitest';
import type { HeldBooking } from './harness.ts';
import type { Returned } from '../../harness/provider-shop.ts';
import { openCashDesk } from './harness.ts';
import { captureBehindOurBack } from '../../harness/provider-shop.ts';

/** The provider takes another amount than was asked for: the money goes back, and the booking can still be paid. */
const desk = await openCashDesk({ payments: { timeouts: { writeMs: 400, readMs: 2_000 } } });
const { provider } = desk;

/** A card window that was opened for another amount, and the money taken without a confirm of ours. */
async function wronglyCharged(amount: number) {
  const booking = await desk.hold();
  const returned = await desk.authenticate(booking);
  const { paymentKey } = await provider.authorise({
    orderId: returned.orderId,
    amount,
    orderName: 'Session',
  });
  return { booking, returned, taken: { ...returned, paymentKey, amount } };
}

const refundOf = async (orderId: string) =>
  (
    await desk.db.query<{ state: string; amountWon: number }>(
      'SELECT state, amount_won AS "amountWon" FROM refunds WHERE attempt_id = $1',
      [orderId],
    )
  ).rows[0];

async function expectAllOfItBack(booking: HeldBooking, { orderId }: Returned, amountWon: number) {
  expect(await refundOf(orderId)).toEqual({ state: 'DONE', amountWon });
  expect(await provider.captures(orderId)).toMatchObject([{ capturedWon: amountWon, balanceWon: 0 }]);
  expect(await desk.attemptState(orderId)).toBe('FAILED');
  expect(await desk.mails(booking.id)).toEqual(['payment-refunded']);
  const { rows } = await desk.db.query('SELECT subject FROM emails WHERE order_id = $1', [booking.id]);
  expect(rows).toEqual([{ subject: expect.stringContaining('A wrong amount was charged') }]);
}

test.each([60_000, 1_000])('%i won instead: all of it goes back, with a mail', async (amount) => {
  const { booking, returned, taken } = await wronglyCharged(amount);
  await captureBehindOurBack(provider, taken);
  await provider.delivered(returned.orderId);
  expect(await desk.bookingRow(booking.id)).toMatchObject({
    status: 'pending',
    holdExpiresAt: expect.any(Date),
  });
  expect(await desk.happened(booking.id, 'amount-differs')).toBe(1);
  const told = await desk.confirm(returned);
  expect(told).toMatchObject({ status: 409, body: { type: 'payment-failed' } });
  expect(told.body.message).toBe(
    'The card provider took another amount than the booking costs. We refund all of it and write to you when it is done. Your booking is not paid yet: please start the payment again.',
  );
  await desk.reconcile();
  await expectAllOfItBack(booking, returned, amount);
  // A late repeat of the provider's news asks for no second refund.
  await provider.control('POST', `/payments/${taken.paymentKey}/webhook`);
  await desk.reconcile();
  expect(await provider.calls(returned.orderId, { kind: 'cancel' })).toHaveLength(1);
  expect(await desk.confirm(await desk.authenticate(booking))).toMatchObject({ status: 200 });
});

test('after the hold, a visitor from whom a wrong amount was taken does not read that nothing was charged', async () => {
  const { booking, returned, taken } = await wronglyCharged(60_000);
  await captureBehindOurBack(provider, taken);
  await provider.delivered(returned.orderId);
  desk.clock.advanceMinutes(20);
  const { status, body } = await desk.initialize(booking);
  expect([status, body.message]).toEqual([
    409,
    'The time to pay for this booking has run out. Please choose a time and book again.',
  ]);
  await desk.reconcile();
  await expectAllOfItBack(booking, returned, 60_000);
});

test('while a confirm runs: the hold returns to what was promised, and the money goes back', async () => {
  const booking = await desk.hold();
  const returned = await desk.authenticate(booking);
  const { orderId } = returned;
  await desk.withoutWebhooks(orderId);
  const held = await desk.bookingRow(booking.id);
  const more = { effect: 'alter', fields: { totalAmount: 60_000, balanceAmount: 60_000 }, times: null };
  for (const on of ['confirm', 'query']) await provider.fault({ on, orderId, ...more });
  expect(await desk.confirm(returned)).toMatchObject({ status: 409, body: { type: 'payment-failed' } });
  expect(await desk.bookingRow(booking.id)).toEqual(held);
  // It cannot give back more than it has; what is left when it says so again is what goes back.
  await desk.reconcile();
  await provider.control('DELETE', `/faults?clientKey=${provider.keys.clientKey}`);
  desk.clock.advanceMinutes(1);
  await desk.reconcile();
  await expectAllOfItBack(booking, returned, booking.total);
});

test('one mangled answer sends nothing back: the second one counts', async () => {
  const booking = await desk.hold();
  const returned = await desk.authenticate(booking);
  const { orderId } = returned;
  await desk.withoutWebhooks(orderId);
  const mangled = { effect: 'alter', fields: { totalAmount: 1 } };
  await provider.fault({ on: 'confirm', orderId, ...mangled });
  await provider.fault({ on: 'query', orderId, ...mangled });
  expect(await desk.confirm(returned)).toMatchObject({ status: 200 });
  expect(await desk.mails(booking.id)).toEqual(['booking-confirmed']);
  expect(await refundOf(orderId)).toBeUndefined();
});

test('a second look that gets no answer decides nothing, and the webhook is sent again', async () => {
  const { booking, returned, taken } = await wronglyCharged(60_000);
  const { orderId } = returned;
  await provider.fault({ on: 'webhook', orderId, effect: 'drop' });
  await captureBehindOurBack(provider, taken);
  await provider.control('GET', `/webhooks?orderId=${orderId}&state=dropped&atLeast=1&waitMs=10000`);
  await provider.fault({ on: 'query', orderId, effect: 'delay', ms: 1 });
  await provider.fault({ on: 'query', orderId, effect: 'reset', when: 'before' });
  await provider.control('POST', `/payments/${taken.paymentKey}/webhook`);
  expect(await desk.attemptState(orderId)).toBe('CREATED');
  // It is sent again a minute later.
  await provider.advance(70);
  await provider.delivered(orderId);
  await desk.reconcile();
  await expectAllOfItBack(booking, returned, 60_000);
});
