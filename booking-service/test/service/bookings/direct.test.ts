import { bookingCreatedSchema } from 'shared/bookings/booking-created.ts';
import type { BookingCreated } from 'shared/bookings/booking-created.ts';
import { initialRules } from 'shared/catalogue/initial-catalogue.ts';
import { expect, test } from 'vitest';
import { findBooking } from '../../../src/booking-row/booking-row.store.ts';
import { aBooking } from '../../harness/builders.ts';
import { TOMORROW } from '../../harness/clock.ts';
import { startTestService } from '../../harness/service.ts';

const service = await startTestService();
const book = (overrides: Record<string, unknown>) =>
  service.post<BookingCreated>('/api/bookings', aBooking(overrides));

test('a direct booking is held for 15 minutes under a number of its own', async () => {
  const { status, headers, body } = await book({ bookingTime: '14:00' });
  expect(status, JSON.stringify(body)).toBe(201);
  expect(bookingCreatedSchema.parse(body)).toEqual({
    id: expect.any(String),
    status: 'pending',
    bookingType: 'direct',
    bookingDate: TOMORROW,
    bookingTime: '14:00',
    totalPrice: 50_000,
    holdExpiresAt: '2026-07-02T00:15:00.000Z',
  });
  expect(headers.get('Location')).toBe(`/api/bookings/${body.id}`);
});

test('what was bought is kept in the words, prices and policy of that moment', async () => {
  const { body } = await book({
    bookingTime: '10:00',
    selectedAddons: [4, 6],
    lpDeliveryAddress: '  1 Example Street, Exampletown ',
    totalPrice: 340_000,
  });
  expect(await findBooking(service.db, body.id)).toMatchObject({
    bookingType: 'direct',
    status: 'pending',
    startsAt: new Date('2026-07-03T01:00:00Z'),
    slotMinutes: 10,
    sessionFeeWon: 40_000,
    totalPriceWon: 340_000,
    addons: [
      { id: 4, name: 'LP Record Production', priceWon: 300_000 },
      { id: 6, name: 'Billboard Marketing Package', priceWon: 0 },
    ],
    lpDeliveryAddress: '1 Example Street, Exampletown',
    catalogueVersion: 1,
    cancellationPolicy: initialRules.cancellationPolicy,
    holdExpiresAt: new Date('2026-07-02T00:15:00Z'),
    holdPromisedUntil: new Date('2026-07-02T00:15:00Z'),
    visitorMoves: 0,
    version: 1,
  });
  const { rows } = await service.db.query('SELECT actor, event FROM booking_history WHERE booking_id = $1', [
    body.id,
  ]);
  expect(rows).toEqual([{ actor: 'visitor', event: 'booked' }]);
});

test('a delivery address that nothing is sent to is not kept, and unknown fields are ignored', async () => {
  const { status, body } = await book({
    bookingTime: '10:10',
    totalPrice: 40_000,
    lpDeliveryAddress: 'Somewhere 1',
    role: 'admin',
  });
  expect(status).toBe(201);
  expect(await findBooking(service.db, body.id)).toMatchObject({
    lpDeliveryAddress: null,
    status: 'pending',
  });
});

test.each([
  { time: '10:00', date: '2026-07-04', fee: 40_000 },
  { time: '12:50', date: '2026-07-04', fee: 40_000 },
  { time: '13:00', date: '2026-07-04', fee: 50_000 },
  { time: '17:50', date: '2026-07-04', fee: 50_000 },
  { time: '18:00', date: '2026-07-04', fee: 44_000 },
  { time: '21:50', date: '2026-07-04', fee: 44_000 },
])('a session at $time costs $fee won', async ({ time, date, fee }) => {
  expect(await book({ bookingDate: date, bookingTime: time, totalPrice: fee })).toMatchObject({
    status: 201,
    body: { totalPrice: fee },
  });
});

test('hot chocolate takes no temperature, or hot', async () => {
  const hot = await book({ bookingTime: '15:00', selectedDrink: 'hot-chocolate', drinkTemperature: 'hot' });
  const none = await book({
    bookingTime: '15:10',
    selectedDrink: 'hot-chocolate',
    drinkTemperature: undefined,
  });
  expect([hot.status, none.status]).toEqual([201, 201]);
});

test('the first and the last moment on sale', async () => {
  const soonest = await book({ bookingDate: '2026-07-02', bookingTime: '10:00', totalPrice: 40_000 });
  const farthest = await book({ bookingDate: '2026-09-30', bookingTime: '21:50', totalPrice: 44_000 });
  expect([soonest.status, farthest.status]).toEqual([201, 201]);
});
