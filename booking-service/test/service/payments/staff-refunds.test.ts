import { randomUUID } from 'node:crypto';
import { refundQuoteSchema, refundSchema } from 'shared/refunds/refunds.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { MORNING } from '../../harness/clock.ts';
import { openStaffDesk } from './staff-desk.ts';

const desk = await openStaffDesk({ payments: { timeouts: { writeMs: 400, readMs: 2_000 } } });
const { provider } = desk;

/** A session four days after `MORNING`, with an LP record. */
const withRecord = { selectedAddons: [4], lpDeliveryAddress: '1 Sample Street', totalPrice: 350_000 };
const SESSION = { bookingDate: '2026-07-06', price: 50_000 };
let slots = 0;
const afternoon = () => `${13 + Math.floor(slots / 6)}:${slots++ % 6}0`;
const paid = (fields = {}) =>
  desk.paidBooking({ bookingDate: SESSION.bookingDate, bookingTime: afternoon(), ...fields });

beforeEach(() => desk.clock.set(MORNING));

const balanceAt = async (orderId: string) => (await provider.captures(orderId))[0]?.balanceWon;

describe('the quote', () => {
  test('says line by line what the policy gives now, and what is left', async () => {
    const { booking } = await paid(withRecord);
    const quote = await desk.quote(booking.id);
    expect(refundQuoteSchema.parse(quote)).toEqual(quote);
    expect(quote).toMatchObject({
      judgedAt: desk.clock.now().toISOString(),
      lines: [
        { item: 'session', paidWon: 50_000, percent: 100, refundWon: 50_000 },
        { item: 4, name: 'LP Record Production', paidWon: 300_000, percent: 100, refundWon: 300_000 },
      ],
      paidWon: 350_000,
      refundedWon: 0,
      balanceWon: 350_000,
      suggestedWon: 350_000,
      refunds: [],
    });
  });

  test('of a cancelled booking holds the moment of the cancellation', async () => {
    const { booking } = await paid();
    desk.clock.set('2026-07-04T10:00:00+09:00');
    await desk.setStatus(booking.id, 'cancelled');
    const cancelled = desk.clock.now().toISOString();
    desk.clock.set('2026-07-05T20:00:00+09:00');
    expect(await desk.quote(booking.id)).toMatchObject({ judgedAt: cancelled, suggestedWon: 50_000 });
  });

  test('of a no-show gives nothing of the session fee, and nothing is due', async () => {
    const { booking } = await paid();
    desk.clock.set('2026-07-06T22:00:00+09:00');
    await desk.setStatus(booking.id, 'cancelled', { reason: 'no-show' });
    expect(await desk.quote(booking.id)).toMatchObject({ suggestedWon: 0 });
    expect((await desk.card(booking.id)).payment.state).toBe('paid');
  });

  test('of an unpaid booking has nothing to give back', async () => {
    const booking = await desk.hold();
    expect(await desk.quote(booking.id)).toMatchObject({ lines: [], balanceWon: 0, suggestedWon: 0 });
    expect(await desk.refund(booking.id, { amountWon: 1, override: true })).toMatchObject({
      status: 409,
      body: { type: 'refund-not-possible' },
    });
  });
});

