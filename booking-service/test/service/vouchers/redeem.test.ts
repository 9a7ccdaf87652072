import { beforeEach, describe, expect, test } from 'vitest';
import { MORNING } from '../../harness/clock.ts';
import { freshAddress } from '../email/outbox.ts';
import { mondays, openVoucherDesk } from './harness.ts';

const desk = await openVoucherDesk();
beforeEach(() => desk.clock.set(MORNING));

const afternoon = { bookingDate: mondays[0] };
const { held, party } = desk;

describe('a code that is used where one pays', () => {
  test('takes its share off, however it is typed, and the rest is paid by card', async () => {
    const { code, id } = await desk.make({ kind: 'percent', value: 20, mostUses: 1 });
    expect(code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    const booking = await held();
    const { status, body } = await desk.redeem(booking, ` ${code.toLowerCase().replace('-', ' ')} `);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { code, discountWon: 10_000, totalWon: 40_000 },
    });
    const returned = await desk.authenticate({ ...booking, total: 40_000 });
    await desk.withoutWebhooks(returned.orderId);
    expect((await desk.confirm(returned)).status).toBe(200);
    expect(await desk.card(booking.id)).toMatchObject({
      ...{ status: 'confirmed', totalPrice: 40_000, discountWon: 10_000 },
      payment: { state: 'paid', paidWon: 40_000 },
    });
    expect(await desk.uses(id)).toEqual([
      { bookingId: booking.id, name: 'Test Visitor', takenOffWon: 10_000, until: null },
    ]);
    expect((await desk.history(booking.id)).map(({ event }) => event)).toEqual([
      ...['booked', 'voucher-used', 'payment-started', 'paid'],
    ]);
  });

  test('closes the card window that was opened with the other price', async () => {
    const { code } = await desk.make({ kind: 'won', value: 5_000 });
    const booking = await held();
    const before = await desk.authenticate(booking);
    await desk.redeem(booking, code);
    expect((await desk.confirm(before)).body.type).toBe('payment-closed');
    expect(await desk.provider.captures(before.orderId)).toEqual([]);
    expect((await desk.initialize(booking)).body).toMatchObject({
      type: 'amount-mismatch',
      totalPrice: 45_000,
    });
  });

  test('is taken off again, and another one in its place is one use of each', async () => {
    const first = await desk.make({ kind: 'won', value: 5_000, mostUses: 1 });
    const second = await desk.make({ kind: 'won', value: 7_000, mostUses: 1 });
    const booking = await held();
    await desk.redeem(booking, first.code);
    expect((await desk.redeem(booking, second.code)).body).toMatchObject({
      totalWon: 43_000,
      discountWon: 7_000,
    });
    expect(await desk.ordersWithUse(first.id)).toEqual([]);
    expect((await desk.redeem(booking, second.code)).body).toMatchObject({ totalWon: 43_000 });
    expect((await desk.redeem(booking, null)).body).toMatchObject({
      code: null,
      totalWon: 50_000,
      discountWon: 0,
    });
    expect(await desk.ordersWithUse(second.id)).toEqual([]);
  });

  test('stays as it was when another one is refused', async () => {
    const { code, id } = await desk.make({ kind: 'won', value: 5_000 });
    const booking = await held();
    await desk.redeem(booking, code);
    expect(await desk.refusal(booking, 'NOSUCHCODE')).toBe('voucher-unknown');
    expect(await desk.prices(booking.id)).toEqual([{ total: 45_000, discount: 5_000 }]);
    expect(await desk.ordersWithUse(id)).toEqual([booking.id]);
  });

  test('is a part of each one’s price in a party, and of what each gets back', async () => {
    const { code } = await desk.make({ kind: 'won', value: 30_000 });
    const booking = await party();
    await desk.payWith(booking, code);
    expect(await desk.prices(booking.id)).toEqual([
      { total: 35_000, discount: 15_000 },
      { total: 35_000, discount: 15_000 },
    ]);
    expect(await desk.refundQuote(booking.id)).toMatchObject({ paidWon: 35_000, suggestedWon: 35_000 });
  });

  test('stays with whom staff have settled, and the others of the party keep their price', async () => {
    const { code, id } = await desk.make({ kind: 'won', value: 30_000, mostUses: 1 });
    const booking = await party();
    await desk.redeem(booking, code);
    await desk.setStatus(booking.id, 'confirmed');
    expect((await desk.redeem(booking, null)).body.type).toBe('nothing-to-pay');
    expect(await desk.ordersWithUse(id)).toEqual([booking.id]);
    expect(await desk.prices(booking.id)).toEqual([
      { total: 35_000, discount: 15_000 },
      { total: 35_000, discount: 15_000 },
    ]);
  });

  test('needs the booking’s own address', async () => {
    const { code } = await desk.make({ kind: 'won', value: 5_000 });
    const { id } = await held();
    expect((await desk.redeem({ id, email: freshAddress() }, code)).body.type).toBe('booking-not-found');
    expect((await desk.redeem({ id: 'no-number', email: freshAddress() }, code)).body.type).toBe(
      'booking-not-found',
    );
  });

  test('is not used for what is paid already', async () => {
    const { code, id } = await desk.make({ kind: 'won', value: 5_000 });
    const { booking } = await desk.paidBooking({ ...afternoon, bookingTime: '13:00' });
    expect((await desk.redeem(booking, code)).body.type).toBe('already-paid');
    expect(await desk.ordersWithUse(id)).toEqual([]);
  });
});

