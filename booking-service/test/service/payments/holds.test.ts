import { beforeEach, describe, expect, test } from 'vitest';
import { MORNING } from '../../harness/clock.ts';
import { openCashDesk } from './harness.ts';

const desk = await openCashDesk();
const { provider } = desk;

beforeEach(() => desk.clock.set(MORNING));

describe('paying after the hold has run out', () => {
  test('still works while nobody else has the slot', async () => {
    const booking = await desk.hold();
    const returned = await desk.authenticate(booking);
    desk.clock.advanceMinutes(16);
    expect(await desk.freeTimes(booking.date)).toContain(booking.time);
    expect(await desk.confirm(returned)).toMatchObject({ status: 200 });
    expect(await desk.freeTimes(booking.date)).not.toContain(booking.time);
  });

  test('stops before any money moves when the slot was sold to somebody else', async () => {
    const booking = await desk.hold();
    const returned = await desk.authenticate(booking);
    desk.clock.advanceMinutes(16);
    const rival = await desk.hold({ bookingDate: booking.date, bookingTime: booking.time });
    const refusal = await desk.confirm(returned);
    expect(refusal).toMatchObject({
      status: 409,
      body: { type: 'slot-taken', message: expect.stringContaining('Nothing was charged') },
    });
    expect(await provider.calls(returned.orderId)).toEqual([]);
    expect(await desk.confirm(await desk.authenticate(rival))).toMatchObject({ status: 200 });
  });

  test('stops once the session has begun', async () => {
    const booking = await desk.hold();
    const returned = await desk.authenticate(booking);
    desk.clock.set(`${booking.date}T${booking.time}:00+09:00`);
    expect(await desk.confirm(returned)).toMatchObject({ status: 409, body: { type: 'hold-expired' } });
    expect(await provider.calls(returned.orderId)).toEqual([]);
  });

  test('a card that is declined late leaves the slot to others', async () => {
    const booking = await desk.hold();
    const returned = await desk.authenticate(booking, { declineAtConfirm: 'REJECT_CARD_COMPANY' });
    desk.clock.advanceMinutes(16);
    expect(await desk.confirm(returned)).toMatchObject({ status: 409, body: { type: 'payment-failed' } });
    expect(await desk.freeTimes(booking.date)).toContain(booking.time);
    expect(await desk.initialize(booking)).toMatchObject({ status: 409, body: { type: 'hold-expired' } });
  });
});

describe('while a confirm runs', () => {
  test('the slot stays, however long it takes', async () => {
    const booking = await desk.hold();
    const returned = await desk.authenticate(booking);
    await provider.fault({ on: 'confirm', orderId: returned.orderId, effect: 'hold', when: 'before' });
    const paying = desk.confirm(returned);
    await provider.heldCall(returned.orderId, 'confirm');
    desk.clock.advanceMinutes(60);
    expect(await desk.freeTimes(booking.date)).not.toContain(booking.time);
    await expect(desk.hold({ bookingDate: booking.date, bookingTime: booking.time })).rejects.toThrow(
      'slot-taken',
    );
    await provider.release(returned.orderId, { what: 'calls' });
    expect(await paying).toMatchObject({ status: 200 });
  });
});

describe('two tabs', () => {
  test('two attempts for one booking: one is charged, the other sends nothing', async () => {
    const booking = await desk.hold();
    const [first, second] = [await desk.authenticate(booking), await desk.authenticate(booking)];
    expect(await desk.confirm(first)).toMatchObject({ status: 200 });
    expect(await desk.confirm(second)).toMatchObject({ status: 409, body: { type: 'already-paid' } });
    expect(await provider.calls(second.orderId)).toEqual([]);
    expect(await desk.initialize(booking)).toMatchObject({ status: 409, body: { type: 'already-paid' } });
  });

  test('both at the same moment: one is charged, the other waits for it', async () => {
    const booking = await desk.hold();
    const [first, second] = [await desk.authenticate(booking), await desk.authenticate(booking)];
    await provider.fault({ on: 'confirm', orderId: first.orderId, effect: 'hold', when: 'before' });
    const paying = desk.confirm(first);
    await provider.heldCall(first.orderId, 'confirm');
    expect(await desk.confirm(second)).toMatchObject({ status: 409, body: { type: 'payment-in-progress' } });
    expect(await desk.initialize(booking)).toMatchObject({
      status: 409,
      body: { type: 'payment-in-progress' },
    });
    // The same order again, as a double click sends it: still being looked at.
    expect(await desk.confirm(first)).toMatchObject({
      status: 202,
      body: { success: false, status: 'checking' },
    });
    await provider.release(first.orderId, { what: 'calls' });
    expect(await paying).toMatchObject({ status: 200 });
    expect(await provider.calls(second.orderId)).toEqual([]);
    expect(await provider.captures(first.orderId)).toMatchObject([{ captures: 1 }]);
  });

  test('ten confirms of one order at once: one call, one capture, one mail', async () => {
    const booking = await desk.hold();
    const returned = await desk.authenticate(booking);
    const answers = await Promise.all(Array.from({ length: 10 }, () => desk.confirm(returned)));
    expect(answers.every(({ status }) => status === 200 || status === 202)).toBe(true);
    expect(await desk.confirm(returned)).toMatchObject({ status: 200 });
    expect(await provider.calls(returned.orderId, { kind: 'confirm' })).toHaveLength(1);
    expect(await desk.mails(booking.id)).toEqual(['booking-confirmed']);
  });
});
