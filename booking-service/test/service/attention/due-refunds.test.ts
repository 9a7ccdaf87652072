import { paymentStandings } from 'shared/bookings/admin-payment.ts';
import type { PaymentStanding } from 'shared/bookings/admin-payment.ts';
import type { Attention } from 'shared/attention/attention.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { initialRules } from 'shared/catalogue/initial-catalogue.ts';
import { aBooking, aKlookBooking } from '../../harness/builders.ts';
import { aCatalogue, sell } from '../../harness/catalogue.ts';
import { TOMORROW } from '../../harness/clock.ts';
import { aWalkIn } from '../walk-ins/harness.ts';
import { openStaffDesk } from '../payments/staff-desk.ts';

const desk = await openStaffDesk();
const { db, clock } = desk;
const bookings = new Map<PaymentStanding, string>();

async function dueIds(): Promise<(string | null)[]> {
  await desk.awake();
  const { body } = await desk.admin.send<Attention>('GET', '/api/admin/attention');
  return body.matters.filter(({ kind }) => kind === 'refund-due').map(({ bookingId }) => bookingId);
}
const standingOf = async (id: string) => (await desk.card(id)).payment.state;

async function cancelled(reason?: 'no-show'): Promise<{ id: string; orderId: string; total: number }> {
  const { booking, returned } = await desk.paidBooking();
  await desk.setStatus(booking.id, 'cancelled', reason ? { reason } : {});
  return { id: booking.id, orderId: returned.orderId, total: booking.total };
}

const storeRefund = (orderId: string, state: string) =>
  db.query(
    `INSERT INTO refunds (id, attempt_id, amount_won, reason, state, idempotency_key, next_try_at, requested_by, created_at)
     VALUES (gen_random_uuid(), $1, 1000, 'A reason', $2, gen_random_uuid(), $3::timestamptz + interval '1 day', 'system', $3)`,
    [orderId, state, clock.now()],
  );

/** One booking of every state in which the money of a booking can be. */
beforeAll(async () => {
  const klook = await desk.post<{ id: string }>('/api/bookings', aKlookBooking());
  bookings.set('at-studio', klook.body.id);
  bookings.set('unpaid', (await desk.hold()).id);

  const freeDay = initialRules.priceBands.map((band) => ({ ...band, feeWon: 0 }));
  await sell(db, aCatalogue(2, { priceBands: freeDay }));
  const free = await desk.post<{ id: string }>(
    '/api/bookings',
    aBooking({ bookingTime: '21:50', totalPrice: 0 }),
  );
  bookings.set('free', free.body.id);
  await sell(db, aCatalogue(3));

  for (const [standing, bookingTime] of [
    ['paid-at-counter', '20:00'],
    ['counter-refund-due', '20:10'],
  ] as const) {
    const walkIn = aWalkIn({ bookingTime, bookingDate: TOMORROW });
    const { body } = await desk.admin.send<{ id: string }>('POST', '/api/admin/walk-ins', walkIn);
    bookings.set(standing, body.id);
  }
  await desk.setStatus(bookings.get('counter-refund-due') ?? '', 'cancelled');

  const unclear = await desk.hold();
  const { orderId } = await desk.authenticate(unclear);
  await db.query(
    `UPDATE payment_attempts SET state = 'UNKNOWN', idempotency_key = 'k', submitted_payment_key = 's',
            confirm_started_at = $2 WHERE id = $1`,
    [orderId, clock.now()],
  );
  bookings.set('checking', unclear.id);
  bookings.set('paid', (await desk.paidBooking()).booking.id);
  bookings.set('refund-due', (await cancelled()).id);

  const open = await cancelled();
  await storeRefund(open.orderId, 'SENDING');
  bookings.set('refunding', open.id);
  for (const [standing, part] of [
    ['refunded', 1],
    ['part-refunded', 0.5],
  ] as const) {
    const { id, total } = await cancelled();
    await desk.refund(id, { amountWon: total * part, override: true });
    bookings.set(standing, id);
  }
  const kept = await cancelled();
  bookings.set('kept', kept.id);
  await desk.awake();
  const { body } = await desk.admin.send<Attention>('GET', '/api/admin/attention');
  const key = body.matters.find(({ bookingId }) => bookingId === kept.id)?.key;
  await desk.admin.send('POST', '/api/admin/attention/dismissals', { key });

  const back = await cancelled();
  await desk.refund(back.id, { amountWon: back.total, override: true });
  await desk.setStatus(back.id, 'confirmed');
  bookings.set('refunded-unpaid', back.id);
}, 60_000);

describe('a refund that is due', () => {
  test('is a matter exactly when the card of the booking says so', async () => {
    const states = await Promise.all(
      paymentStandings.map(async (standing) => standingOf(bookings.get(standing) ?? standing)),
    );
    expect(states).toEqual([...paymentStandings]);
    expect(await dueIds()).toEqual([bookings.get('refund-due')]);
  });

  test('is one whatever went back before the booking was cancelled, until something goes back for that', async () => {
    const { booking } = await desk.paidBooking();
    const { id, total } = booking;
    await desk.refund(id, { amountWon: 10_000, override: true });
    expect(await standingOf(id)).toBe('paid');
    await desk.setStatus(id, 'cancelled');
    expect([await standingOf(id), (await dueIds()).includes(id)]).toEqual(['refund-due', true]);
    await desk.refund(id, { amountWon: total - 20_000, override: true });
    expect([await standingOf(id), (await dueIds()).includes(id)]).toEqual(['part-refunded', false]);
  });

  test('is one at once and for as long as it is due, however old', async () => {
    const { id, total } = await cancelled();
    expect([await standingOf(id), (await dueIds()).includes(id)]).toEqual(['refund-due', true]);
    const before = clock.now();
    clock.advanceMinutes(90 * 24 * 60);
    expect([await standingOf(id), (await dueIds()).includes(id)]).toEqual(['refund-due', true]);
    await desk.refund(id, { amountWon: total, override: true });
    expect([await standingOf(id), (await dueIds()).includes(id)]).toEqual(['refunded', false]);
    clock.set(before);
  });

  test('is one also where the refund of money that came too late has failed', async () => {
    const { id, orderId } = await cancelled();
    await db.query(`UPDATE bookings SET cancellation_reason = 'payment-abandoned' WHERE id = $1`, [id]);
    await storeRefund(orderId, 'FAILED');
    expect([await standingOf(id), (await dueIds()).includes(id)]).toEqual(['refund-due', true]);
  });

  test('is none of what a visitor cancelled and knows what goes back, but is one once that could not be sent', async () => {
    const { id, orderId } = await cancelled();
    await db.query(`UPDATE bookings SET cancellation_reason = 'visitor' WHERE id = $1`, [id]);
    expect([await standingOf(id), (await dueIds()).includes(id)]).toEqual(['kept', false]);
    await storeRefund(orderId, 'FAILED');
    expect([await standingOf(id), (await dueIds()).includes(id)]).toEqual(['refund-due', true]);
  });

  test('is none of a no-show', async () => {
    const { id } = await cancelled('no-show');
    expect([await standingOf(id), (await dueIds()).includes(id)]).toEqual(['paid', false]);
  });
});
