import type { BookingCreated } from 'shared/bookings/booking-created.ts';
import { describe, expect, test } from 'vitest';
import { openStaffDesk } from '../payments/staff-desk.ts';
import { freshAddress } from '../email/outbox.ts';
import { aParty, numbersOf } from './party.ts';

const desk = await openStaffDesk({
  environment: {
    LIMIT_BOOKINGS_PER_ADDRESS_PER_HOUR: '1000',
    LIMIT_UNPAID_HOLDS_PER_ADDRESS: '1000',
    LIMIT_FACTOR_PER_NETWORK: '1000',
  },
});
const { db, clock } = desk;

/** A party that waits for its payment, on times of its own. */
async function holdParty(size: number) {
  const slots = Array.from({ length: size }, () => desk.wish().slot);
  const [first] = slots;
  const email = freshAddress();
  const request = aParty(size, { ...first, email });
  const { status, body } = await desk.post<BookingCreated>('/api/bookings', request);
  if (status !== 201) throw new Error(`booking: ${status} ${JSON.stringify(body)}`);
  const held = {
    id: body.id,
    email,
    total: body.totalPrice,
    date: String(first?.bookingDate),
    time: String(first?.bookingTime),
  };
  return { held, ids: numbersOf(body), request, times: slots.map(({ bookingTime }) => bookingTime) };
}

async function payFor(held: Awaited<ReturnType<typeof holdParty>>['held']) {
  const returned = await desk.authenticate(held);
  await desk.withoutWebhooks(returned.orderId);
  return { returned, answer: await desk.confirm(returned) };
}

const statesOf = async (ids: readonly string[]) =>
  (
    await db.query<{ status: string; reason: string | null; paidWon: number; owns: number }>(
      `SELECT status, cancellation_reason AS reason, paid_won AS "paidWon",
              (SELECT count(*)::int FROM slot_claims c WHERE c.booking_id = b.id AND c.expires_at IS NULL) AS owns
         FROM bookings b WHERE id = ANY ($1) ORDER BY place`,
      [ids],
    )
  ).rows;

