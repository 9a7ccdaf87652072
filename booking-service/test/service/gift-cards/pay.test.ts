import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MORNING } from '../../harness/clock.ts';
import { openPage } from '../my-booking/own-page.ts';
import { openGiftDesk } from './harness.ts';

const desk = await openGiftDesk();
beforeEach(() => desk.clock.set(MORNING));
afterEach(async () => expect(await desk.unbalanced()).toEqual([]));

const { held, party } = desk;

describe('a gift card', () => {
  test('pays what is on it, and the rest is paid by card', async () => {
    const { code, id } = await desk.giftCard(30_000);
    const booking = await held();
    expect((await desk.redeem(booking, code)).body).toMatchObject({
      ...{ code, discountWon: 0, giftWon: 30_000, leftWon: 0, totalWon: 20_000 },
    });
    expect(await desk.left(id)).toBe(0);
    const returned = await desk.authenticate({ ...booking, total: 20_000 });
    await desk.withoutWebhooks(returned.orderId);
    expect(await desk.confirm(returned)).toMatchObject({
      status: 200,
      body: { data: { payment: { method: '카드', giftWon: 30_000 } } },
    });
    expect(await desk.card(booking.id)).toMatchObject({
      ...{ status: 'confirmed', totalPrice: 50_000 },
      payment: { state: 'paid', paidWon: 50_000 },
    });
    expect(await desk.ledger(booking.id)).toEqual(['card 20000', 'gift-card 30000']);
    await desk.reconcile();
    expect((await desk.provider.captures(returned.orderId)).length).toBe(1);
  });

  test('pays for all of it without a card, once, and keeps the rest', async () => {
    const { code, id } = await desk.giftCard(80_000);
    const booking = await held();
    expect((await desk.redeem(booking, code)).body).toMatchObject({
      ...{ giftWon: 50_000, leftWon: 30_000, totalWon: 0 },
    });
    expect((await desk.initialize({ ...booking, total: 1 })).body.type).toBe('nothing-to-pay');
    for (let time = 0; time < 2; time += 1) expect((await desk.complete(booking)).status).toBe(204);
    expect(await desk.bookingRow(booking.id)).toMatchObject({ status: 'confirmed' });
    expect(await desk.mails(booking.id)).toEqual(['booking-confirmed']);
    expect(await desk.ledger(booking.id)).toEqual(['gift-card 50000']);
    expect(await desk.left(id)).toBe(30_000);
    const next = await held();
    expect((await desk.redeem(next, code)).body).toMatchObject({ giftWon: 30_000, totalWon: 20_000 });
  });

  test('or a voucher is told on the page of what waits for payment, as where it was typed', async () => {
    const codes = [
      (await desk.giftCard(30_000)).code,
      (await desk.make({ kind: 'percent', value: 20 })).code,
    ];
    for (const code of codes) {
      const booking = await held();
      const { body } = await desk.redeem(booking, code);
      expect((await (await openPage(desk, booking.id)).look()).toPay).toEqual(body);
    }
  });

  test('with nothing on it is refused, and so is one that has ended', async () => {
    const empty = await desk.giftCard(50_000);
    const booking = await held();
    await desk.redeem(booking, empty.code);
    await desk.complete(booking);
    const next = await held();
    expect(await desk.refusal(next, empty.code)).toBe('voucher-spent');
    const ended = await desk.giftCard(50_000);
    await desk.end(ended.id);
    expect(await desk.refusal(next, ended.code)).toBe('voucher-ended');
  });

  test('that has ended or expired opens again for what a refund brings back, and no more', async () => {
    for (const close of [
      (id: number) => desk.end(id),
      (id: number) => desk.db.query(`UPDATE vouchers SET use_until = '2020-01-31' WHERE id = $1`, [id]),
    ]) {
      const { code, id } = await desk.giftCard(80_000);
      const booking = await held();
      await desk.redeem(booking, code);
      await desk.complete(booking);
      await close(id);
      const next = await held();
      expect(await desk.refusal(next, code)).toBe('voucher-ended');
      await desk.setStatus(booking.id, 'cancelled');
      expect((await desk.refund(booking.id, { amountWon: 50_000, override: true })).status).toBe(201);
      expect(await desk.left(id)).toBe(50_000);
      expect((await desk.redeem(next, code)).body).toMatchObject({ giftWon: 50_000, totalWon: 0 });
      await desk.redeem(next, null);
    }
    expect(await desk.unbalanced()).toEqual([]);
  });

  test('is free again once it is taken off, or the time to pay has run out', async () => {
    const { code, id } = await desk.giftCard(50_000);
    const [one, other] = [await held(), await held()];
    await desk.redeem(one, code);
    expect(await desk.refusal(other, code)).toBe('voucher-spent');
    await desk.redeem(one, null);
    expect(await desk.left(id)).toBe(50_000);
    expect((await desk.redeem(other, code)).status).toBe(200);
    desk.clock.advanceMinutes(16);
    expect(await desk.left(id)).toBe(50_000);
    const late = await held();
    expect((await desk.redeem(late, code)).body).toMatchObject({ giftWon: 50_000 });
  });

  test('that pays for all of it is free again for whoever goes back', async () => {
    const { code, id } = await desk.giftCard(80_000);
    const booking = await held();
    const { body } = await desk.initialize(booking);
    await desk.redeem(booking, code);
    expect((await desk.abandon(body.orderId)).status).toBe(200);
    expect(await desk.bookingRow(booking.id)).toMatchObject({ status: 'cancelled' });
    expect(await desk.left(id)).toBe(80_000);
    expect((await desk.abandon(body.orderId)).body.type).toBe('payment-closed');
  });

  test('somebody who comes back too late is charged nothing: the card has been used since', async () => {
    const { code } = await desk.giftCard(30_000);
    const booking = await held();
    await desk.redeem(booking, code);
    const returned = await desk.authenticate({ ...booking, total: 20_000 });
    await desk.withoutWebhooks(returned.orderId);
    desk.clock.advanceMinutes(16);
    const other = await held();
    expect((await desk.redeem(other, code)).body).toMatchObject({ giftWon: 30_000 });
    expect(await desk.confirm(returned)).toMatchObject({ status: 409, body: { type: 'voucher-refused' } });
    expect(await desk.provider.captures(returned.orderId)).toEqual([]);
    expect((await desk.redeem(other, code)).body).toMatchObject({ giftWon: 30_000 });
  });
});

