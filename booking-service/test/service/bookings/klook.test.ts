import type { BookingCreated } from 'shared/bookings/booking-created.ts';
import { expect, test } from 'vitest';
import { changeBookings } from '../../../src/bookings/lifecycle/change-booking.usecase.ts';
import { lockOrder } from '../../../src/orders/order.store.ts';
import { inTransaction } from '../../../src/platform/database.ts';
import { aBooking, aKlookBooking } from '../../harness/builders.ts';
import { TOMORROW } from '../../harness/clock.ts';
import { startTestService } from '../../harness/service.ts';

const service = await startTestService();
const complete = (overrides: Record<string, unknown>) =>
  service.post<BookingCreated>('/api/bookings', aKlookBooking(overrides));

const mailsFor = async (bookingId: string) =>
  (await service.db.query('SELECT kind, recipient FROM emails WHERE order_id = $1', [bookingId])).rows;

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

const klookTimeOf = async (id: string) =>
  (
    await service.db.query(
      `SELECT to_char(klook_date, 'YYYY-MM-DD') AS date, to_char(klook_time, 'HH24:MI') AS time, starts_at AS "startsAt"
         FROM bookings WHERE id = $1`,
      [id],
    )
  ).rows[0];

test.each([
  ['date and time', { klookDate: TOMORROW, klookTime: '18:40' }, { date: TOMORROW, time: '18:40' }],
  ['a date alone', { klookDate: TOMORROW, klookTime: '' }, { date: TOMORROW, time: null }],
  ['today', { klookDate: '2026-07-02' }, { date: '2026-07-02', time: null }],
  ['neither', { klookDate: '', klookTime: '' }, { date: null, time: null }],
])('when the reservation is may be said, and claims no slot: %s', async (what, fields, kept) => {
  const { status, body } = await complete({ klookBookingId: `KLK-TIME-${what}`, ...fields });
  expect({ status, date: body.bookingDate, time: body.bookingTime }).toEqual({
    status: 201,
    date: null,
    time: null,
  });
  expect(await klookTimeOf(body.id)).toEqual({ ...kept, startsAt: null });
  const claims = await service.db.query('SELECT FROM slot_claims WHERE booking_id = $1', [body.id]);
  expect(claims.rowCount).toBe(0);
});

test('a direct booking has its own time: none of Klook is kept, and the database holds to it', async () => {
  const said = { klookDate: TOMORROW, klookTime: '18:40' };
  const { status, body } = await service.post<BookingCreated>('/api/bookings', aBooking(said));
  expect(status).toBe(201);
  expect(await klookTimeOf(body.id)).toMatchObject({ date: null, time: null });
  const write = (columns: string) =>
    service.db.query(`UPDATE bookings SET ${columns} WHERE id = $1`, [body.id]);
  await expect(write(`klook_date = '${TOMORROW}'`)).rejects.toThrow('bookings_klook_date_of_klook');
  await expect(write(`klook_time = '18:40'`)).rejects.toThrow('bookings_klook_time_has_date');
});

test.each([
  'KLK-200',
  'klk-200',
  '  Klk-200 ',
  'KLK-200\u200b',
  'ＫＬＫ－２００',
  'KLK–2O0',
  'KLK200',
  'KIK-200',
])('%j is the same reservation once it has been completed', async (klookBookingId) => {
  await complete({ klookBookingId: 'KLK-200' });
  const { status, body } = await service.post('/api/bookings', aKlookBooking({ klookBookingId }));
  expect(status).toBe(409);
  expect(body).toMatchObject({
    type: 'klook-already-used',
    detail:
      'A booking with this Klook booking ID is already here. If it is not yours, please write to us and we will sort it out.',
  });
});

test('a reservation is shown as it was typed, and the database holds to one of each', async () => {
  const { body } = await complete({ klookBookingId: ' klo\u200bOI–9 ' });
  const { rows } = await service.db.query('SELECT klook_booking_id AS id FROM bookings WHERE id = $1', [
    body.id,
  ]);
  expect(rows).toEqual([{ id: 'KLOOI-9' }]);
  const { body: other } = await complete({ klookBookingId: 'KLK-OTHER' });
  for (const id of ['K1001-9', 'KLOOI9', 'ＫＬＯＯＩ９'])
    await expect(
      service.db.query('UPDATE bookings SET klook_booking_id = $2 WHERE id = $1', [other.id, id]),
    ).rejects.toThrow('bookings_klook_once');
});

test('20 simultaneous completions of one reservation make one booking and one mail', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => complete({ klookBookingId: 'KLK-300' })),
  );
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([201, ...Array<number>(19).fill(409)]);
  const { rows } = await service.db.query(
    `SELECT e.kind FROM emails e JOIN bookings b ON b.id = e.order_id WHERE b.klook_booking_id = 'KLK-300'`,
  );
  expect(rows).toHaveLength(1);
});

test('a cancelled one lets the reservation be completed again, and can then not come back', async () => {
  const { body: first } = await complete({ klookBookingId: 'KLK-400' });
  const setStatus = (id: string, status: 'cancelled' | 'confirmed') =>
    inTransaction(service.db, async (trx) => {
      const order = await lockOrder(trx, id);
      if (!order) throw new Error('the booking is gone');
      const context = {
        now: service.clock.now(),
        actor: 'user:1' as const,
        emails: service.service.deps.emails,
      };
      return changeBookings(trx, order.bookings, { type: 'set-status', status }, context);
    });
  expect(await setStatus(first.id, 'cancelled')).toMatchObject({ ok: true });
  expect(await complete({ klookBookingId: 'klk-400' })).toMatchObject({ status: 201 });
  expect(await setStatus(first.id, 'confirmed')).toMatchObject({ ok: false, refusal: 'klook-already-used' });
});
