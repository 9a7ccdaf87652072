import { randomUUID } from 'node:crypto';
import type { BookingCreated } from 'shared/bookings/booking-created.ts';
import { describe, expect, test } from 'vitest';
import { openCashDesk } from './harness.ts';
import type { HeldBooking, PaymentReply } from './harness.ts';

const desk = await openCashDesk();
const { provider } = desk;

/** A held session, and the proof that the visitor's tab has of it. */
async function held(fields: Record<string, unknown> = {}) {
  const booking = await desk.hold(fields);
  const { body } = await desk.initialize(booking);
  return { booking, orderId: body.orderId };
}

function change(orderId: string, fields: Record<string, unknown> = {}, key?: string) {
  const { request } = desk.wish({ ...fields, replaces: orderId });
  return desk.post<BookingCreated & PaymentReply>(
    '/api/bookings',
    request,
    key ? { 'Idempotency-Key': key } : {},
  );
}

const at = ({ date, time }: HeldBooking) => ({ bookingDate: date, bookingTime: time });

async function historyOf(id: string) {
  const { rows } = await desk.db.query<{ event: string; details: object }>(
    'SELECT event, details FROM booking_history WHERE booking_id = $1 ORDER BY id',
    [id],
  );
  return rows;
}

describe('changing a session that waits for payment', () => {
  test('takes the new time and gives the old one back in one step; both histories tell it', async () => {
    const { booking, orderId } = await held();
    const { slot, request } = desk.wish({ replaces: orderId });
    const { status, body } = await desk.post<BookingCreated>('/api/bookings', request);
    expect(status).toBe(201);
    expect(await desk.freeTimes(booking.date)).toContain(booking.time);
    expect(await desk.freeTimes(slot.bookingDate)).not.toContain(slot.bookingTime);
    expect(await desk.bookingRow(booking.id)).toMatchObject({
      status: 'cancelled',
      reason: 'payment-abandoned',
    });
    expect(await desk.attemptState(orderId)).toBe('ABANDONED');
    expect(await historyOf(booking.id)).toMatchObject([
      { event: 'booked', details: {} },
      { event: 'replaced', details: { replacedBy: body.id } },
    ]);
    expect(await historyOf(body.id)).toEqual([{ event: 'booked', details: { replaces: booking.id } }]);
  });

  test('keeps the same time, when only the rest is changed', async () => {
    const { booking, orderId } = await held();
    const { status, body } = await change(orderId, { ...at(booking), selectedDrink: 'hibiscus' });
    expect(status).toBe(201);
    expect(body.id).not.toBe(booking.id);
    expect(await desk.freeTimes(booking.date)).not.toContain(booking.time);
    expect(await desk.initialize({ ...booking, id: body.id })).toMatchObject({ status: 404 });
  });

  test('a new time that somebody has leaves the old hold as it was, and it can still be paid', async () => {
    const rival = await desk.hold();
    const { booking, orderId } = await held();
    const before = await desk.bookingRow(booking.id);
    expect(await change(orderId, at(rival))).toMatchObject({ status: 409, body: { type: 'slot-taken' } });
    expect(await desk.bookingRow(booking.id)).toEqual(before);
    expect(await desk.freeTimes(booking.date)).not.toContain(booking.time);
    expect(await desk.attemptState(orderId)).toBe('CREATED');
    expect(await desk.confirm(await desk.authenticate(booking))).toMatchObject({ status: 200 });
  });

  test.each([
    ['a time that is not on sale', { bookingTime: '10:05' }, 'slot-not-on-sale'],
    ['a wrong total', { totalPrice: 1_000 }, 'price-changed'],
    ['an answer that is not valid', { email: 'nobody' }, 'validation-failed'],
  ])('%s changes nothing either', async (_what, fields, type) => {
    const { booking, orderId } = await held();
    const before = await desk.bookingRow(booking.id);
    expect(await change(orderId, fields)).toMatchObject({ body: { type } });
    expect(await desk.bookingRow(booking.id)).toEqual(before);
    expect(await desk.attemptState(orderId)).toBe('CREATED');
  });

  test('a repeat gets the first answer again and changes nothing more', async () => {
    const { orderId } = await held();
    const { request } = desk.wish({ replaces: orderId });
    const key = { 'Idempotency-Key': randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => desk.post<BookingCreated>('/api/bookings', request, key)),
    );
    const late = await desk.post<BookingCreated>('/api/bookings', request, key);
    expect(new Set([...answers, late].map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(late.status).toBe(201);
  });

  test('works after a declined card, whose slot is still held', async () => {
    const booking = await desk.hold();
    const declined = await desk.authenticate(booking, { declineAtConfirm: 'INVALID_STOPPED_CARD' });
    await desk.confirm(declined);
    expect(await change(declined.orderId)).toMatchObject({ status: 201 });
    expect(await desk.freeTimes(booking.date)).toContain(booking.time);
  });

  test('a hold that has run out cannot be paid any more once it was replaced', async () => {
    const booking = await desk.hold();
    const returned = await desk.authenticate(booking);
    desk.clock.advanceMinutes(20);
    expect(await change(returned.orderId)).toMatchObject({ status: 201 });
    expect(await desk.confirm(returned)).toMatchObject({ status: 409, body: { type: 'payment-closed' } });
    expect(await provider.captures(returned.orderId)).toEqual([]);
  });
});

describe('what cannot be changed is refused with its true state, and nothing is booked', () => {
  async function expectRefused(orderId: string, type: string, sentence: RegExp) {
    const { slot, request } = desk.wish({ replaces: orderId });
    const { status, body } = await desk.post('/api/bookings', request);
    expect(body).toMatchObject({ type, detail: expect.stringMatching(sentence) });
    expect(await desk.freeTimes(slot.bookingDate)).toContain(slot.bookingTime);
    return status;
  }

  test('a paid session', async () => {
    const booking = await desk.hold();
    const paid = await desk.authenticate(booking);
    await desk.confirm(paid);
    expect(await expectRefused(paid.orderId, 'already-paid', /is paid and it is yours/)).toBe(409);
    expect(await desk.bookingRow(booking.id)).toMatchObject({ status: 'confirmed' });
  });

  test('one whose payment is being checked', async () => {
    const returned = await desk.authenticate(await desk.hold());
    await provider.fault({ on: 'confirm', orderId: returned.orderId, effect: 'hold', when: 'before' });
    const paying = desk.confirm(returned);
    await provider.heldCall(returned.orderId, 'confirm');
    expect(await expectRefused(returned.orderId, 'payment-in-progress', /being checked right now/)).toBe(409);
    await provider.release(returned.orderId, { what: 'calls' });
    expect(await paying).toMatchObject({ status: 200 });
  });

  test('one that was given up', async () => {
    const { orderId } = await held();
    await desk.abandon(orderId);
    expect(await expectRefused(orderId, 'payment-closed', /no longer held for you/)).toBe(409);
  });

  test('one that staff have settled', async () => {
    const { booking, orderId } = await held();
    await desk.db.query(
      `UPDATE bookings SET status = 'confirmed', hold_expires_at = NULL, hold_promised_until = NULL WHERE id = $1`,
      [booking.id],
    );
    expect(await expectRefused(orderId, 'payment-closed', /staff have already settled/)).toBe(409);
  });

  test('one that nobody knows', async () => {
    expect(await expectRefused('x'.repeat(22), 'payment-not-found', /do not know the session/)).toBe(404);
  });

  test('a proof that is none', async () => {
    const { body } = await change('../../etc/passwd');
    expect(body).toMatchObject({ type: 'validation-failed', errors: [{ path: 'replaces' }] });
  });
});
