import type { BookingCreated } from 'shared/bookings/booking-created.ts';
import { expect, test } from 'vitest';
import { findBooking } from '../../../src/booking-row/booking-row.store.ts';
import { aBooking } from '../../harness/builders.ts';
import { aCatalogue, sell } from '../../harness/catalogue.ts';
import { startTestService } from '../../harness/service.ts';

/** On sale: the video is sent somewhere, the LP is not. */
const flagged = (version: number, ids: number[]) => {
  const catalogue = aCatalogue(version);
  const addons = catalogue.addons.map((addOn) => ({
    ...addOn,
    needsDeliveryAddress: ids.includes(addOn.id),
  }));
  return { ...catalogue, addons };
};
const service = await startTestService({ catalogue: flagged(1, [2]) });
const book = (overrides: Record<string, unknown>, headers = {}) =>
  service.post<BookingCreated>('/api/bookings', aBooking(overrides), headers);
const video = { selectedAddons: [2], totalPrice: 100_000 };
const needed = {
  path: 'lpDeliveryAddress',
  code: 'address-missing',
  params: { addOns: ['Recording Video (Raw)'] },
  message: 'Delivery address is required for Recording Video (Raw)',
};

test('any add-on that staff flag needs an address, by its name', async () => {
  const { status, body } = await service.post(
    '/api/bookings',
    aBooking({ ...video, lpDeliveryAddress: ' ' }),
  );
  expect({ status, errors: body.errors }).toEqual({ status: 400, errors: [needed] });
  const booked = await book({ ...video, lpDeliveryAddress: '1 Sample Street' });
  expect(booked.status).toBe(201);
  expect(await findBooking(service.db, booked.body.id)).toMatchObject({
    lpDeliveryAddress: '1 Sample Street',
  });
});

test('an LP record that is not flagged needs none, and none is kept', async () => {
  const lp = { bookingTime: '14:10', selectedAddons: [4], totalPrice: 350_000, lpDeliveryAddress: 'Here' };
  const { status, body } = await book(lp);
  expect(status).toBe(201);
  expect(await findBooking(service.db, body.id)).toMatchObject({ lpDeliveryAddress: null });
});

test('one answer lists the missing address and an unknown add-on beside everything else', async () => {
  const { body } = await service.post('/api/bookings', aBooking({ name: ' ', selectedAddons: [2, 99] }));
  expect(body.errors).toEqual([
    { path: 'name', code: 'name-missing', message: 'Name is required' },
    {
      path: 'selectedAddons',
      code: 'add-ons-wrong',
      message: 'Please choose each add-on once, from the list on the page',
    },
    needed,
  ]);
});

test('a repeat gets its first answer again, also when the add-on asks for an address since', async () => {
  const submission = { bookingTime: '14:20', selectedAddons: [3], totalPrice: 150_000 };
  const headers = { 'Idempotency-Key': 'before-the-flag' };
  const first = await book(submission, headers);
  expect(first.status).toBe(201);
  await sell(service.db, flagged(2, [2, 3]));
  expect((await book(submission, headers)).body).toEqual(first.body);
  const { status, body } = await service.post(
    '/api/bookings',
    aBooking({ ...submission, bookingTime: '14:30' }),
  );
  expect({ status, errors: body.errors }).toEqual({
    status: 400,
    errors: [
      {
        path: 'lpDeliveryAddress',
        code: 'address-missing',
        params: { addOns: ['Recording Video (Edited)'] },
        message: 'Delivery address is required for Recording Video (Edited)',
      },
    ],
  });
});
