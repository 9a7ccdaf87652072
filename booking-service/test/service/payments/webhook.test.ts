import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openCashDesk } from './harness.ts';
import type { Returned } from '../../harness/provider-shop.ts';

const desk = await openCashDesk({ payments: { timeouts: { writeMs: 400, readMs: 2_000 } } });
const { provider } = desk;

const send = (body: string, headers: Record<string, string> = {}) =>
  desk.send('/api/payments/webhook', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'tosspayments-webhook-transmission-id': `whtrans_${randomBytes(8).toString('hex')}`,
      ...headers,
    },
    body,
  });

/** What somebody would write who wants to be taken for the provider. */
const forged = ({ orderId, paymentKey, amount }: Returned, status = 'DONE', more = {}) =>
  JSON.stringify({
    eventType: 'PAYMENT_STATUS_CHANGED',
    createdAt: '2026-07-02T09:00:00.000',
    data: {
      orderId,
      paymentKey,
      status,
      totalAmount: amount,
      balanceAmount: amount,
      currency: 'KRW',
      ...more,
    },
  });

/** What the provider alone and we know of a payment. */
async function secretOf({ orderId }: Returned): Promise<string> {
  const [payment] = await provider.control<{ secret: string }[]>('GET', `/payments?orderId=${orderId}`);
  return payment?.secret ?? '';
}

const webhookRows = async (orderId: string) =>
  (
    await desk.db.query<{ state: string }>('SELECT state FROM webhook_events WHERE attempt_id = $1', [
      orderId,
    ])
  ).rows;

describe('a webhook', () => {
  test('settles a payment whose answer never came', async () => {
    const booking = await desk.hold();
    const returned = await desk.authenticate(booking);
    await provider.fault({ on: 'confirm', orderId: returned.orderId, effect: 'reset' });
    await provider.fault({ on: 'query', orderId: returned.orderId, effect: 'error', times: 2 });
    await provider.fault({ on: 'webhook', orderId: returned.orderId, effect: 'hold' });
    expect(await desk.confirm(returned)).toMatchObject({ status: 202 });
    await provider.release(returned.orderId);
    expect(await desk.confirm(returned)).toMatchObject({ status: 200 });
    expect(await webhookRows(returned.orderId)).toEqual([{ state: 'PROCESSED' }]);
    expect(await desk.mails(booking.id)).toEqual(['booking-confirmed']);
  });

  test('before the answer, with the answer, five times over: one PAID, one mail', async () => {
    const booking = await desk.hold();
    const returned = await desk.authenticate(booking);
    await provider.fault({ on: 'webhook', orderId: returned.orderId, effect: 'before-answer' });
    const [first] = await Promise.all([desk.confirm(returned), desk.confirm(returned)]);
    expect([200, 202]).toContain(first.status);
    expect(await desk.confirm(returned)).toMatchObject({ status: 200 });
    await provider.fault({ on: 'webhook', orderId: returned.orderId, effect: 'duplicate', copies: 5 });
    await provider.control('POST', `/payments/${returned.paymentKey}/webhook`);
    await desk.reconcile();
    expect(await desk.happened(booking.id, 'paid')).toBe(1);
    expect(await desk.mails(booking.id)).toEqual(['booking-confirmed']);
    expect(await provider.captures(returned.orderId)).toMatchObject([{ captures: 1 }]);
  });

  test('that never comes is not missed', async () => {
    const booking = await desk.hold();
    const returned = await desk.authenticate(booking);
    await desk.withoutWebhooks(returned.orderId);
    expect(await desk.confirm(returned)).toMatchObject({ status: 200 });
    expect(await webhookRows(returned.orderId)).toEqual([]);
  });

  test('days late and in the wrong order changes nothing that is known better', async () => {
    const booking = await desk.hold();
    const returned = await desk.authenticate(booking);
    const { orderId, paymentKey } = returned;
    await provider.fault({ on: 'webhook', orderId, effect: 'hold', times: 2 });
    await desk.confirm(returned);
    await provider.cancelInConsole(paymentKey, { cancelAmount: 10_000 });
    await provider.release(orderId, { order: 'reversed' });
    const { rows } = await desk.db.query('SELECT state, balance_won FROM payment_attempts WHERE id = $1', [
      orderId,
    ]);
    expect(rows).toEqual([{ state: 'PAID', balance_won: booking.total - 10_000 }]);
    expect(await desk.bookingRow(booking.id)).toMatchObject({ status: 'confirmed' });
  });

  test('is sent again by the provider when it could not be checked', async () => {
    const returned = await desk.authenticate(await desk.hold());
    await desk.withoutWebhooks(returned.orderId);
    await desk.confirm(returned);
    await provider.fault({ on: 'query', orderId: returned.orderId, effect: 'error', times: 1 });
    const id = { 'tosspayments-webhook-transmission-id': `whtrans_${returned.orderId}` };
    const genuine = forged(returned, 'DONE', { secret: await secretOf(returned) });
    expect(await send(genuine, id)).toMatchObject({ status: 503 });
    expect(await webhookRows(returned.orderId)).toEqual([{ state: 'RECEIVED' }]);
    expect(await send(genuine, id)).toMatchObject({ status: 200 });
    expect(await webhookRows(returned.orderId)).toEqual([{ state: 'PROCESSED' }]);
  });
});

