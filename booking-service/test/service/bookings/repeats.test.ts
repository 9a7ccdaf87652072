import { randomUUID } from 'node:crypto';
import type { BookingCreated } from 'shared/bookings/booking-created.ts';
import { expect, test } from 'vitest';
import { forgetOldAnswers } from '../../../src/platform/idempotency.ts';
import { aBooking, aKlookBooking } from '../../harness/builders.ts';
import { startTestService } from '../../harness/service.ts';

const service = await startTestService();
const submit = (key: string, body: unknown) =>
  service.post<BookingCreated>('/api/bookings', body, { 'Idempotency-Key': key });

const bookingsAt = async (time: string) =>
  (
    await service.db.query(
      `SELECT FROM bookings WHERE to_char(starts_at AT TIME ZONE 'Asia/Seoul', 'HH24:MI') = $1`,
      [time],
    )
  ).rowCount;

test('a repeat gets the same answer, status and Location included, and books nothing more', async () => {
  const key = randomUUID();
  const first = await submit(key, aBooking({ bookingTime: '10:00', totalPrice: 40_000 }));
  const again = await submit(key, aBooking({ bookingTime: '10:00', totalPrice: 40_000 }));
  expect(first.status).toBe(201);
  expect(again.status).toBe(201);
  expect(again.body).toEqual(first.body);
  expect(again.headers.get('Location')).toBe(first.headers.get('Location'));
  expect(await bookingsAt('10:00')).toBe(1);
});

test('it gets it even when the hold has run out and the time is no longer on sale', async () => {
  const key = randomUUID();
  const body = aBooking({ bookingDate: '2026-07-02', bookingTime: '10:10', totalPrice: 40_000 });
  const first = await submit(key, body);
  service.clock.advanceMinutes(90);
  const again = await submit(key, body);
  service.clock.advanceMinutes(-90);
  expect(again).toMatchObject({ status: 201, body: first.body });
});

test('20 simultaneous submissions with one key make one booking, and all get its number', async () => {
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => submit(key, aBooking({ bookingTime: '15:00' }))),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await bookingsAt('15:00')).toBe(1);
});

test('the same goes for Klook, with one mail', async () => {
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => submit(key, aKlookBooking({ klookBookingId: 'REPEAT-1' }))),
  );
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  expect(
    (await service.db.query('SELECT FROM emails WHERE order_id = $1', [answers[0]?.body.id])).rowCount,
  ).toBe(1);
});

test.each([
  ['that is free', '16:00', { bookingTime: '16:10' }],
  ['that is taken by the first', '16:20', { name: 'Somebody Else' }],
  ['that is not on sale', '16:30', { bookingTime: '16:05' }],
])(
  'one key with another body, for a time %s, is 422 and books nothing',
  async (_what, bookingTime, change) => {
    const key = randomUUID();
    const base = { bookingTime };
    await submit(key, aBooking(base));
    const before = await service.db.query('SELECT FROM bookings');
    const { status, body } = await service.post('/api/bookings', aBooking({ ...base, ...change }), {
      'Idempotency-Key': key,
    });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      type: 'idempotency-key-reused',
      detail:
        'This Idempotency-Key came with other information before. Please use a new key for a new request.',
    });
    expect((await service.db.query('SELECT FROM bookings')).rowCount).toBe(before.rowCount);
  },
);

test('two bodies racing with one key: one books, the other is 422', async () => {
  const key = randomUUID();
  const answers = await Promise.all([
    submit(key, aBooking({ bookingTime: '17:00' })),
    submit(key, aBooking({ bookingTime: '17:10' })),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
});

test('a refusal is not stored: the same submission works once the slot is free', async () => {
  const key = randomUUID();
  await service.post('/api/bookings', aBooking({ bookingTime: '18:00', totalPrice: 44_000 }));
  const body = aBooking({ bookingTime: '18:00', totalPrice: 44_000, email: 'second@example.test' });
  expect(await submit(key, body)).toMatchObject({
    status: 409,
    // Where there is room on that day.
    body: { type: 'slot-taken', nearestTime: expect.stringMatching(/^1[78]:\d0$/) },
  });
  service.clock.advanceMinutes(16);
  expect(await submit(key, body)).toMatchObject({ status: 201 });
  service.clock.advanceMinutes(-16);
});

test('answers are forgotten after 24 hours', async () => {
  const key = randomUUID();
  const first = await submit(key, aKlookBooking({ klookBookingId: 'DAY-1' }));
  const later = (hours: number) => new Date(service.clock.now().getTime() + hours * 3_600_000);
  await forgetOldAnswers(service.db, later(23));
  expect((await submit(key, aKlookBooking({ klookBookingId: 'DAY-1' }))).body.id).toBe(first.body.id);
  await forgetOldAnswers(service.db, later(25));
  expect(await submit(key, aKlookBooking({ klookBookingId: 'DAY-1' }))).toMatchObject({ status: 409 });
});
