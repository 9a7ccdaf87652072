import { describe, expect, test } from 'vitest';
import type { Returned } from '../../harness/provider-shop.ts';
import { openCashDesk } from './harness.ts';
import { captureBehindOurBack } from '../../harness/provider-shop.ts';
import { formatWon } from 'shared/pricing/won.ts';
import { addSeoulDays } from 'shared/time/seoul.ts';
import { TOMORROW } from '../../harness/clock.ts';

const desk = await openCashDesk({ payments: { timeouts: { writeMs: 400, readMs: 2_000 } } });
const { provider } = desk;

/** Money that was taken while staff cancelled the booking. */
async function paidInVain(fields: Record<string, unknown> = {}) {
  const booking = await desk.hold(fields);
  const returned = await desk.authenticate(booking);
  await desk.withoutWebhooks(returned.orderId);
  await provider.fault({ on: 'confirm', orderId: returned.orderId, effect: 'hold', when: 'after' });
  const paying = desk.confirm(returned);
  await provider.heldCall(returned.orderId, 'confirm');
  await desk.db.query(
    `UPDATE bookings SET status = 'cancelled', cancellation_reason = 'staff', hold_promised_until = NULL WHERE id = $1`,
    [booking.id],
  );
  await desk.db.query('DELETE FROM slot_claims WHERE booking_id = $1', [booking.id]);
  await provider.release(returned.orderId, { what: 'calls' });
  return { booking, returned, answer: await paying };
}

let days = 30;
/** A day on which no other test of this file books. */
const nextDay = () => addSeoulDays(TOMORROW, days++);

const refundOf = async (orderId: string) =>
  (
    await desk.db.query<{ state: string; amount_won: number }>(
      'SELECT state, amount_won FROM refunds WHERE attempt_id = $1',
      [orderId],
    )
  ).rows[0];

describe('money for a booking that can no longer be honoured', () => {
  test('goes back in full, and the visitor is told by mail', async () => {
    const { booking, returned, answer } = await paidInVain();
    const message = `Your card was charged, but your slot could no longer be given to you. We refund ${formatWon(booking.total)} in full and write to you when it is done.`;
    expect(answer).toMatchObject({ status: 409, body: { message } });
    expect(await refundOf(returned.orderId)).toEqual({ state: 'REQUESTED', amount_won: booking.total });
    expect(await desk.mails(booking.id)).toEqual([]);
    await desk.reconcile();
    expect(await refundOf(returned.orderId)).toMatchObject({ state: 'DONE' });
    expect(await provider.captures(returned.orderId)).toMatchObject([{ captures: 1, balanceWon: 0 }]);
    expect(await desk.mails(booking.id)).toEqual(['payment-refunded']);
    await desk.reconcile();
    expect(await provider.calls(returned.orderId, { kind: 'cancel' })).toHaveLength(1);
  });

  test.each([
    ['the answer is lost after the refund', { effect: 'reset', when: 'after' }],
    ['a 5xx after the refund', { effect: 'error', when: 'after' }],
    ['a 5xx before it', { effect: 'error', when: 'before' }],
    ['silence', { effect: 'hold', when: 'after' }],
  ])('%s: settled by asking, and never refunded twice', async (_name, fault) => {
    const { booking, returned } = await paidInVain();
    await provider.fault({ on: 'cancel', orderId: returned.orderId, ...fault });
    await desk.reconcile();
    expect(await refundOf(returned.orderId)).toMatchObject({ state: 'SENDING' });
    desk.clock.advanceMinutes(2);
    await desk.reconcile();
    expect(await refundOf(returned.orderId)).toMatchObject({ state: 'DONE' });
    expect(await provider.captures(returned.orderId)).toMatchObject([
      { capturedWon: booking.total, balanceWon: 0 },
    ]);
    expect(await desk.mails(booking.id)).toEqual(['payment-refunded']);
  });

  test('a refund that staff made in the provider’s console meanwhile counts', async () => {
    const { booking, returned } = await paidInVain();
    await provider.cancelInConsole(returned.paymentKey);
    await desk.reconcile();
    desk.clock.advanceMinutes(2);
    await desk.reconcile();
    expect(await refundOf(returned.orderId)).toMatchObject({ state: 'DONE' });
    expect(await desk.mails(booking.id)).toEqual(['payment-refunded']);
  });

  test.each([
    ['a part', [{ cancelAmount: 10_000 }], 40_000],
    ['all of it in two parts', [{ cancelAmount: 10_000 }, {}], 50_000],
  ])('%s went back in the console: the rest follows, and no more', async (_name, inConsole, amountWon) => {
    const { booking, returned } = await paidInVain({ bookingTime: '14:00', bookingDate: nextDay() });
    for (const body of inConsole) await provider.cancelInConsole(returned.paymentKey, body);
    await desk.reconcile();
    desk.clock.advanceMinutes(2);
    await desk.reconcile();
    expect(await refundOf(returned.orderId)).toEqual({ state: 'DONE', amount_won: amountWon });
    expect(await provider.captures(returned.orderId)).toMatchObject([{ balanceWon: 0 }]);
    expect(await desk.mails(booking.id)).toEqual(['payment-refunded']);
  });

  test('a refund that the provider will not do is given to staff', async () => {
    const { returned } = await paidInVain();
    await provider.fault({
      on: 'cancel',
      orderId: returned.orderId,
      effect: 'error',
      when: 'before',
      status: 400,
      code: 'REFUND_REJECTED',
    });
    await desk.reconcile();
    expect(await refundOf(returned.orderId)).toMatchObject({ state: 'FAILED' });
    desk.clock.advanceMinutes(2);
    await desk.reconcile();
    expect(await provider.calls(returned.orderId, { kind: 'cancel' })).toHaveLength(1);
  });
});

