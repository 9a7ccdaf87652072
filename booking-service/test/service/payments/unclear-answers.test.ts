import { describe, expect, test } from 'vitest';
import type { Returned } from '../../harness/provider-shop.ts';
import type { HeldBooking } from './harness.ts';
import { openCashDesk } from './harness.ts';
import { expectPaidOnceOn, leaseRunsOutOn, readyOn } from './unclear.ts';

const desk = await openCashDesk({ payments: { timeouts: { writeMs: 400, readMs: 2_000 } } });
const { provider } = desk;

const ready = (on = desk) => readyOn(on);
const leaseRunsOut = (on = desk) => leaseRunsOutOn(on);
const expectPaidOnce = (booking: HeldBooking, returned: Returned, on = desk) =>
  expectPaidOnceOn(booking, returned, on);

describe('an answer that is lost after the money was taken', () => {
  test.each([
    ['the connection breaks', { effect: 'reset' }],
    ['a 5xx', { effect: 'error', status: 500 }],
    ['a 502 from something in between', { effect: 'error', status: 502, code: 'BAD_GATEWAY' }],
    ['a page instead of JSON', { effect: 'wrong-body' }],
    ['a payment with another amount', { effect: 'alter', fields: { totalAmount: 1 } }],
    ['a payment with another order', { effect: 'alter', fields: { orderId: 'somebody-elses' } }],
    ['silence', { effect: 'hold' }],
  ])('%s: the query finds it at once', async (_name, fault) => {
    const { booking, returned } = await ready();
    await provider.fault({ on: 'confirm', orderId: returned.orderId, when: 'after', ...fault });
    expect(await desk.confirm(returned)).toMatchObject({ status: 200 });
    await expectPaidOnce(booking, returned);
  });

  test('and the query is lost too: "checking", then the reconciler settles it', async () => {
    const { booking, returned } = await ready();
    await provider.fault({ on: 'confirm', orderId: returned.orderId, effect: 'reset' });
    await provider.fault({ on: 'query', orderId: returned.orderId, effect: 'error', times: 2 });
    const answer = await desk.confirm(returned);
    expect(answer).toMatchObject({ status: 202, body: { success: false, status: 'checking' } });
    expect(answer.body.message).not.toContain('charged');
    expect(await desk.attemptState(returned.orderId)).toBe('UNKNOWN');
    expect(await desk.bookingRow(booking.id)).toMatchObject({ status: 'pending', holdExpiresAt: null });
    expect(await desk.initialize(booking)).toMatchObject({
      status: 409,
      body: { type: 'payment-in-progress' },
    });
    await leaseRunsOut();
    expect(await desk.confirm(returned)).toMatchObject({ status: 200 });
    await expectPaidOnce(booking, returned);
    expect(await provider.calls(returned.orderId, { kind: 'confirm' })).toHaveLength(1);
  });
});