describe('one payment for all', () => {
  test('confirms everybody at once, with one mail', async () => {
    const { held, ids, times } = await holdParty(3);
    const { answer } = await payFor(held);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(answer.body).toMatchObject({
      data: {
        booking: { id: ids[0], bookingTime: times[0], name: 'Test Visitor' },
        companions: [
          { id: ids[1], bookingTime: times[1], name: 'Second Singer' },
          { id: ids[2], bookingTime: times[2], name: 'Third Singer' },
        ],
      },
    });
    const states = await statesOf(ids);
    expect(states.map(({ status, owns }) => ({ status, owns }))).toEqual(
      Array(3).fill({ status: 'confirmed', owns: 1 }),
    );
    expect(states.reduce((sum, { paidWon }) => sum + paidWon, 0)).toBe(held.total);
    expect(await desk.mails(held.id)).toEqual(['booking-confirmed']);
  });

  test('is asked for with the first number and everybody’s total', async () => {
    const { held, ids } = await holdParty(2);
    expect(await desk.initialize({ ...held, total: held.total / 2 })).toMatchObject({
      status: 409,
      body: { type: 'amount-mismatch', totalPrice: held.total },
    });
    expect(await desk.initialize({ ...held, id: ids[1] ?? '' })).toMatchObject({ status: 404 });
    const { body } = await desk.initialize(held);
    expect(body.orderName).toBe(`2 recording sessions #${held.id}`);
  });

  test('two windows of one party: one is paid, the other cannot be', async () => {
    const { held } = await holdParty(2);
    const [one, other] = [await desk.authenticate(held), await desk.authenticate(held)];
    const answers = await Promise.all([desk.confirm(one), desk.confirm(other)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { rowCount } = await db.query(
      `SELECT FROM payment_attempts WHERE order_id = $1 AND state IN ('CONFIRMING', 'UNKNOWN', 'PAID')`,
      [held.id],
    );
    expect(rowCount).toBe(1);
  });
});

describe('a party that does not pay', () => {
  test('loses all its times together, and anybody can have each of them', async () => {
    const { ids, held, times } = await holdParty(3);
    clock.advanceMinutes(16);
    const [, second = ''] = times;
    expect(await desk.freeTimes(held.date)).toEqual(expect.arrayContaining(times));
    const rival = await desk.post(
      '/api/bookings',
      aParty(1, { bookingDate: held.date, bookingTime: second, email: freshAddress() }),
    );
    expect(rival.status, JSON.stringify(rival.body)).toBe(201);
    const returned = await desk.authenticate(held).catch((refusal: Error) => refusal.message);
    expect(returned).toContain('hold-expired');
    expect((await statesOf(ids)).every(({ owns }) => owns === 0)).toBe(true);
    clock.advanceMinutes(-16);
  });

  test('gives all its times back when it gives up', async () => {
    const { ids, held } = await holdParty(2);
    const { body } = await desk.initialize(held);
    expect((await desk.abandon(body.orderId)).status).toBe(200);
    expect(await statesOf(ids)).toMatchObject(
      Array(2).fill({ status: 'cancelled', reason: 'payment-abandoned' }),
    );
    const { rowCount } = await db.query('SELECT FROM slot_claims WHERE booking_id = ANY ($1)', [ids]);
    expect(rowCount).toBe(0);
  });

  test('that changes its mind has its old times until the new ones are its own', async () => {
    const { ids, held, request } = await holdParty(2);
    const { body } = await desk.initialize(held);
    const other = await holdParty(3);
    const refused = await desk.post('/api/bookings', {
      ...other.request,
      email: held.email,
      replaces: body.orderId,
    });
    expect(refused).toMatchObject({ status: 409, body: { type: 'slot-taken' } });
    expect(await statesOf(ids)).toMatchObject(Array(2).fill({ status: 'pending' }));
    // One of them alone, at the old time: what is its own is free for it.
    const overlapping = aParty(1, {
      bookingDate: request.bookingDate,
      bookingTime: held.time,
      email: held.email,
      replaces: body.orderId,
    });
    const changed = await desk.post<BookingCreated>('/api/bookings', overlapping);
    expect(changed.status, JSON.stringify(changed.body)).toBe(201);
    expect(await statesOf(ids)).toMatchObject(Array(2).fill({ status: 'cancelled' }));
  });

  test('that would be one more, and is not let in, hears of the time of another and not of its own', async () => {
    const { ids, held, request } = await holdParty(2);
    const { body } = await desk.initialize(held);
    const next = await holdParty(1);
    const refused = await desk.post(
      '/api/bookings',
      aParty(3, {
        bookingDate: request.bookingDate,
        bookingTime: held.time,
        email: held.email,
        replaces: body.orderId,
      }),
    );
    expect(refused).toMatchObject({ status: 409, body: { type: 'slot-taken', goneTime: next.held.time } });
    expect(await statesOf(ids)).toMatchObject(Array(2).fill({ status: 'pending' }));
  });
});

describe('an order that cannot be honoured in full is not half taken', () => {
  /** Between the hold and the payment somebody gets one of its times. */
  async function loseOneTime(party: Awaited<ReturnType<typeof holdParty>>, place: number) {
    clock.advanceMinutes(16);
    const bookingTime = party.times[place] ?? '';
    const rival = aParty(1, { bookingDate: party.held.date, bookingTime, email: freshAddress() });
    const { status, body } = await desk.post('/api/bookings', rival);
    expect(status, JSON.stringify(body)).toBe(201);
    return bookingTime;
  }

  test('before money was asked for: nothing is charged, and the party is told which time is gone', async () => {
    const party = await holdParty(3);
    const returned = await desk.authenticate(party.held);
    const gone = await loseOneTime(party, 1);
    const { status, body } = await desk.confirm(returned);
    expect(status).toBe(409);
    expect(body).toMatchObject({ type: 'slot-taken' });
    expect(body.message).toContain(gone);
    expect(body.message).toContain('not all of you could sing. Nothing was charged.');
    expect(await desk.provider.captures(returned.orderId)).toMatchObject([]);
    expect((await statesOf(party.ids)).every(({ status: state }) => state === 'pending')).toBe(true);
    clock.advanceMinutes(-16);
  });

  test('when money comes all the same, all of it goes back and nobody is booked', async () => {
    const party = await holdParty(3);
    const returned = await desk.authenticate(party.held);
    const { orderId } = returned;
    await desk.withoutWebhooks(orderId);
    await desk.provider.fault({ on: 'confirm', orderId, effect: 'reset', when: 'after' });
    await desk.provider.fault({ on: 'query', orderId, effect: 'reset', times: 6 });
    expect(await desk.confirm(returned)).toMatchObject({ status: 202 });
    // Staff give up one of them while nobody knows whether the card was charged.
    expect((await desk.setStatus(party.ids[2] ?? '', 'cancelled')).status).toBe(200);
    for (let look = 1; look <= 4; look += 1) {
      clock.advanceMinutes(1);
      await desk.reconcile();
    }
    expect(await desk.provider.captures(orderId)).toMatchObject([{ captures: 1, balanceWon: 0 }]);
    expect(await statesOf(party.ids)).toMatchObject([
      { status: 'cancelled', reason: 'not-honoured', owns: 0 },
      { status: 'cancelled', reason: 'not-honoured', owns: 0 },
      { status: 'cancelled', reason: 'staff', owns: 0 },
    ]);
    expect(await desk.mails(party.held.id)).toContain('payment-refunded');
    clock.advanceMinutes(-4);
  });

  test('one who was cancelled before the payment is not paid for, and the others can pay', async () => {
    const party = await holdParty(3);
    const opened = await desk.authenticate(party.held);
    expect((await desk.setStatus(party.ids[1] ?? '', 'cancelled')).status).toBe(200);
    expect(await desk.confirm(opened)).toMatchObject({ status: 409, body: { type: 'amount-mismatch' } });
    const { body } = await desk.initialize(party.held);
    expect(body).toMatchObject({ type: 'amount-mismatch' });
    const total = Number(body.totalPrice);
    const { answer } = await payFor({ ...party.held, total });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(await statesOf(party.ids)).toMatchObject([
      { status: 'confirmed' },
      { status: 'cancelled', paidWon: 0 },
      { status: 'confirmed' },
    ]);
    expect((await desk.card(party.ids[1] ?? '')).payment).toMatchObject({ state: 'unpaid', refundedWon: 0 });
  });
});

describe('an attempt is for those whom it was opened for', () => {
  test('whom staff have settled pays otherwise; the others pay for themselves', async () => {
    const party = await holdParty(3);
    const [mina = ''] = party.ids;
    expect((await desk.setStatus(mina, 'confirmed')).status).toBe(200);
    const { body } = await desk.initialize(party.held);
    expect(body).toMatchObject({ type: 'amount-mismatch' });
    const total = Number(body.totalPrice);
    const { answer } = await payFor({ ...party.held, total });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const states = await statesOf(party.ids);
    expect(states.map(({ status }) => status)).toEqual(Array(3).fill('confirmed'));
    expect(states[0]?.paidWon).toBe(0);
    expect(states.reduce((sum, { paidWon }) => sum + paidWon, 0)).toBe(total);
    expect((await desk.card(mina)).payment).toMatchObject({ state: 'unpaid', approvedAt: null });
  });

  test('one who is reinstated afterwards has not paid, and is told no such thing', async () => {
    const party = await holdParty(2);
    const [, jin = ''] = party.ids;
    expect((await desk.setStatus(jin, 'cancelled')).status).toBe(200);
    const { body } = await desk.initialize(party.held);
    await payFor({ ...party.held, total: Number(body.totalPrice) });
    expect((await desk.setStatus(jin, 'confirmed')).status).toBe(200);
    expect((await desk.card(jin)).payment).toMatchObject({ state: 'unpaid', refundedWon: 0 });
    const { rows } = await db.query<{ text: string }>(
      `SELECT text_body AS text FROM emails WHERE order_id = $1 AND kind = 'booking-confirmed-again'`,
      [party.held.id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).not.toMatch(/Nothing more is due/i);
  });
});