describe('a forged webhook', () => {
  test.each([
    ['says that an unpaid order is paid', 'DONE'],
    ['says that it failed', 'ABORTED'],
  ])('%s: nothing changes, and the visitor pays', async (_name, status) => {
    const booking = await desk.hold();
    const returned = await desk.authenticate(booking);
    expect(await send(forged(returned, status))).toMatchObject({ status: 200 });
    expect(await send(forged({ ...returned, paymentKey: 'forged' }, status))).toMatchObject({ status: 200 });
    expect(await desk.attemptState(returned.orderId)).toBe('CREATED');
    expect(await desk.bookingRow(booking.id)).toMatchObject({ status: 'pending' });
    expect(await desk.mails(booking.id)).toEqual([]);
    expect(await desk.confirm(returned)).toMatchObject({ status: 200 });
  });

  test('with the key of a payment that somebody else has made: nothing changes', async () => {
    const paid = await desk.authenticate(await desk.hold());
    await desk.confirm(paid);
    const open = await desk.authenticate(await desk.hold());
    expect(await send(forged({ ...open, paymentKey: paid.paymentKey }))).toMatchObject({ status: 200 });
    expect(await desk.attemptState(open.orderId)).toBe('CREATED');
  });

  test.each([
    ['a wrong secret', { secret: 'ps_guessed' }],
    ['no secret', {}],
    ['a secret that is none', { secret: null }],
  ])(
    'with %s, once the provider has told us one: taken with a 200, and not even asked about',
    async (_name, more) => {
      const returned = await desk.authenticate(await desk.hold());
      await desk.withoutWebhooks(returned.orderId);
      await desk.confirm(returned);
      await provider.cancelInConsole(returned.paymentKey, { cancelAmount: 10_000 });
      const asked = await provider.calls(returned.orderId, { kind: 'query' });
      const id = { 'tosspayments-webhook-transmission-id': `whtrans_${returned.orderId}` };
      expect(await send(forged(returned, 'PARTIAL_CANCELED', more), id)).toMatchObject({ status: 200 });
      expect(await provider.calls(returned.orderId, { kind: 'query' })).toEqual(asked);
      // It has not used up the genuine one, which is a hint and no more: the balance is the provider's answer.
      const genuine = forged(returned, 'CANCELED', { secret: await secretOf(returned), balanceAmount: 0 });
      expect(await send(genuine, id)).toMatchObject({ status: 200 });
      const { rows } = await desk.db.query('SELECT state, balance_won FROM payment_attempts WHERE id = $1', [
        returned.orderId,
      ]);
      expect(rows).toEqual([{ state: 'PAID', balance_won: returned.amount - 10_000 }]);
    },
  );

  test.each([
    ['no JSON', 'not json'],
    ['nothing', ''],
    ['a list', '[]'],
    ['null', 'null'],
    ['another event', JSON.stringify({ eventType: 'BILLING_DELETED', data: {} })],
    [
      'a deposit callback',
      JSON.stringify({ createdAt: 'x', secret: 's', status: 'DONE', transactionKey: 't', orderId: 'o' }),
    ],
    ['an unknown order', forged({ orderId: 'x'.repeat(22), paymentKey: 'key', amount: 1 })],
    ['a zero byte', forged({ orderId: 'x'.repeat(22), paymentKey: 'a\u0000b', amount: 1 })],
    [
      'objects for texts',
      JSON.stringify({ eventType: 'PAYMENT_STATUS_CHANGED', data: { orderId: {}, paymentKey: [] } }),
    ],
  ])('%s is taken with a 200 and dropped', async (_name, body) => {
    expect(await send(body)).toMatchObject({ status: 200 });
  });

  test('beyond 64 KiB is refused', async () => {
    expect(await send(JSON.stringify({ filler: 'x'.repeat(65_536) }))).toMatchObject({ status: 413 });
    expect(await send(JSON.stringify({ filler: 'x'.repeat(60_000) }))).toMatchObject({ status: 200 });
  });
});