/** Money that moved without a confirm of ours; the provider's webhook is all that tells us. */
async function captured(returned: Returned) {
  await captureBehindOurBack(provider, returned);
  await provider.delivered(returned.orderId);
}

describe('money that nobody asked for', () => {
  test('for a booking that waits for payment: it is paid', async () => {
    const booking = await desk.hold();
    const returned = await desk.authenticate(booking);
    await captured(returned);
    expect(await desk.bookingRow(booking.id)).toMatchObject({ status: 'confirmed' });
    expect(await desk.mails(booking.id)).toEqual(['booking-confirmed']);
  });

  test('a second time for a paid booking: the second goes back, the booking stays', async () => {
    const booking = await desk.hold();
    const [first, second] = [await desk.authenticate(booking), await desk.authenticate(booking)];
    await desk.confirm(first);
    await captured(second);
    await desk.reconcile();
    expect(await refundOf(second.orderId)).toEqual({ state: 'DONE', amount_won: booking.total });
    expect(await refundOf(first.orderId)).toBeUndefined();
    expect(await desk.bookingRow(booking.id)).toMatchObject({ status: 'confirmed' });
    expect(await provider.captures(first.orderId)).toMatchObject([{ balanceWon: booking.total }]);
    expect(await provider.captures(second.orderId)).toMatchObject([{ balanceWon: 0 }]);
    const { rows } = await desk.db.query(
      `SELECT subject FROM emails WHERE order_id = $1 AND kind = 'payment-refunded'`,
      [booking.id],
    );
    expect(rows).toEqual([{ subject: expect.stringContaining('Your second payment of') }]);
    const answer = await desk.confirm(second);
    expect(answer).toMatchObject({ status: 409, body: { type: 'already-paid' } });
    expect(answer.body.message).toContain(
      'This booking is already paid, and it stands. We refund this second',
    );
    expect(await desk.confirm(first)).toMatchObject({ status: 200 });
  });

  test('for a booking that was given up: it goes back', async () => {
    const booking = await desk.hold();
    const returned = await desk.authenticate(booking);
    await desk.abandon(returned.orderId);
    await captured(returned);
    await desk.reconcile();
    expect(await refundOf(returned.orderId)).toEqual({ state: 'DONE', amount_won: booking.total });
    expect(await desk.mails(booking.id)).toEqual(['payment-refunded']);
  });

  test('for a slot that was sold to somebody else: it goes back, and they keep it', async () => {
    const booking = await desk.hold();
    const returned = await desk.authenticate(booking);
    desk.clock.advanceMinutes(16);
    const rival = await desk.hold({ bookingDate: booking.date, bookingTime: booking.time });
    await captured(returned);
    await desk.reconcile();
    expect(await refundOf(returned.orderId)).toEqual({ state: 'DONE', amount_won: booking.total });
    expect(await desk.bookingRow(booking.id)).toMatchObject({ status: 'cancelled', reason: 'not-honoured' });
    expect(await desk.mails(booking.id)).toEqual(['payment-refunded']);
    expect(await desk.confirm(await desk.authenticate(rival))).toMatchObject({ status: 200 });
  });
});