describe('a code that pays for all of it', () => {
  test('needs no card, and the booking is confirmed with a mail', async () => {
    const { code, id } = await desk.make({ kind: 'free-session', mostUses: 1 });
    const booking = await held();
    expect((await desk.redeem(booking, code)).body).toMatchObject({ totalWon: 0, discountWon: 50_000 });
    expect((await desk.initialize({ ...booking, total: 1 })).body.type).toBe('nothing-to-pay');
    expect((await desk.complete(booking)).status).toBe(204);
    expect((await desk.complete(booking)).status).toBe(204);
    expect(await desk.bookingRow(booking.id)).toMatchObject({ status: 'confirmed', holdExpiresAt: null });
    expect(await desk.happened(booking.id, 'covered')).toBe(1);
    expect(await desk.mails(booking.id)).toEqual(['booking-confirmed']);
    expect(await desk.uses(id)).toMatchObject([{ bookingId: booking.id, until: null }]);
  });

  test('does not confirm what is still to be paid', async () => {
    const booking = await held();
    expect((await desk.complete(booking)).body).toMatchObject({
      type: 'amount-mismatch',
      totalPrice: 50_000,
    });
  });

  test('is free again when its visitor leaves, whichever card window they had seen', async () => {
    const { code, id } = await desk.make({ kind: 'free-session', mostUses: 1 });
    const booking = await held();
    const { body } = await desk.initialize(booking);
    await desk.redeem(booking, code);
    expect((await desk.abandon(body.orderId)).status).toBe(200);
    expect(await desk.bookingRow(booking.id)).toMatchObject({
      status: 'cancelled',
      reason: 'payment-abandoned',
    });
    expect(await desk.ordersWithUse(id)).toEqual([]);
    expect((await desk.abandon(body.orderId)).body.type).toBe('payment-closed');
  });
});