describe('an answer that is lost before any money was taken', () => {
  test.each([
    ['the connection breaks', { effect: 'reset' }],
    ['a 5xx', { effect: 'error', status: 500 }],
    ['[S008]', { effect: 'error', status: 500, code: 'FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING' }],
    ['temporary trouble', { effect: 'error', status: 400, code: 'PROVIDER_ERROR' }],
    ['a code that nobody has heard of', { effect: 'error', status: 400, code: 'BRAND_NEW_CODE' }],
  ])('%s: checking, then confirmed again with the same key', async (_name, fault) => {
    const { booking, returned } = await ready();
    await provider.fault({ on: 'confirm', orderId: returned.orderId, when: 'before', ...fault });
    expect(await desk.confirm(returned)).toMatchObject({ status: 202 });
    expect(await provider.captures(returned.orderId)).toEqual([]);
    await leaseRunsOut();
    if ('status' in fault && fault.status === 400)
      return expect(await desk.attemptState(returned.orderId)).toBe('UNKNOWN');
    await expectPaidOnce(booking, returned);
    const calls = await provider.calls(returned.orderId, { kind: 'confirm' });
    expect(new Set(calls.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(calls).toHaveLength(2);
  });

  test('a refusal that is bound to the key for 15 days: it ends with the payment’s own clock, not charged', async () => {
    const { booking, returned } = await ready();
    await provider.fault({
      on: 'confirm',
      orderId: returned.orderId,
      effect: 'error',
      when: 'before',
      status: 400,
      code: 'PROVIDER_ERROR',
    });
    await desk.confirm(returned);
    await provider.control('POST', `/payments/${returned.paymentKey}/expire`);
    await leaseRunsOut();
    expect(await desk.confirm(returned)).toMatchObject({ status: 409, body: { type: 'payment-failed' } });
    expect(await desk.bookingRow(booking.id)).toMatchObject({ status: 'pending' });
    expect(await provider.captures(returned.orderId)).toEqual([]);
  });

  test('an error at the card company is a decline once the query shows no approval', async () => {
    const { booking, returned } = await ready();
    await provider.fault({
      on: 'confirm',
      orderId: returned.orderId,
      effect: 'decline',
      code: 'CARD_PROCESSING_ERROR',
    });
    expect(await desk.confirm(returned)).toMatchObject({
      status: 409,
      body: { params: { providerCode: 'CARD_PROCESSING_ERROR' } },
    });
    expect(await desk.bookingRow(booking.id)).toMatchObject({
      status: 'pending',
      holdExpiresAt: expect.any(Date),
    });
  });
});

describe('a process that dies', () => {
  test.each([
    ['after the first transaction', 'confirm:after-first-transaction', 0],
    ['between the provider’s answer and the commit', 'confirm:after-answer', 1],
    ['inside the second transaction', 'confirm:inside-second-transaction', 1],
    ['after the second transaction', 'confirm:after-second-transaction', 1],
  ])('%s: another copy settles it', async (_name, point, captured) => {
    let dying = true;
    const dead = await openCashDesk({
      payments: {
        reached: async (here) => {
          if (dying && here === point) throw new Error('this process has died');
        },
      },
    });
    const { booking, returned } = await ready(dead);
    // Money may have been captured by now: the sentence must be true either way.
    expect(await dead.confirm(returned)).toMatchObject({
      status: 500,
      body: {
        type: 'internal-error',
        message:
          'Something went wrong on our side, and we cannot say whether your request was carried out. Please look before you try again; if it happens again, tell us the request id.',
      },
    });
    expect(await dead.provider.captures(returned.orderId)).toHaveLength(captured);
    dying = false;
    await dead.reconcile();
    if (point !== 'confirm:after-second-transaction')
      expect(await dead.attemptState(returned.orderId), 'its lease still runs').toBe('CONFIRMING');
    await leaseRunsOut(dead);
    await expectPaidOnce(booking, returned, dead);
  });
});

describe('a provider that shows no payment before its approval', () => {
  test('is asked again with the same key', async () => {
    const shy = await openCashDesk({ guesses: { hideUnapproved: true } });
    const { booking, returned } = await ready(shy);
    await shy.provider.fault({ on: 'confirm', orderId: returned.orderId, effect: 'reset', when: 'before' });
    expect(await shy.confirm(returned)).toMatchObject({ status: 202 });
    await leaseRunsOut(shy);
    await expectPaidOnce(booking, returned, shy);
  });
});

test('a configuration that the provider refuses takes no money and says so', async () => {
  const { booking, returned } = await ready();
  await provider.fault({
    on: 'confirm',
    orderId: returned.orderId,
    effect: 'error',
    when: 'before',
    status: 401,
    code: 'UNAUTHORIZED_KEY',
  });
  const answer = await desk.confirm(returned);
  expect(answer).toMatchObject({
    status: 503,
    body: { message: expect.stringContaining('Nothing was charged') },
  });
  expect(answer.headers.get('Retry-After')).toBeTruthy();
  expect(await desk.confirm(returned)).toMatchObject({ status: 200 });
  await expectPaidOnce(booking, returned);
});
