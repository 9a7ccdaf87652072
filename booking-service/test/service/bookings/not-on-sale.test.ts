import { expect, test } from 'vitest';
import { aCatalogue, sell } from '../../harness/catalogue.ts';
import { aBooking } from '../../harness/builders.ts';
import { TODAY, TOMORROW, testClock } from '../../harness/clock.ts';
import { countRows } from '../../harness/rows.ts';
import { startTestService } from '../../harness/service.ts';

const service = await startTestService({
  clock: testClock('2026-07-02T15:45:00+09:00'),
  catalogue: aCatalogue(1, { closedDates: ['2026-07-05'] }),
});
const book = (overrides: Record<string, unknown>) => service.post('/api/bookings', aBooking(overrides));

const refusals = [
  {
    why: 'a time that is over',
    slot: { bookingDate: TODAY, bookingTime: '14:00' },
    nearestTime: '16:20',
    detail:
      'This time is too soon or already over: sessions are sold until 30 minutes before they start. Please choose a later one.',
  },
  {
    why: 'a time less than 30 minutes ahead',
    slot: { bookingDate: TODAY, bookingTime: '16:10' },
    nearestTime: '16:20',
    detail:
      'This time is too soon or already over: sessions are sold until 30 minutes before they start. Please choose a later one.',
  },
  {
    why: 'a date that is over',
    slot: { bookingDate: '2020-01-01', bookingTime: '14:00' },
    detail:
      'This time is too soon or already over: sessions are sold until 30 minutes before they start. Please choose a later one.',
  },
  {
    why: 'a closed date',
    slot: { bookingDate: '2026-07-05', bookingTime: '14:00' },
    detail: 'We are closed on that date. Please choose another one.',
  },
  {
    why: 'a date beyond the horizon',
    slot: { bookingDate: '2026-10-01', bookingTime: '14:00' },
    detail: 'Sessions are sold up to 90 days ahead. Please choose an earlier date.',
  },
  {
    why: 'a time off the grid',
    slot: { bookingDate: TOMORROW, bookingTime: '14:05' },
    nearestTime: '14:00',
    detail: 'Sessions start every 10 minutes from 10:00 to 21:50. Please choose one of these times.',
  },
  {
    why: 'closing time, which has a price and no session',
    slot: { bookingDate: TOMORROW, bookingTime: '22:00', totalPrice: 44_000 },
    nearestTime: '21:50',
    detail: 'Sessions start every 10 minutes from 10:00 to 21:50. Please choose one of these times.',
  },
];

test.each(refusals)('$why is not on sale', async ({ slot, detail, nearestTime }) => {
  const { status, body } = await book(slot);
  expect({ status, body }).toMatchObject({
    status: 409,
    body: { type: 'slot-not-on-sale', title: 'This time is not on sale', status: 409, detail },
  });
  expect((body as { nearestTime?: string }).nearestTime).toBe(nearestTime);
});

test.each([49_999, 50_001, 0])(
  'a total of %i won instead of 50,000 is answered with the right one',
  async (totalPrice) => {
    expect(await book({ totalPrice })).toMatchObject({
      status: 409,
      body: {
        type: 'price-changed',
        totalPrice: 50_000,
        detail: 'The price has changed: the total is now ₩50,000. Please check it and submit again.',
      },
    });
  },
);

test('nothing of all this was stored', async () => {
  expect(await countRows(service.db)).toEqual({
    bookings: 0,
    slot_claims: 0,
    booking_history: 0,
    limit_counters: 0,
    emails: 0,
  });
});

const allDay = (feeWon: number) => [
  { key: 'day', label: 'Day', labels: { en: 'Day' }, startsAt: '10:00', lastStartAt: '22:00', feeWon },
];

test('a price published a moment ago counts at once, on every copy', async () => {
  const another = await service.anotherCopy();
  expect(await book({ bookingTime: '17:00', totalPrice: 50_000 })).toMatchObject({ status: 201 });
  await sell(another.deps.db, aCatalogue(2, { priceBands: allDay(60_000) }));
  expect(await book({ bookingTime: '17:10', totalPrice: 50_000 })).toMatchObject({
    status: 409,
    body: { type: 'price-changed', totalPrice: 60_000 },
  });
  expect(await book({ bookingTime: '17:10', totalPrice: 60_000 })).toMatchObject({ status: 201 });
});

test('who sends the new price first is not refused by the old one that a copy has in mind', async () => {
  await sell(service.db, aCatalogue(3, { priceBands: allDay(45_000) }));
  expect(await book({ bookingTime: '17:20', totalPrice: 45_000 })).toMatchObject({ status: 201 });
});
