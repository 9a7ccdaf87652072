import { describe, expect, test } from 'vitest';
import { openCashDesk } from './harness.ts';

const desk = await openCashDesk();
const { provider } = desk;

describe('giving up', () => {
  test('frees the slot at once, for the same visitor too', async () => {
    const booking = await desk.hold();
    const [first, second] = [await desk.authenticate(booking), await desk.authenticate(booking)];
    expect(await desk.abandon(first.orderId)).toMatchObject({ status: 200, body: { success: true } });
    expect(await desk.bookingRow(booking.id)).toMatchObject({
      status: 'cancelled',
      reason: 'payment-abandoned',
    });
    expect(await desk.freeTimes(booking.date)).toContain(booking.time);
    await desk.hold({ bookingDate: booking.date, bookingTime: booking.time });
    // The other tab comes back from the card window: nothing is charged.
    expect(await desk.confirm(second)).toMatchObject({ status: 409, body: { type: 'payment-closed' } });
    expect(await provider.calls(second.orderId)).toEqual([]);
    expect(await desk.initialize(booking)).toMatchObject({
      status: 409,
      body: { type: 'booking-cancelled' },
    });
    expect(await desk.abandon(first.orderId)).toMatchObject({
      status: 409,
      body: { type: 'payment-closed' },
    });
  });

  test('after a declined card frees the slot too', async () => {
    const booking = await desk.hold();
    const declined = await desk.authenticate(booking, { declineAtConfirm: 'INVALID_STOPPED_CARD' });
    await desk.confirm(declined);
    expect(await desk.abandon(declined.orderId)).toMatchObject({ status: 200 });
    expect(await desk.freeTimes(booking.date)).toContain(booking.time);
  });

  test('a paid booking is not given up this way', async () => {
    const booking = await desk.hold();
    const [paid, other] = [await desk.authenticate(booking), await desk.authenticate(booking)];
    await desk.confirm(paid);
    for (const { orderId } of [paid, other])
      expect(await desk.abandon(orderId)).toMatchObject({ status: 409, body: { type: 'already-paid' } });
    expect(await desk.bookingRow(booking.id)).toMatchObject({ status: 'confirmed' });
  });

  test('nor one whose payment is being checked', async () => {
    const booking = await desk.hold();
    const returned = await desk.authenticate(booking);
    await provider.fault({ on: 'confirm', orderId: returned.orderId, effect: 'hold', when: 'before' });
    const paying = desk.confirm(returned);
    await provider.heldCall(returned.orderId, 'confirm');
    expect(await desk.abandon(returned.orderId)).toMatchObject({
      status: 409,
      body: { type: 'payment-in-progress' },
    });
    await provider.release(returned.orderId, { what: 'calls' });
    expect(await paying).toMatchObject({ status: 200 });
  });

  test('at the same moment as a confirm: exactly one of the two happens', async () => {
    for (let round = 0; round < 10; round += 1) {
      const booking = await desk.hold();
      const returned = await desk.authenticate(booking);
      const [confirmed, abandoned] = await Promise.all([
        desk.confirm(returned),
        desk.abandon(returned.orderId),
      ]);
      const captured = (await provider.captures(returned.orderId)).length;
      const { status } = (await desk.bookingRow(booking.id)) ?? {};
      if (abandoned.status === 200) {
        expect([confirmed.status, captured, status]).toEqual([409, 0, 'cancelled']);
      } else {
        expect([abandoned.status, confirmed.status, captured, status]).toEqual([409, 200, 1, 'confirmed']);
      }
    }
  });

  test.each([
    ['an unknown order', 'x'.repeat(22)],
    ['a malformed order', '../../etc/passwd'],
  ])('%s is not known', async (_name, orderId) => {
    expect(await desk.abandon(orderId)).toMatchObject({ status: 404, body: { type: 'payment-not-found' } });
  });
});