describe('a refund', () => {
  test('by the policy: the provider pays it back, the visitor gets a mail, and it is written down', async () => {
    const { booking, returned } = await paid();
    desk.clock.set('2026-07-05T12:00:00+09:00');
    await desk.setStatus(booking.id, 'cancelled');
    expect((await desk.card(booking.id)).payment.state).toBe('refund-due');
    const { suggestedWon } = await desk.quote(booking.id);
    expect(suggestedWon).toBe(25_000);
    const reply = await desk.refund(booking.id, { amountWon: suggestedWon });
    expect(reply, JSON.stringify(reply.body)).toMatchObject({ status: 201, body: { state: 'done' } });
    expect(refundSchema.parse(reply.body)).toMatchObject({
      amountWon: 25_000,
      override: false,
      requestedBy: desk.admin.user.username,
      settledAt: desk.clock.now().toISOString(),
    });
    expect(await balanceAt(returned.orderId)).toBe(25_000);
    expect((await desk.card(booking.id)).payment).toMatchObject({
      state: 'part-refunded',
      refundedWon: 25_000,
    });
    expect(await desk.mails(booking.id)).toEqual([
      'booking-confirmed',
      'booking-cancelled',
      'booking-refunded',
    ]);
    const history = await desk.history(booking.id);
    expect(history).toMatchObject([
      {},
      {},
      {},
      {},
      { event: 'refund-requested', actor: `user:${desk.admin.user.id}`, details: { amountWon: 25_000 } },
      { event: 'refunded', details: { amountWon: 25_000 } },
    ]);
    const { rows } = await desk.db.query(
      `SELECT actor, after FROM audit_log WHERE action = 'booking-refund' AND subject_id = $1`,
      [booking.id],
    );
    expect(rows).toMatchObject([
      { actor: desk.admin.user.username, after: { amountWon: 25_000, policyWon: 25_000, override: false } },
    ]);
  });

  test('of another amount needs an override', async () => {
    const { booking, returned } = await paid();
    const refused = await desk.refund(booking.id, { amountWon: 20_000 });
    expect(refused).toMatchObject({ status: 409, body: { type: 'refund-not-possible' } });
    expect(refused.body.detail).toContain('₩50,000');
    const reply = await desk.refund(booking.id, { amountWon: 20_000, override: true, reason: 'Goodwill' });
    expect(reply).toMatchObject({ status: 201, body: { state: 'done', override: true, reason: 'Goodwill' } });
    expect(await balanceAt(returned.orderId)).toBe(30_000);
  });

  test('may be repeated until nothing is left, and is judged by the balance', async () => {
    const { booking, returned } = await paid();
    for (const amountWon of [10_000, 10_000]) {
      const reply = await desk.refund(booking.id, { amountWon, override: true, reason: 'The same reason' });
      expect(reply).toMatchObject({ status: 201, body: { state: 'done' } });
    }
    expect(await desk.quote(booking.id)).toMatchObject({ refundedWon: 20_000, suggestedWon: 30_000 });
    expect(await desk.refund(booking.id, { amountWon: 30_001, override: true })).toMatchObject({
      status: 409,
      body: { type: 'refund-not-possible' },
    });
    expect(await desk.refund(booking.id, { amountWon: 30_000 })).toMatchObject({ status: 201 });
    expect(await balanceAt(returned.orderId)).toBe(0);
    expect(await desk.refund(booking.id, { amountWon: 1, override: true })).toMatchObject({ status: 409 });
    // It still stands, and nobody has paid for it.
    expect((await desk.card(booking.id)).payment.state).toBe('refunded-unpaid');
    await desk.setStatus(booking.id, 'cancelled');
    expect((await desk.card(booking.id)).payment.state).toBe('refunded');
    await desk.setStatus(booking.id, 'confirmed');
    expect((await desk.card(booking.id)).payment.state).toBe('refunded-unpaid');
    expect(await desk.confirm(returned)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('refunded in full') },
    });
  });

  test('that was decided on another screen before is not followed by one whose dialog has not seen it', async () => {
    const { booking } = await paid();
    const seen = { override: true, seenBalanceWon: 50_000 };
    expect((await desk.refund(booking.id, { ...seen, amountWon: 20_000 })).status).toBe(201);
    await desk.reconcile();
    const late = await desk.refund(booking.id, { ...seen, amountWon: 20_000 });
    expect([late.status, late.body.type]).toEqual([409, 'stale-change']);
    expect(late.body.detail).toContain('₩30,000 can still go back');
    const again = await desk.refund(booking.id, { ...seen, amountWon: 20_000, seenBalanceWon: 30_000 });
    expect(again.status).toBe(201);
  });

  test('that is asked for twice with one key is made once; the key with another body is refused', async () => {
    const { booking, returned } = await paid();
    const key = randomUUID();
    const body = { amountWon: 5_000, override: true, reason: 'Goodwill' };
    const replies = await Promise.all(Array.from({ length: 5 }, () => desk.refund(booking.id, body, key)));
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(replies.map((reply) => reply.body.id)).size).toBe(1);
    expect(await balanceAt(returned.orderId)).toBe(45_000);
    expect(await desk.refund(booking.id, { ...body, amountWon: 6_000 }, key)).toMatchObject({
      status: 422,
      body: { type: 'idempotency-key-reused' },
    });
    expect(await desk.mails(booking.id)).toEqual(['booking-confirmed', 'booking-refunded']);
  });

  test('is never two at once: of five admins one is heard', async () => {
    const { booking, returned } = await paid();
    await provider.fault({ on: 'cancel', orderId: returned.orderId, effect: 'hold', when: 'before' });
    const asking = Array.from({ length: 5 }, () =>
      desk.refund(booking.id, { amountWon: 10_000, override: true }),
    );
    await provider.heldCall(returned.orderId, 'cancel');
    await provider.release(returned.orderId, { what: 'calls' });
    const replies = await Promise.all(asking);
    const made = replies.filter(({ status }) => status === 201).length;
    expect(made).toBeGreaterThanOrEqual(1);
    for (const { status, body } of replies)
      if (status !== 201) expect(body).toMatchObject({ type: 'refund-in-progress' });
    expect(await balanceAt(returned.orderId)).toBe(50_000 - made * 10_000);
  });

  test.each([
    ['without a key', { key: '' }, 400],
    ['without a reason', { reason: ' ' }, 400],
    ['of nothing', { amountWon: 0 }, 400],
  ])('%s is refused', async (_name, { key, ...body }: Record<string, unknown>, status) => {
    const { booking } = await paid();
    const reply = await desk.admin.send(
      'POST',
      `/api/admin/bookings/${booking.id}/refunds`,
      { amountWon: 50_000, reason: 'Cancelled', ...body },
      key === '' ? {} : { 'Idempotency-Key': randomUUID() },
    );
    expect(reply).toMatchObject({ status, body: { type: 'validation-failed' } });
  });
});

