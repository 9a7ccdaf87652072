import { randomUUID } from 'node:crypto';
import { refundQuoteSchema, refundSchema } from 'shared/refunds/refunds.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { MORNING } from '../../harness/clock.ts';
import { openStaffDesk } from './staff-desk.ts';

const desk = await openStaffDesk({ payments: { timeouts: { writeMs: 400, readMs: 2_000 } } });
const { provider } = desk;
const NAMES = ['Jin', 'Mina', 'Yuna'] as const;

let parties = 0;
/** Three people in a row on an afternoon at least four days after `MORNING`; every party has half an hour of its own. */
async function paid() {
  const half = parties++;
  const bookingDate = half < 10 ? '2026-07-06' : '2026-07-07';
  const bookingTime = `${13 + Math.floor((half % 10) / 2)}:${half % 2}0`.replace(':10', ':30');
  const party = await desk.paidParty(NAMES, { bookingDate, bookingTime });
  const [jin = '', mina = '', yuna = ''] = party.ids;
  return { ...party, jin, mina, yuna, orderId: party.returned.orderId };
}

beforeEach(() => desk.clock.set(MORNING));

const balanceAt = async (orderId: string) => (await provider.captures(orderId))[0]?.balanceWon;
const standings = async (ids: readonly string[]) => {
  const states = [];
  for (const id of ids) states.push((await desk.card(id)).payment.state);
  return states;
};
const refundParty = (id: string, amountWon: number, more: object = {}, key?: string) =>
  desk.refund(id, { amountWon, wholeParty: true, ...more }, key);

/** What has gone back by what we have written down, for each booking of the order. */
async function paidBack(orderId: string): Promise<number[]> {
  const { rows } = await desk.db.query<{ won: number }>(
    `SELECT coalesce(sum(l.amount_won), 0)::int AS won
       FROM payment_attempts a JOIN bookings b ON b.order_id = a.order_id
       LEFT JOIN (refund_lines l JOIN refunds r ON r.id = l.refund_id AND r.state = 'DONE') ON l.booking_id = b.id
      WHERE a.id = $1 GROUP BY b.id ORDER BY b.place`,
    [orderId],
  );
  return rows.map(({ won }) => won);
}

describe('a card of a party', () => {
  test('says what this singer paid of the payment', async () => {
    const { mina } = await paid();
    expect(await desk.card(mina)).toMatchObject({
      totalPrice: 50_000,
      payment: { state: 'paid', paidWon: 50_000, paidTogetherWon: 150_000, refundedWon: 0 },
    });
  });
});

describe('the quote', () => {
  test('gives what the policy gives this singer, and beside it the whole party; one person has no party', async () => {
    const { ids, mina } = await paid();
    const quote = await desk.quote(mina);
    expect(refundQuoteSchema.parse(quote)).toEqual(quote);
    expect(quote).toMatchObject({
      paidWon: 50_000,
      balanceWon: 50_000,
      suggestedWon: 50_000,
      party: {
        suggestedWon: 150_000,
        singers: NAMES.map((name, index) => ({ bookingId: ids[index], name, suggestedWon: 50_000 })),
      },
    });
    const { booking } = await desk.paidBooking({
      bookingDate: '2026-07-07',
      bookingTime: '20:00',
      totalPrice: 44_000,
    });
    expect((await desk.quote(booking.id)).party).toBeNull();
  });
});