describe('a use of a code', () => {
  test('is free once the hold has run out, and somebody else may have it', async () => {
    const { code, id } = await desk.make({ kind: 'won', value: 5_000, mostUses: 1 });
    const late = await held();
    await desk.redeem(late, code);
    const returned = await desk.authenticate({ ...late, total: 45_000 });
    await desk.withoutWebhooks(returned.orderId);
    const next = await held();
    expect(await desk.refusal(next, code)).toBe('voucher-used-up');
    desk.clock.advanceMinutes(16);
    const another = await held();
    expect((await desk.redeem(another, code)).status).toBe(200);
    expect(await desk.ordersWithUse(id)).toEqual([another.id]);
    // Whoever comes back late is charged nothing: the price that they saw is no longer theirs.
    expect((await desk.confirm(returned)).body).toMatchObject({ type: 'voucher-refused', success: false });
    expect(await desk.provider.captures(returned.orderId)).toEqual([]);
  });

  test('is still theirs who come back late, where nobody has taken it over', async () => {
    const { code, id } = await desk.make({ kind: 'won', value: 5_000, mostUses: 1 });
    const late = await held();
    await desk.redeem(late, code);
    const returned = await desk.authenticate({ ...late, total: 45_000 });
    await desk.withoutWebhooks(returned.orderId);
    desk.clock.advanceMinutes(16);
    expect((await desk.confirm(returned)).status).toBe(200);
    expect(await desk.uses(id)).toMatchObject([{ bookingId: late.id, until: null }]);
  });

  test('is given back with a cancellation, and taken anew when staff take that back', async () => {
    const { code, id } = await desk.make({ kind: 'won', value: 5_000, mostUses: 1 });
    const booking = await held();
    await desk.payWith(booking, code);
    await desk.setStatus(booking.id, 'cancelled');
    expect(await desk.ordersWithUse(id)).toEqual([]);
    expect((await desk.setStatus(booking.id, 'confirmed')).status).toBe(200);
    expect(await desk.ordersWithUse(id)).toEqual([booking.id]);
    await desk.setStatus(booking.id, 'cancelled');
    const next = await held();
    await desk.redeem(next, code);
    expect((await desk.setStatus(booking.id, 'confirmed')).body).toMatchObject({
      ...{ type: 'voucher-refused', code: 'voucher-used-since' },
      detail: expect.stringContaining('has been used for another one since') as string,
    });
    expect(await desk.bookingRow(booking.id)).toMatchObject({ status: 'cancelled' });
    expect(await desk.freeTimes(booking.date)).toContain(booking.time);
  });

  test('stays with a guest who did not come', async () => {
    const { code, id } = await desk.make({ kind: 'won', value: 5_000, mostUses: 1 });
    const booking = await held();
    await desk.payWith(booking, code);
    desk.clock.set(`${booking.date}T${booking.time}:30+09:00`);
    await desk.setStatus(booking.id, 'cancelled', { reason: 'no-show' });
    expect(await desk.ordersWithUse(id)).toEqual([booking.id]);
  });

  test('is none of one whom staff cancelled before another code was used', async () => {
    const { code } = await desk.make({ kind: 'won', value: 30_000, mostUses: 1 });
    const card = await desk.make({ kind: 'gift-card', value: 50_000 });
    const booking = await party();
    const [, mina = ''] = await desk.idsOf(booking.id);
    await desk.redeem(booking, code);
    await desk.setStatus(mina, 'cancelled');
    expect((await desk.redeem(booking, card.code)).body).toMatchObject({ discountWon: 0, giftWon: 50_000 });
    expect((await desk.complete(booking)).status).toBe(204);
    expect(await desk.prices(booking.id)).toEqual([
      { total: 50_000, discount: 0 },
      { total: 50_000, discount: 0 },
    ]);
    // Brought back and cancelled again, they leave alone what the other one has paid with.
    expect((await desk.setStatus(mina, 'confirmed')).status).toBe(200);
    for (const id of [booking.id, mina]) await desk.setStatus(id, 'cancelled');
    expect(await desk.list(card.code)).toMatchObject([{ leftWon: 0 }]);
    const back = await desk.refund(booking.id, { amountWon: 50_000, reason: 'Cancelled' });
    expect(back).toMatchObject({ status: 201, body: { state: 'done' } });
    expect(await desk.list(card.code)).toMatchObject([{ leftWon: 50_000 }]);
  });

  test('stays with a party of whom one cancels', async () => {
    const { code, id } = await desk.make({ kind: 'won', value: 30_000, mostUses: 1 });
    const booking = await party();
    await desk.payWith(booking, code);
    await desk.setStatus(booking.id, 'cancelled');
    expect(await desk.ordersWithUse(id)).toEqual([booking.id]);
  });
});
