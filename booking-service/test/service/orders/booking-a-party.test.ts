import type { BookingCreated } from 'shared/bookings/booking-created.ts';
import type { Problem } from 'shared/problems/problem.ts';
import { describe, expect, test } from 'vitest';
import { MORNING, TODAY, TOMORROW } from '../../harness/clock.ts';
import { aBooking, aKlookBooking } from '../../harness/builders.ts';
import { aCatalogue } from '../../harness/catalogue.ts';
import { countRows } from '../../harness/rows.ts';
import { startTestService } from '../../harness/service.ts';
import { aCompanion, aParty, numbersOf } from './party.ts';

const CLOSED = '2026-07-05';

const service = await startTestService({
  catalogue: aCatalogue(1, { closedDates: [CLOSED] }),
  environment: {
    LIMIT_BOOKINGS_PER_EMAIL_PER_HOUR: '100',
    LIMIT_BOOKINGS_PER_ADDRESS_PER_HOUR: '100',
    LIMIT_UNPAID_HOLDS_PER_EMAIL: '100',
    LIMIT_UNPAID_HOLDS_PER_ADDRESS: '100',
  },
});
const { db } = service;

const book = (body: unknown, key?: string) =>
  service.post<BookingCreated & Omit<Problem, 'status'>>(
    '/api/bookings',
    body,
    key ? { 'Idempotency-Key': key } : {},
  );

interface Row {
  id: string;
  orderId: string;
  place: number;
  name: string;
  fee: number;
  total: number;
  time: string;
  owns: number;
}

const rowsOf = async (orderId: string) =>
  (
    await db.query<Row>(
      `SELECT b.id, b.order_id AS "orderId", b.place, b.name, b.session_fee_won AS fee, b.total_price_won AS total,
              to_char(b.starts_at AT TIME ZONE 'Asia/Seoul', 'HH24:MI') AS time,
              (SELECT count(*)::int FROM slot_claims c WHERE c.booking_id = b.id AND c.starts_at = b.starts_at) AS owns
         FROM bookings b WHERE b.order_id = $1 ORDER BY b.place`,
      [orderId],
    )
  ).rows;

describe('friends who sing in a row', () => {
  test('get the sessions after one another, each with their own number, song and price', async () => {
    const companions = [
      aCompanion({ name: 'Jin', selectedAddons: [1] }),
      aCompanion({ name: 'Mina', selectedDrink: 'coffee', drinkTemperature: 'hot' }),
    ];
    const request = aParty(3, { bookingTime: '12:50', companions });
    const { status, body } = await book(request);
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body).toMatchObject({ status: 'pending', bookingTime: '12:50', totalPrice: request.totalPrice });
    expect(body.companions?.map(({ bookingTime }) => bookingTime)).toEqual(['13:00', '13:10']);
    const [first, jin, mina] = await rowsOf(body.id);
    expect([first, jin, mina].map((row) => row?.id)).toEqual(numbersOf(body));
    expect(first).toMatchObject({ place: 1, time: '12:50', fee: 40_000, owns: 1 });
    expect(jin).toMatchObject({ name: 'Jin', place: 2, time: '13:00', fee: 50_000, owns: 1 });
    expect(mina).toMatchObject({ name: 'Mina', place: 3, time: '13:10', fee: 50_000, total: 50_000 });
    expect((first?.total ?? 0) + (jin?.total ?? 0) + (mina?.total ?? 0)).toBe(request.totalPrice);
    const { rows: history } = await db.query(
      `SELECT event FROM booking_history WHERE booking_id = ANY ($1)`,
      [numbersOf(body)],
    );
    expect(history).toEqual(Array(3).fill({ event: 'booked' }));
  });

  test('are one order for limits: a party counts once', async () => {
    const { body } = await book(aParty(4, { bookingTime: '15:00', email: 'counts-once@example.test' }));
    const { rowCount } = await db.query('SELECT FROM unpaid_holds WHERE order_id = ANY ($1)', [
      numbersOf(body),
    ]);
    const { rows } = await db.query<{ holders: number }>(
      'SELECT count(DISTINCT holder)::int AS holders FROM unpaid_holds WHERE order_id = $1',
      [body.id],
    );
    expect(rowCount).toBe(rows[0]?.holders);
  });

  test('get the same answer again for the same key, and a refusal for another party with it', async () => {
    const key = 'one-party-one-key';
    const request = aParty(2, { bookingTime: '16:00' });
    const [one, other] = await Promise.all([book(request, key), book(request, key)]);
    expect(one.status).toBe(201);
    expect(other.body).toEqual(one.body);
    const before = await countRows(db);
    const another = await book({ ...request, companions: [aCompanion({ name: 'Somebody Else' })] }, key);
    expect(another).toMatchObject({ status: 422, body: { type: 'idempotency-key-reused' } });
    expect(await countRows(db)).toEqual(before);
  });

  test('one person is answered as before, without companions', async () => {
    const { body } = await book(aBooking({ bookingTime: '18:00' }));
    expect(body).not.toHaveProperty('companions');
    const none = await book(aBooking({ bookingTime: '18:10', companions: [] }));
    expect(none.body).not.toHaveProperty('companions');
  });
});

