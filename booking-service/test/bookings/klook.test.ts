import type { BookingCreated } from 'shared/bookings/booking-request.ts';
import { expect, test } from 'vitest';
import { changeBooking } from '../../src/bookings/change-booking.usecase.ts';
import { lockBooking } from '../../src/bookings/booking.store.ts';
import { inTransaction } from '../../src/platform/database.ts';
import { aKlookBooking } from '../harness/builders.ts';
import { startTestService } from '../harness/service.ts';

const service = await startTestService();
const complete = (overrides: Record<string, unknown>) =>
  service.post<BookingCreated>('/api/bookings', aKlookBooking(overrides));

const mailsFor = async (bookingId: string) =>
  (await service.db.query('SELECT kind, recipient FROM emails WHERE booking_id = $1', [bookingId])).rows;

test('completing a Klook reservation costs the add-ons only, takes no slot and promises a mail', async () => {
  const { status, body } = await complete({
    klookBookingId: 'KLK-100',
    selectedAddons: [1],
    totalPrice: 100_000,
  });
  expect(status, JSON.stringify(body)).toBe(201);
  expect(body).toEqual({
    id: body.id,
    status: 'pending',
    bookingType: 'klook',
    bookingDate: null,
    bookingTime: null,
    totalPrice: 100_000,
    holdExpiresAt: null,
  });
  expect(await mailsFor(body.id)).toEqual([{ kind: 'klook-completed', recipient: 'visitor@example.test' }]);
  const claims = await service.db.query('SELECT FROM slot_claims WHERE booking_id = $1', [body.id]);
  expect(claims.rowCount).toBe(0);
});

test('empty date and time fields, as an untouched form sends them, are fine', async () => {
  expect(await complete({ klookBookingId: 'KLK-101', bookingDate: '', bookingTime: '' })).toMatchObject({
    status: 201,
  });
});

test.each(['KLK-200', 'klk-200', '  Klk-200 '])(
  '%j is the same reservation once it has been completed',
  async (klookBookingId) => {
    await complete({ klookBookingId: 'KLK-200' });
    const { status, body } = await service.post('/api/bookings', aKlookBooking({ klookBookingId }));
    expect(status).toBe(409);
    expect(body).toMatchObject({
      type: 'klook-already-used',
      detail:
        'A booking with this Klook booking ID is already here. If it is not yours, please write to us and we will sort it out.',
    });
  },
);

test('20 simultaneous completions of one reservation make one booking and one mail', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => complete({ klookBookingId: 'KLK-300' })),
  );
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([201, ...Array<number>(19).fill(409)]);
  const { rows } = await service.db.query(
    `SELECT e.kind FROM emails e JOIN bookings b ON b.id = e.booking_id WHERE b.klook_booking_id = 'KLK-300'`,
  );
  expect(rows).toHaveLength(1);
});

test('a cancelled one lets the reservation be completed again, and can then not come back', async () => {
  const { body: first } = await complete({ klookBookingId: 'KLK-400' });
  const setStatus = (id: string, status: 'cancelled' | 'confirmed') =>
    inTransaction(service.db, async (trx) => {
      const booking = await lockBooking(trx, id);
      if (!booking) throw new Error('the booking is gone');
      const context = { now: service.clock.now(), actor: 'user:1', emails: service.service.deps.emails };
      return changeBooking(trx, booking, { type: 'set-status', status }, context);
    });
  expect(await setStatus(first.id, 'cancelled')).toMatchObject({ ok: true });
  expect(await complete({ klookBookingId: 'klk-400' })).toMatchObject({ status: 201 });
  expect(await setStatus(first.id, 'confirmed')).toEqual({ ok: false, refusal: 'klook-already-used' });
});
