import { randomBytes } from 'node:crypto';
import { paymentConfirmedSchema } from 'shared/payments/payments.ts';
import { describe, expect, test } from 'vitest';
import { openCashDesk } from './harness.ts';

const desk = await openCashDesk();
const { provider } = desk;
const notCharged = expect.stringContaining('Nothing was charged');
const wrongAmount =
  'The amount of this payment does not match the booking, so this step has charged nothing. Please start the payment again.';

describe('a payment', () => {
  test('confirms the booking, keeps the slot for good and promises one mail', async () => {
    const booking = await desk.hold();
    const returned = await desk.authenticate(booking);
    const { status, body } = await desk.confirm(returned);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(paymentConfirmedSchema.parse(body)).toEqual({
      success: true,
      message: 'Your payment is complete and your booking is confirmed.',
      data: {
        booking: { id: booking.id, bookingDate: booking.date, bookingTime: booking.time },
        payment: { method: '카드', approvedAt: expect.stringMatching(/Z$/), giftWon: 0 },
      },
    });
    expect(await desk.bookingRow(booking.id)).toMatchObject({ status: 'confirmed', holdExpiresAt: null });
    expect(await desk.mails(booking.id)).toEqual(['booking-confirmed']);
    expect(await provider.captures(returned.orderId)).toMatchObject([
      { captures: 1, capturedWon: booking.total },
    ]);
    expect(await desk.freeTimes(booking.date)).not.toContain(booking.time);
  });

  test('may be confirmed again: same answer, one capture, one mail', async () => {
    const booking = await desk.hold();
    const returned = await desk.authenticate(booking);
    const first = await desk.confirm(returned);
    const again = await desk.confirm(returned);
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect(await provider.calls(returned.orderId, { kind: 'confirm' })).toHaveLength(1);
    expect(await desk.mails(booking.id)).toHaveLength(1);
    expect(await desk.happened(booking.id, 'paid')).toBe(1);
  });

  test('is confirmed with the amount we stored, and with an idempotency key of its own', async () => {
    const [one, other] = [
      await desk.authenticate(await desk.hold()),
      await desk.authenticate(await desk.hold()),
    ];
    await desk.confirm(one);
    await desk.confirm(other);
    const calls = await Promise.all(
      [one, other].map(({ orderId }) => provider.calls(orderId, { kind: 'confirm' })),
    );
    expect(calls[0]?.[0]?.request).toEqual(one);
    expect(calls[0]?.[0]?.idempotencyKey).toContain(one.orderId);
    expect(calls[0]?.[0]?.idempotencyKey).not.toBe(calls[1]?.[0]?.idempotencyKey);
  });
});

describe('a declined card', () => {
  test('keeps the hold, and another card pays', async () => {
    const booking = await desk.hold();
    const before = await desk.bookingRow(booking.id);
    const declined = await desk.authenticate(booking, { declineAtConfirm: 'REJECT_CARD_PAYMENT' });
    const refusal = await desk.confirm(declined);
    expect(refusal).toMatchObject({
      status: 409,
      body: {
        ...{ type: 'payment-failed', success: false, message: notCharged },
        ...{ code: 'payment-declined', params: { providerCode: 'REJECT_CARD_PAYMENT' } },
      },
    });
    expect(await desk.bookingRow(booking.id)).toEqual(before);
    expect(await desk.freeTimes(booking.date)).not.toContain(booking.time);
    // The success page may be reloaded: it says the same again.
    expect(await desk.confirm(declined)).toMatchObject({
      status: 409,
      body: { params: { providerCode: 'REJECT_CARD_PAYMENT' } },
    });

    expect(await desk.confirm(await desk.authenticate(booking))).toMatchObject({ status: 200 });
    expect(await desk.mails(booking.id)).toEqual(['booking-confirmed']);
  });

  test('an authentication that lapsed is told apart and charges nothing', async () => {
    const booking = await desk.hold();
    const returned = await desk.authenticate(booking);
    await provider.control('POST', `/payments/${returned.paymentKey}/expire`);
    expect(await desk.confirm(returned)).toMatchObject({
      status: 409,
      body: { type: 'payment-failed', message: notCharged },
    });
    expect(await desk.bookingRow(booking.id)).toMatchObject({
      status: 'pending',
      holdExpiresAt: expect.any(Date),
    });
    expect(await desk.confirm(await desk.authenticate(booking))).toMatchObject({ status: 200 });
  });
});