describe('a provider that misbehaves', () => {
  test.each([
    ['the answer is lost after the refund', { effect: 'reset', when: 'after' }],
    ['a 5xx after the refund', { effect: 'error', when: 'after' }],
    ['a 5xx before it', { effect: 'error', when: 'before' }],
    ['a page instead of JSON', { effect: 'wrong-body' }],
    ['silence', { effect: 'hold', when: 'after' }],
  ])('%s: settled by asking, paid back once, one mail', async (_name, fault) => {
    const { booking, returned } = await paid();
    await provider.fault({ on: 'cancel', orderId: returned.orderId, ...fault });
    const first = await desk.refund(booking.id, { amountWon: 10_000, override: true });
    expect(first).toMatchObject({ status: 201, body: { state: 'sending' } });
    expect((await desk.card(booking.id)).payment.state).toBe('refunding');
    expect(await desk.refund(booking.id, { amountWon: 10_000, override: true })).toMatchObject({
      status: 409,
      body: { type: 'refund-in-progress' },
    });
    desk.clock.advanceMinutes(1);
    await desk.reconcile();
    expect((await desk.quote(booking.id)).refunds).toMatchObject([{ state: 'done' }]);
    expect(await balanceAt(returned.orderId)).toBe(40_000);
    expect(await desk.mails(booking.id)).toEqual(['booking-confirmed', 'booking-refunded']);
  });

  test('a refund that it will not do is shown with the reason, and staff may decide anew', async () => {
    const { booking, returned } = await paid();
    await provider.fault({
      on: 'cancel',
      orderId: returned.orderId,
      effect: 'error',
      when: 'before',
      status: 403,
      code: 'EXCEED_CANCEL_LIMIT',
    });
    const reply = await desk.refund(booking.id, { amountWon: 50_000 });
    expect(reply).toMatchObject({ status: 201, body: { state: 'failed', error: 'EXCEED_CANCEL_LIMIT' } });
    expect((await desk.history(booking.id)).at(-1)).toMatchObject({ event: 'refund-failed' });
    expect(await desk.refund(booking.id, { amountWon: 50_000 })).toMatchObject({ body: { state: 'done' } });
  });

  test('money that went back in its console meanwhile: nothing more is sent, staff decide anew', async () => {
    const { booking, returned } = await paid();
    await provider.cancelInConsole(returned.paymentKey, { cancelAmount: 10_000 });
    const reply = await desk.refund(booking.id, { amountWon: 10_000, override: true });
    expect(reply).toMatchObject({ status: 201, body: { state: 'sending' } });
    desk.clock.advanceMinutes(1);
    await desk.reconcile();
    expect(await desk.quote(booking.id)).toMatchObject({
      balanceWon: 40_000,
      refunds: [{ state: 'failed', error: 'BALANCE_CHANGED' }],
    });
    expect(await balanceAt(returned.orderId)).toBe(40_000);
  });
});