describe('where not all of them fit, nobody is booked', () => {
  test('a slot of somebody in between: which time is gone, and the nearest start with room', async () => {
    expect((await book(aParty(1, { bookingTime: '19:20' }))).status).toBe(201);
    const before = await countRows(db);
    const { status, body } = await book(aParty(3, { bookingTime: '19:00' }));
    expect(status).toBe(409);
    expect(body).toMatchObject({ type: 'slot-taken', goneTime: '19:20', nearestTime: '18:50' });
    expect(body.detail).toBe(
      '19:20 is not free any more, so your sessions do not fit in a row from 19:00, and nothing was booked. The nearest start of that day with room for all of you is 18:50. What you have typed is still here.',
    );
    expect(await countRows(db)).toEqual(before);
  });

  test('the closing time', async () => {
    const last = (await service.get<string[]>(`/api/timeslots/${TOMORROW}`)).body.at(-1) ?? '';
    const { status, body } = await book(aParty(2, { bookingTime: last }));
    expect(status).toBe(409);
    expect(body).toMatchObject({ type: 'slot-not-on-sale' });
    expect(body.detail).toContain('We have no session at ');
    expect(body.nearestTime).toBe(
      (await service.get<string[]>(`/api/timeslots/${TOMORROW}?people=2`)).body.at(-1),
    );
  });

  test('a closed day: the reason is said, as to one person', async () => {
    const { status, body } = await book(aParty(2, { bookingDate: CLOSED, bookingTime: '14:00' }));
    expect(status).toBe(409);
    expect(body).toMatchObject({
      type: 'slot-not-on-sale',
      detail: 'We are closed on that date. Please choose another one.',
      goneTime: '14:00',
    });
    expect(body).not.toHaveProperty('nearestTime');
  });

  test('a start that is too soon: the reason, and the nearest start with room', async () => {
    service.clock.set(`${TODAY}T14:00:00+09:00`);
    const { status, body } = await book(aParty(2, { bookingDate: TODAY, bookingTime: '14:20' }));
    expect(status).toBe(409);
    expect(body).toMatchObject({ type: 'slot-not-on-sale', goneTime: '14:20', nearestTime: '14:30' });
    expect(body.detail).toContain('This time is too soon or already over');
    service.clock.set(MORNING);
  });

  test('an expired hold in between is taken over', async () => {
    const expired = await book(aParty(1, { bookingTime: '20:10', email: 'slow@example.test' }));
    expect(expired.status).toBe(201);
    service.clock.advanceMinutes(16);
    const { status, body } = await book(aParty(3, { bookingTime: '20:00' }));
    expect(status, JSON.stringify(body)).toBe(201);
    service.clock.advanceMinutes(-16);
  });
});

describe('what a party is refused, with every error at its place and nothing stored', () => {
  const four = (index: number, overrides: Record<string, unknown>) =>
    [0, 1, 2].map((place) => aCompanion(place === index ? overrides : {}));

  test.each<[string, Record<string, unknown>, Record<string, string>]>([
    ['no name', { companions: four(1, { name: '' }) }, { 'companions.1.name': 'Name is required' }],
    [
      'a link on another site, and an unknown drink',
      { companions: four(2, { youtubeTrackUrl: 'https://example.com/x', selectedDrink: 'absinthe' }) },
      {
        'companions.2.youtubeTrackUrl': 'Please enter a valid YouTube URL',
        'companions.2.selectedDrink': 'Please select a drink',
      },
    ],
    [
      'an add-on twice',
      { companions: four(0, { selectedAddons: [1, 1] }) },
      { 'companions.0.selectedAddons': 'Please choose each add-on once, from the list on the page' },
    ],
    [
      'an add-on that is not on sale, and a record without an address',
      { companions: [aCompanion({ selectedAddons: [99] }), aCompanion({ selectedAddons: [4] })] },
      {
        'companions.0.selectedAddons': 'Please choose each add-on once, from the list on the page',
        'companions.1.lpDeliveryAddress': 'LP delivery address is required for LP Record Production',
      },
    ],
    [
      'a hot lemonade',
      { companions: [aCompanion({ drinkTemperature: 'hot' })] },
      {
        'companions.0.drinkTemperature':
          'Please choose hot or iced for a drink that has the choice, and nothing for one that has not',
      },
    ],
    [
      'five people, one of them without a name',
      { companions: [...four(1, { name: '' }), aCompanion()] },
      {
        companions: 'A party is up to four people: please name one to three who sing after the first',
        'companions.1.name': 'Name is required',
      },
    ],
    [
      'companions that are no list',
      { companions: 'Jin' },
      { companions: 'A party is up to four people: please name one to three who sing after the first' },
    ],
  ])('%s', async (_name, fields, errors) => {
    const before = await countRows(db);
    const { status, body } = await book(aBooking({ bookingTime: '11:00', ...fields }));
    expect(status).toBe(400);
    expect(Object.fromEntries((body.errors ?? []).map(({ path, message }) => [path, message]))).toEqual(
      errors,
    );
    expect(await countRows(db)).toEqual(before);
  });

  test('a Klook reservation with companions', async () => {
    const { status, body } = await book(aKlookBooking({ companions: [aCompanion()] }));
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([
      {
        path: 'companions',
        message:
          'A Klook reservation is for one person. Please complete each reservation on its own, with its own Klook booking ID',
      },
    ]);
  });

  test('another total than everybody’s together', async () => {
    const request = aParty(2, { bookingTime: '11:00' });
    const { status, body } = await book({ ...request, totalPrice: 40_000 });
    expect(status).toBe(409);
    expect(body).toMatchObject({ type: 'price-changed', totalPrice: request.totalPrice });
  });
});
