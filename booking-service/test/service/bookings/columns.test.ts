import { expect, test } from 'vitest';
import { bookingTypes } from 'shared/pricing/booking-type.ts';
import { bookingStatuses } from 'shared/bookings/booking-status.ts';
import type { BookingCreated } from 'shared/bookings/booking-created.ts';
import { locales } from 'shared/languages/localized-text.ts';
import { temperatures } from 'shared/drinks/drinks.ts';
import { findBooking } from '../../../src/booking-row/booking-row.store.ts';
import { bookingColumns, bookingFields, columnName } from '../../../src/booking-row/booking-row.ts';
import { findOrder } from '../../../src/orders/order.store.ts';
import { aBooking } from '../../harness/builders.ts';
import { startTestService } from '../../harness/service.ts';

const service = await startTestService();

test('the code knows every column of the table, and which of them may be empty', async () => {
  const { rows } = await service.db.query<{ name: string; isNullable: boolean }>(
    `SELECT column_name AS name, is_nullable = 'YES' AS "isNullable" FROM information_schema.columns
      WHERE table_schema = current_schema() AND table_name = 'bookings' ORDER BY 1`,
  );
  const known = bookingFields.map((field) => ({
    name: columnName(field),
    isNullable: bookingColumns[field].isNullable,
  }));
  expect(known.sort((one, other) => (one.name < other.name ? -1 : 1))).toEqual(rows);
});

test.each([
  ['bookings_status', bookingStatuses],
  ['orders_locale', locales],
  ['bookings_booking_type', bookingTypes],
  ['bookings_drink_temperature', temperatures],
])('the database takes for %s what the code has, and nothing else', async (name, values) => {
  const { rows } = await service.db.query<{ rule: string }>(
    `SELECT pg_get_constraintdef(oid) AS rule FROM pg_constraint WHERE conname = $1`,
    [`${name}_check`],
  );
  const taken = [...(rows[0]?.rule.matchAll(/'([^']*)'::text/g) ?? [])].map(([, value]) => value);
  expect(taken.sort()).toEqual([...values].sort());
});

test('what a visitor gave stands where it belongs, each in its own column', async () => {
  const given = {
    bookingType: 'klook',
    klookDate: '2026-07-05',
    klookTime: '15:40',
    name: 'Mina Kim',
    selectedDrink: 'green-tea',
    drinkTemperature: 'iced',
    youtubeTrackUrl: 'https://www.youtube.com/watch?v=her-own-son',
    lpDeliveryAddress: '7 Record Road, Exampletown',
  };
  const contact = { email: 'mina@example.test', phone: '+821098765432', locale: 'ko' };
  const body = aBooking({
    ...given,
    ...contact,
    klookBookingId: ' klk-columns ',
    selectedAddons: [4],
    totalPrice: 300_000,
    bookingDate: undefined,
    bookingTime: undefined,
  });
  const made = await service.post<BookingCreated>('/api/bookings', body);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  expect(await findBooking(service.db, made.body.id)).toMatchObject({
    ...given,
    klookBookingId: 'KLK-COLUMNS',
    startsAt: null,
    slotMinutes: 10,
    status: 'pending',
    addons: [{ id: 4, priceWon: 300_000 }],
    sessionFeeWon: 0,
    totalPriceWon: 300_000,
    visitorMoves: 0,
    version: 1,
  });
  expect(await findOrder(service.db, made.body.id)).toMatchObject({ id: made.body.id, ...contact });
});