describe('a refund of one singer', () => {
  test('leaves the others paid, and never gives back more than that singer paid', async () => {
    const { ids, mina, orderId, booking } = await paid();
    expect(await desk.refund(mina, { amountWon: 50_001, override: true })).toMatchObject({
      status: 409,
      body: { type: 'refund-not-possible', detail: expect.stringContaining('At most ₩50,000') },
    });
    expect(await desk.refund(mina, { amountWon: 50_000 })).toMatchObject({
      status: 201,
      body: { state: 'done' },
    });
    expect(await balanceAt(orderId)).toBe(100_000);
    expect(await standings(ids)).toEqual(['paid', 'refunded-unpaid', 'paid']);
    expect(await desk.refund(mina, { amountWon: 1, override: true })).toMatchObject({ status: 409 });
    expect(await paidBack(orderId)).toEqual([0, 50_000, 0]);
    expect(await desk.mails(booking.id)).toEqual(['booking-confirmed', 'booking-refunded']);
  });

  test('is in that singer’s history alone; the payment is in everybody’s', async () => {
    const { jin, mina } = await paid();
    await desk.refund(mina, { amountWon: 50_000 });
    const eventsOf = async (id: string) => (await desk.history(id)).map(({ event }) => event);
    expect(await eventsOf(jin)).toEqual(['booked', 'payment-started', 'paid']);
    expect(await eventsOf(mina)).toEqual([
      'booked',
      'payment-started',
      'paid',
      'refund-requested',
      'refunded',
    ]);
  });

  test('of each by another admin at once: one is under way at a time, and never more goes back than was paid', async () => {
    const { ids, orderId } = await paid();
    await provider.fault({ on: 'cancel', orderId, effect: 'hold', when: 'before' });
    const asking = ids.map((id) => desk.refund(id, { amountWon: 50_000 }));
    await provider.heldCall(orderId, 'cancel');
    await provider.release(orderId, { what: 'calls' });
    const replies = await Promise.all(asking);
    const made = replies.filter(({ status }) => status === 201).length;
    expect(made).toBeGreaterThanOrEqual(1);
    for (const { status, body } of replies)
      if (status !== 201)
        expect(body).toMatchObject({
          type: 'refund-in-progress',
          detail: expect.stringContaining('to somebody of the party'),
        });
    expect(await balanceAt(orderId)).toBe(150_000 - made * 50_000);
    // Whoever was told to wait asks again.
    for (const id of ids) await desk.refund(id, { amountWon: 50_000 });
    expect(await balanceAt(orderId)).toBe(0);
    expect(await paidBack(orderId)).toEqual([50_000, 50_000, 50_000]);
  });
});

