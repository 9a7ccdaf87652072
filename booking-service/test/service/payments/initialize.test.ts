import { paymentInitializedSchema } from 'shared/payments/payments.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { aKlookBooking } from '../../harness/builders.ts';
import { MORNING } from '../../harness/clock.ts';
import { openCashDesk } from './harness.ts';

const desk = await openCashDesk();

beforeEach(() => desk.clock.set(MORNING));

describe('initialize', () => {
  test('opens an attempt and says until when the slot is held', async () => {
    const booking = await desk.hold();
    const { status, body } = await desk.initialize(booking);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(paymentInitializedSchema.parse(body)).toEqual({
      success: true,
      message: 'Your slot is held until 09:15 KST. Please pay before then.',
      orderId: expect.stringMatching(/^[A-Za-z0-9_-]{22}$/),
      amount: booking.total,
      orderName: `Recording session #${booking.id}`,
      holdExpiresAt: '2026-07-02T00:15:00.000Z',
    });
  });

  test('gives every opening of the card window an order of its own', async () => {
    const booking = await desk.hold();
    const orders = await Promise.all(Array.from({ length: 5 }, () => desk.initialize(booking)));
    expect(new Set(orders.map(({ body }) => body.orderId)).size).toBe(5);
  });

  test('takes the booker’s e-mail in any case, and answers a wrong one like an unknown booking', async () => {
    const booking = await desk.hold();
    expect(
      await desk.initialize(booking, { customerEmail: ` ${booking.email.toUpperCase()} ` }),
    ).toMatchObject({ status: 200 });
    const wrong = await desk.initialize(booking, { customerEmail: 'stranger@example.test' });
    const unknown = await desk.initialize(booking, { bookingId: '0000000000' });
    expect(wrong).toMatchObject({ status: 404, body: { type: 'booking-not-found', success: false } });
    expect(unknown.body).toEqual(wrong.body);
    expect(await desk.initialize(booking, { bookingId: 'not-a-number' })).toMatchObject({
      status: 404,
      body: wrong.body,
    });
  });

  test('refuses another amount and names the right one', async () => {
    const booking = await desk.hold();
    for (const amount of [booking.total - 1, booking.total + 1]) {
      const { status, body } = await desk.initialize(booking, { amount });
      expect(status).toBe(409);
      expect(body).toMatchObject({ type: 'amount-mismatch', totalPrice: booking.total });
    }
    const { rows } = await desk.db.query('SELECT 1 FROM payment_attempts WHERE order_id = $1', [booking.id]);
    expect(rows).toEqual([]);
  });

  test('refuses once the hold has run out', async () => {
    const booking = await desk.hold();
    desk.clock.advanceMinutes(15);
    expect(await desk.initialize(booking)).toMatchObject({ status: 409, body: { type: 'hold-expired' } });
  });

  test('has nothing to collect for a Klook booking', async () => {
    const klook = aKlookBooking({ klookBookingId: 'KLK-INIT' });
    const { body } = await desk.post<{ id: string }>('/api/bookings', klook);
    const answer = await desk.post('/api/payments/initialize', {
      bookingId: body.id,
      amount: 1,
      customerName: klook.name,
      customerEmail: klook.email,
    });
    expect(answer).toMatchObject({ status: 409, body: { type: 'nothing-to-pay' } });
  });

  test.each([
    ['no amount', { amount: undefined }],
    ['an amount in words', { amount: 'much' }],
    ['a negative amount', { amount: -1 }],
    ['no name', { customerName: '' }],
    ['an endless name', { customerName: 'x'.repeat(101) }],
    ['no e-mail', { customerEmail: undefined }],
    ['no booking', { bookingId: undefined }],
    ['a list for a booking', { bookingId: ['0000000000'] }],
  ])('refuses %s', async (_name, fields) => {
    const booking = { id: '0000000000', email: 'visitor@example.test', total: 50_000, date: '', time: '' };
    const refusal = await desk.initialize(booking, fields);
    expect(refusal).toMatchObject({ status: 400, body: { type: 'validation-failed', success: false } });
    expect(refusal.body.errors).not.toEqual([]);
  });
});

test('payment calls from one network are limited, and told when to come back', async () => {
  const busy = await openCashDesk({ environment: { LIMIT_PAYMENT_CALLS_PER_ADDRESS_PER_MINUTE: '3' } });
  const booking = await busy.hold();
  for (let call = 0; call < 3; call += 1) expect((await busy.initialize(booking)).status).toBe(200);
  const refusal = await busy.initialize(booking);
  expect(refusal).toMatchObject({ status: 429, body: { type: 'too-many-requests', success: false } });
  expect(Number(refusal.headers.get('Retry-After'))).toBeGreaterThan(0);
});
