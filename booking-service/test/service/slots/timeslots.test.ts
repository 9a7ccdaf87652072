import type { BookingCreated } from 'shared/bookings/booking-created.ts';
import { expect, test } from 'vitest';
import { aBooking } from '../../harness/builders.ts';
import { aCatalogue, sell } from '../../harness/catalogue.ts';
import { TODAY, TOMORROW, testClock } from '../../harness/clock.ts';
import { startTestService } from '../../harness/service.ts';

const service = await startTestService({ clock: testClock('2026-07-02T15:45:00+09:00') });
const timesOf = async (date: string) => (await service.get<string[]>(`/api/timeslots/${date}`)).body;
const book = (overrides: Record<string, unknown>) =>
  service.post<BookingCreated>('/api/bookings', aBooking(overrides));

test('an open day has a start every 10 minutes from 10:00 to 21:50', async () => {
  const { status, headers, body } = await service.get<string[]>(`/api/timeslots/${TOMORROW}`);
  expect(status).toBe(200);
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(body).toHaveLength(72);
  expect([body[0], body[1], body.at(-1)]).toEqual(['10:00', '10:10', '21:50']);
});

test('today is sold from 30 minutes ahead', async () => {
  expect((await timesOf(TODAY))[0]).toBe('16:20');
});

test('a held time is gone at once, and back at the second its hold ends', async () => {
  const { body } = await book({ bookingTime: '14:00' });
  expect(await timesOf(TOMORROW)).not.toContain('14:00');
  service.clock.set(new Date(Date.parse(body.holdExpiresAt ?? '') - 1));
  expect(await timesOf(TOMORROW)).not.toContain('14:00');
  service.clock.set(body.holdExpiresAt ?? '');
  expect(await timesOf(TOMORROW)).toContain('14:00');
  expect(await book({ bookingTime: '14:00' })).toMatchObject({ status: 201 });
});

test.each(['2026-07-01', '2026-10-01', '2030-01-01', '9999-12-31'])('nothing is sold on %s', async (date) => {
  expect(await timesOf(date)).toEqual([]);
});

test.each(['2026-02-30', '2026-7-3', 'tomorrow', '2026-07-03T10:00', '0000-01-01', "2026-07-03'--", '%00'])(
  '%s is no date',
  async (date) => {
    const { status, body } = await service.get(`/api/timeslots/${encodeURIComponent(date)}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      type: 'validation-failed',
      errors: [
        {
          path: 'date',
          code: 'date-malformed',
          message: 'Please ask for a date that exists, written as yyyy-MM-dd, for example 2026-07-01',
        },
      ],
    });
  },
);

test('a broken escape in the address is a malformed request', async () => {
  expect(await service.get('/api/timeslots/%E0%A4%A')).toMatchObject({
    status: 400,
    body: { type: 'malformed-request' },
  });
});

test('a closed date, published a moment ago, is empty at once', async () => {
  await sell(service.db, aCatalogue(2, { closedDates: ['2026-07-10'] }));
  expect(await timesOf('2026-07-10')).toEqual([]);
});

test('a session of 20 minutes takes two units, so its neighbours cannot overlap it', async () => {
  await book({ bookingDate: '2026-07-12', bookingTime: '15:10' });
  await sell(service.db, aCatalogue(3, { slotMinutes: 20 }));
  const before = await timesOf('2026-07-12');
  expect(before).not.toContain('15:00');
  expect(before).toContain('15:20');
  expect(await book({ bookingDate: '2026-07-12', bookingTime: '15:00' })).toMatchObject({
    status: 409,
    body: { type: 'slot-taken' },
  });
  expect(await book({ bookingDate: '2026-07-12', bookingTime: '15:20' })).toMatchObject({ status: 201 });
  const { rows } = await service.db.query(
    `SELECT to_char(starts_at AT TIME ZONE 'Asia/Seoul', 'HH24:MI') AS unit FROM slot_claims
     WHERE starts_at >= '2026-07-12T00:00+09:00' AND starts_at < '2026-07-13T00:00+09:00' ORDER BY 1`,
  );
  expect(rows.map((row) => row.unit)).toEqual(['15:10', '15:20', '15:30']);
});

test('with a second studio a time is sold twice, and then no more', async () => {
  const studios = [1, 2].map((id) => ({ id, name: `Studio ${id}` }));
  await sell(service.db, aCatalogue(4, { studios }));
  const slot = { bookingDate: '2026-07-14', bookingTime: '15:00' };
  expect((await book(slot)).status).toBe(201);
  expect(await timesOf('2026-07-14')).toContain('15:00');
  expect((await book(slot)).status).toBe(201);
  expect(await timesOf('2026-07-14')).not.toContain('15:00');
  expect((await book(slot)).status).toBe(409);
});