test('money that was taken although the gift card has nothing any more goes back, and buys no session', async () => {
  const { code, id } = await desk.giftCard(30_000);
  const booking = await held();
  await desk.redeem(booking, code);
  const returned = await desk.authenticate({ ...booking, total: 20_000 });
  await desk.withoutWebhooks(returned.orderId);
  await desk.provider.fault({ on: 'confirm', orderId: returned.orderId, effect: 'hold', when: 'before' });
  const answer = desk.confirm(returned);
  await desk.provider.heldCall(returned.orderId, 'confirm');
  // Nothing does so: what waits for its payment keeps its part. It is the last guard that is tried.
  const other = await held();
  await desk.db.query('UPDATE voucher_uses SET order_id = $2 WHERE order_id = $1', [booking.id, other.id]);
  await desk.provider.release(returned.orderId, { what: 'calls' });
  expect(await answer).toMatchObject({ status: 409, body: { type: 'payment-refunded' } });
  await desk.reconcile();
  expect(await desk.bookingRow(booking.id)).toMatchObject({ status: 'cancelled' });
  expect((await desk.provider.captures(returned.orderId))[0]?.balanceWon).toBe(0);
  expect(await desk.ledger(booking.id)).toEqual(['card 20000', 'card -20000']);
  expect(await desk.left(id)).toBe(0);
  // The card alone was charged.
  expect(await desk.refundQuote(booking.id)).toMatchObject({ paidWon: 20_000, refundedWon: 20_000 });
});

describe('what goes back', () => {
  test('goes to the card and to the gift card, in shares', async () => {
    const { code, id } = await desk.giftCard(30_000);
    const booking = await held();
    await desk.payWith(booking, code);
    expect(await desk.refundQuote(booking.id)).toMatchObject({ paidWon: 50_000, suggestedWon: 50_000 });
    expect(
      (await desk.refund(booking.id, { amountWon: 10_000, reason: 'Sorry', override: true })).status,
    ).toBe(201);
    expect(await desk.left(id)).toBe(6_000);
    expect(await desk.ledger(booking.id)).toEqual(expect.arrayContaining(['gift-card -6000', 'card -4000']));
    expect(await desk.refundQuote(booking.id)).toMatchObject({ balanceWon: 40_000 });
  });

  test('of what a gift card paid alone is back at once', async () => {
    const { code, id } = await desk.giftCard(100_000);
    const booking = await party();
    await desk.redeem(booking, code);
    await desk.complete(booking);
    expect(await desk.left(id)).toBe(0);
    const { body, status } = await desk.refund(booking.id, { amountWon: 50_000, reason: 'Cancelled' });
    expect({ status, body }).toMatchObject({ status: 201, body: { state: 'done', amountWon: 50_000 } });
    expect(await desk.left(id)).toBe(50_000);
    expect(await desk.mails(booking.id)).toEqual(['booking-confirmed', 'booking-refunded']);
    const { payment } = await (await openPage(desk, booking.id)).look();
    expect(payment.refunds).toMatchObject([{ amountWon: 0, giftWon: 50_000 }]);
  });

  test('of a party is no more than each has paid, where the provider does not give back its part', async () => {
    const { code, id } = await desk.giftCard(20_000);
    const booking = await party();
    const { returned } = await desk.payWith(booking, code);
    const [, mina = ''] = await desk.idsOf(booking.id);
    await desk.provider.fault({
      ...{ on: 'cancel', orderId: returned.orderId, effect: 'error', when: 'before' },
      ...{ status: 403, code: 'EXCEED_CANCEL_LIMIT' },
    });
    const refused = await desk.refund(booking.id, { amountWon: 50_000, reason: 'Sorry', override: true });
    expect(refused).toMatchObject({ status: 201, body: { state: 'failed' } });
    // The gift card's part is back on it all the same.
    expect(await desk.left(id)).toBe(10_000);
    expect(await desk.refundQuote(booking.id)).toMatchObject({ balanceWon: 40_000, suggestedWon: 40_000 });
    desk.clock.advanceMinutes(1);
    const again = await desk.refund(booking.id, { amountWon: 40_000, reason: 'Sorry', override: true });
    expect(again).toMatchObject({ status: 201, body: { state: 'done' } });
    const { payment } = await (await openPage(desk, booking.id)).look();
    expect(payment.refunds.map(({ amountWon, giftWon, state }) => [state, amountWon, giftWon])).toEqual([
      ['stuck', 0, 10_000],
      ['paid-back', 35_556, 4_444],
    ]);
    expect(await desk.refundQuote(mina)).toMatchObject({ paidWon: 50_000, balanceWon: 50_000 });
  });
});
