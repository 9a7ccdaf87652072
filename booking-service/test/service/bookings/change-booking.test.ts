import type { BookingCreated } from 'shared/bookings/booking-created.ts';
import { expect, test } from 'vitest';
import { findBooking } from '../../../src/booking-row/booking-row.store.ts';
import { cancellationReasonSql, statusSql } from '../../../src/bookings/lifecycle/booking.store.ts';
import { statusAt } from '../../../src/bookings/lifecycle/booking.ts';
import type { BookingChange } from '../../../src/bookings/lifecycle/booking.ts';
import { changeBookings } from '../../../src/bookings/lifecycle/change-booking.usecase.ts';
import { lockOrder } from '../../../src/orders/order.store.ts';
import { inTransaction } from '../../../src/platform/database.ts';
import { aBooking } from '../../harness/builders.ts';
import { startTestService } from '../../harness/service.ts';

const service = await startTestService();
const { db, clock } = service;

async function book(bookingTime: string): Promise<string> {
  const { status, body } = await service.post<BookingCreated>('/api/bookings', aBooking({ bookingTime }));
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
}

const change = (id: string, what: BookingChange) =>
  inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, id);
    if (!order) throw new Error(`${id} is gone`);
    return changeBookings(trx, order.bookings, what, {
      now: clock.now(),
      actor: 'provider',
      emails: service.service.deps.emails,
      details: { orderId: 'order-1' },
    });
  });

const claimOf = async (id: string) =>
  (await db.query('SELECT expires_at AS "expiresAt" FROM slot_claims WHERE booking_id = $1', [id])).rows;
const eventsOf = async (id: string) =>
  (await db.query('SELECT event FROM booking_history WHERE booking_id = $1 ORDER BY id', [id])).rows.map(
    (row) => row.event,
  );

test('paying confirms the booking, keeps the slot for good, and promises the mail', async () => {
  const id = await book('14:00');
  await change(id, { type: 'confirm-started' });
  expect(await claimOf(id)).toEqual([{ expiresAt: null }]);
  expect(await change(id, { type: 'paid' })).toMatchObject({
    ok: true,
    bookings: [{ status: 'confirmed', holdExpiresAt: null, version: 3 }],
  });
  expect(await claimOf(id)).toEqual([{ expiresAt: null }]);
  expect(await eventsOf(id)).toEqual(['booked', 'payment-started', 'paid']);
  const { rows } = await db.query('SELECT kind FROM emails WHERE order_id = $1', [id]);
  expect(rows).toEqual([{ kind: 'booking-confirmed' }]);
});

test('while the provider is asked the hold does not run out; a decline gives it back', async () => {
  const id = await book('14:10');
  await change(id, { type: 'confirm-started' });
  clock.advanceMinutes(20);
  expect(await service.post('/api/bookings', aBooking({ bookingTime: '14:10' }))).toMatchObject({
    status: 409,
  });
  clock.advanceMinutes(-20);
  await change(id, { type: 'confirm-ended' });
  const promised = new Date(clock.now().getTime() + 15 * 60_000);
  expect(await claimOf(id)).toEqual([{ expiresAt: promised }]);
  expect(await findBooking(db, id)).toMatchObject({ holdExpiresAt: promised });
});

test('giving up frees the slot at once', async () => {
  const id = await book('14:20');
  await change(id, { type: 'abandoned' });
  expect(await findBooking(db, id)).toMatchObject({
    status: 'cancelled',
    cancellationReason: 'payment-abandoned',
  });
  expect(await claimOf(id)).toEqual([]);
  await book('14:20');
});

test('a late payer gets the slot back while nobody has it', async () => {
  const id = await book('14:30');
  clock.advanceMinutes(16);
  expect(await change(id, { type: 'confirm-started' })).toMatchObject({ ok: true });
  clock.advanceMinutes(-16);
});

test('a late payer whose slot was taken over is refused, and nothing changes', async () => {
  const id = await book('14:40');
  clock.advanceMinutes(16);
  const rival = await book('14:40');
  const before = await findBooking(db, id);
  expect(await change(id, { type: 'confirm-started' })).toMatchObject({ ok: false, refusal: 'slot-taken' });
  expect(await change(id, { type: 'paid' })).toMatchObject({ ok: false, refusal: 'slot-taken' });
  expect(await change(id, { type: 'set-status', status: 'confirmed' })).toMatchObject({
    ok: false,
    refusal: 'slot-taken',
  });
  expect(await findBooking(db, id)).toEqual(before);
  expect(await eventsOf(id)).toEqual(['booked']);
  expect(await claimOf(rival)).toHaveLength(1);
  clock.advanceMinutes(-16);
});

test('cancelling an expired booking leaves the slot with whoever has taken it over', async () => {
  const id = await book('14:50');
  clock.advanceMinutes(16);
  const rival = await book('14:50');
  await change(id, { type: 'abandoned' });
  expect(await claimOf(rival)).toHaveLength(1);
  clock.advanceMinutes(-16);
});

test('a no-show keeps its slot, other cancellations free it, and leaving “cancelled” takes it again', async () => {
  const id = await book('15:00');
  await change(id, { type: 'set-status', status: 'cancelled', reason: 'no-show' });
  expect(await claimOf(id)).toEqual([{ expiresAt: null }]);
  await change(id, { type: 'set-status', status: 'completed' });
  await change(id, { type: 'set-status', status: 'cancelled' });
  expect(await claimOf(id)).toEqual([]);
  await change(id, { type: 'set-status', status: 'pending' });
  expect(await claimOf(id)).toEqual([{ expiresAt: null }]);
});

test('the status in SQL and in code is the same at every moment', async () => {
  const id = await book('15:10');
  const booking = await findBooking(db, id);
  if (!booking?.holdExpiresAt) throw new Error('the booking should be held');
  for (const offset of [-60_000, -1, 0, 1, 60_000]) {
    const now = new Date(booking.holdExpiresAt.getTime() + offset);
    const { rows } = await db.query(
      `SELECT ${statusSql('$1')} AS status, ${cancellationReasonSql('$1')} AS reason FROM bookings b WHERE b.id = $2`,
      [now, id],
    );
    const status = statusAt(booking, now);
    expect(rows).toEqual([{ status, reason: status === 'cancelled' ? 'payment-expired' : null }]);
  }
});