describe('what is refused, and changes nothing', () => {
  test('a wrong amount: no call leaves, and the right one still pays', async () => {
    const booking = await desk.hold();
    const returned = await desk.authenticate(booking);
    for (const amount of [returned.amount - 1, returned.amount + 1, 1]) {
      const refusal = await desk.confirm({ ...returned, amount });
      expect(refusal).toMatchObject({ status: 409, body: { type: 'amount-mismatch', message: wrongAmount } });
    }
    expect(await provider.calls(returned.orderId)).toEqual([]);
    expect(await desk.attemptState(returned.orderId)).toBe('CREATED');
    expect(await desk.confirm(returned)).toMatchObject({ status: 200 });
    // Paid by now, so the sentence speaks of this step alone.
    expect(await desk.confirm({ ...returned, amount: 1 })).toMatchObject({
      status: 409,
      body: { type: 'amount-mismatch', message: wrongAmount },
    });
  });

  test('a forged payment key: the genuine one still pays', async () => {
    const booking = await desk.hold();
    const returned = await desk.authenticate(booking);
    const forged = await desk.confirm({ ...returned, paymentKey: 'forged-key' });
    expect(forged).toMatchObject({ status: 409, body: { type: 'payment-failed', message: notCharged } });
    expect(await desk.attemptState(returned.orderId)).toBe('CREATED');
    expect(await desk.bookingRow(booking.id)).toMatchObject({ holdExpiresAt: expect.any(Date) });
    expect(await desk.confirm(returned)).toMatchObject({ status: 200 });
    const afterwards = await desk.confirm({ ...returned, paymentKey: 'forged-key' });
    expect(afterwards).toMatchObject({ status: 409, body: { type: 'already-paid' } });
  });

  test("the payment key of somebody else's payment, open or paid", async () => {
    const [open, paid] = [
      await desk.authenticate(await desk.hold()),
      await desk.authenticate(await desk.hold()),
    ];
    await desk.confirm(paid);
    const mine = await desk.authenticate(await desk.hold());
    for (const { paymentKey } of [open, paid]) {
      expect(await desk.confirm({ ...mine, paymentKey })).toMatchObject({
        status: 409,
        body: { message: notCharged },
      });
    }
    expect(await desk.confirm(mine)).toMatchObject({ status: 200 });
    expect(await desk.confirm(open)).toMatchObject({ status: 200 });
  });

  test.each([
    ['an unknown order', { orderId: randomBytes(16).toString('base64url') }, 404, 'payment-not-found'],
    ['a malformed order', { orderId: "'; DROP TABLE bookings; --" }, 404, 'payment-not-found'],
    ['no order', { orderId: undefined }, 400, 'validation-failed'],
    ['no payment key', { paymentKey: '' }, 400, 'validation-failed'],
    ['an endless payment key', { paymentKey: 'k'.repeat(201) }, 400, 'validation-failed'],
    ['a payment key with a zero byte', { paymentKey: 'key\u0000' }, 400, 'validation-failed'],
    ['an amount in words', { amount: '50000' }, 400, 'validation-failed'],
    ['half a won', { amount: 0.5 }, 400, 'validation-failed'],
    ['nothing to pay', { amount: 0 }, 400, 'validation-failed'],
    ['an amount beyond integers', { amount: 1e300 }, 400, 'validation-failed'],
  ])('%s', async (_name, fields, status, type) => {
    const request = { orderId: 'x'.repeat(22), paymentKey: 'some-key', amount: 50_000, ...fields };
    const refusal = await desk.post('/api/payments/confirm', request);
    expect(refusal).toMatchObject({ status, body: { type, success: false, message: expect.any(String) } });
  });

  test('another site, another body', async () => {
    const elsewhere = await desk.post('/api/payments/confirm', {}, { Origin: 'https://evil.test' });
    expect(elsewhere).toMatchObject({ status: 403, body: { type: 'other-origin' } });
    expect(await desk.post('/api/payments/confirm', [])).toMatchObject({ status: 400 });
  });
});