describe('a refund of the whole party', () => {
  test('is one at the provider and one mail, with a line for each', async () => {
    const { ids, mina, orderId, booking } = await paid();
    await desk.setStatus(mina, 'cancelled', { wholeParty: true });
    expect(await standings(ids)).toEqual(['refund-due', 'refund-due', 'refund-due']);
    const reply = await refundParty(mina, 150_000);
    expect(reply).toMatchObject({ status: 201, body: { state: 'done', amountWon: 150_000 } });
    expect(refundSchema.parse(reply.body)).toEqual(reply.body);
    expect(await balanceAt(orderId)).toBe(0);
    expect(await provider.calls(orderId, { kind: 'cancel' })).toHaveLength(1);
    expect(await standings(ids)).toEqual(['refunded', 'refunded', 'refunded']);
    expect(await paidBack(orderId)).toEqual([50_000, 50_000, 50_000]);
    for (const id of ids) {
      expect((await desk.quote(id)).refunds).toMatchObject([{ amountWon: 50_000, state: 'done' }]);
      expect((await desk.history(id)).slice(-2)).toMatchObject([
        { event: 'refund-requested', details: { amountWon: 50_000, policyWon: 50_000 } },
        { event: 'refunded', details: { amountWon: 50_000 } },
      ]);
    }
    const { rows } = await desk.db.query(
      `SELECT FROM audit_log WHERE action = 'booking-refund' AND subject_id = ANY ($1)`,
      [ids],
    );
    expect(rows).toHaveLength(3);
    expect((await desk.mails(booking.id)).filter((kind) => kind === 'booking-refunded')).toHaveLength(1);
    expect(await refundParty(mina, 150_000)).toMatchObject({
      status: 409,
      body: { type: 'refund-not-possible' },
    });
  });

  test('gives each what their own policy gives at their own moment', async () => {
    const { ids, jin, mina, orderId } = await paid();
    desk.clock.set('2026-07-04T10:00:00+09:00');
    await desk.setStatus(jin, 'cancelled');
    desk.clock.set('2026-07-05T12:00:00+09:00');
    await desk.setStatus(mina, 'cancelled');
    const { party } = await desk.quote(mina);
    expect(party?.singers.map(({ suggestedWon }) => suggestedWon)).toEqual([50_000, 25_000, 25_000]);
    expect(await refundParty(mina, 100_000)).toMatchObject({ status: 201, body: { state: 'done' } });
    expect(await balanceAt(orderId)).toBe(50_000);
    expect(await standings(ids)).toEqual(['refunded', 'part-refunded', 'paid']);
  });

  test('counts what has gone back to one of them before', async () => {
    const { mina, orderId } = await paid();
    await desk.refund(mina, { amountWon: 20_000, override: true });
    const { party } = await desk.quote(mina);
    expect(party?.singers.map(({ suggestedWon }) => suggestedWon)).toEqual([50_000, 30_000, 50_000]);
    expect(await refundParty(mina, 130_000)).toMatchObject({ status: 201, body: { state: 'done' } });
    expect(await balanceAt(orderId)).toBe(0);
  });

  test('of another amount than the sum is refused, with override too: that is decided singer by singer', async () => {
    const { jin, orderId } = await paid();
    expect(await refundParty(jin, 140_000)).toMatchObject({
      status: 409,
      body: {
        type: 'refund-not-possible',
        detail:
          'The policies of these bookings give ₩150,000 together at this moment. Refund that, or another amount singer by singer.',
      },
    });
    expect(await refundParty(jin, 140_000, { override: true })).toMatchObject({
      status: 409,
      body: {
        detail:
          'The whole party is refunded as the policy says. Refund another amount singer by singer, with the reason.',
      },
    });
    expect(await balanceAt(orderId)).toBe(150_000);
  });

  test('that is asked for twice with one key is made once; the key for one singer is another request', async () => {
    const { ids, jin, mina, orderId } = await paid();
    const key = randomUUID();
    const replies = await Promise.all([jin, mina, jin].map((id) => refundParty(id, 150_000, {}, key)));
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    expect(await balanceAt(orderId)).toBe(0);
    for (const id of ids)
      expect(await desk.refund(id, { amountWon: 150_000 }, key)).toMatchObject({
        status: 422,
        body: { type: 'idempotency-key-reused' },
      });
  });

  test('and one of a singer at once: one is heard, and never more goes back than was paid', async () => {
    const { jin, mina, orderId } = await paid();
    const replies = await Promise.all([
      refundParty(jin, 150_000),
      desk.refund(mina, { amountWon: 50_000 }),
      refundParty(mina, 150_000),
    ]);
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    const back = (await paidBack(orderId)).reduce((sum, won) => sum + won, 0);
    expect(await balanceAt(orderId)).toBe(150_000 - back);
  });

  test('whose answer is lost is settled by asking, once', async () => {
    const { ids, jin, orderId } = await paid();
    await provider.fault({ on: 'cancel', orderId, effect: 'reset', when: 'after' });
    expect(await refundParty(jin, 150_000)).toMatchObject({ status: 201, body: { state: 'sending' } });
    expect(await standings(ids)).toEqual(['refunding', 'refunding', 'refunding']);
    desk.clock.advanceMinutes(1);
    await desk.reconcile();
    expect(await balanceAt(orderId)).toBe(0);
    expect(await paidBack(orderId)).toEqual([50_000, 50_000, 50_000]);
  });

  test('is never more than what is left where a part went back in the provider’s console', async () => {
    const { jin, orderId, returned } = await paid();
    await provider.cancelInConsole(returned.paymentKey, { cancelAmount: 60_000 });
    expect(await refundParty(jin, 150_000)).toMatchObject({ status: 201, body: { state: 'sending' } });
    desk.clock.advanceMinutes(1);
    await desk.reconcile();
    const { party, refunds } = await desk.quote(jin);
    expect(refunds).toMatchObject([{ state: 'failed', error: 'BALANCE_CHANGED' }]);
    expect(party?.singers.map(({ suggestedWon }) => suggestedWon)).toEqual([50_000, 40_000, 0]);
    expect(await refundParty(jin, 90_000)).toMatchObject({ status: 201, body: { state: 'done' } });
    expect(await balanceAt(orderId)).toBe(0);
  });
});

test('a party that has not paid has nothing to give back', async () => {
  const booking = await desk.hold({
    bookingDate: '2026-07-08',
    bookingTime: '14:00',
    totalPrice: 100_000,
    companions: [
      { name: 'Mina', selectedDrink: 'lemonade', youtubeTrackUrl: 'https://youtu.be/dQw4w9WgXcQ' },
    ],
  });
  expect((await desk.quote(booking.id)).party).toMatchObject({ suggestedWon: 0 });
  expect(await refundParty(booking.id, 100_000)).toMatchObject({
    status: 409,
    body: { type: 'refund-not-possible' },
  });
});
