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

describe('a silent provider', () => {
  test('the visitor is told that we are checking; it takes the money late; one capture', async () => {
    const { booking, returned } = await ready();
    await provider.fault({ on: 'confirm', orderId: returned.orderId, effect: 'hold', when: 'before' });
    expect(await desk.confirm(returned)).toMatchObject({ status: 202, body: { status: 'checking' } });
    // Our second try meets the first, which is still running there.
    await leaseRunsOut();
    const running = await provider.calls(returned.orderId, { kind: 'confirm' });
    expect(running.map(({ code }) => code)).toContain('IDEMPOTENT_REQUEST_PROCESSING');
    expect(await desk.attemptState(returned.orderId)).toBe('UNKNOWN');
    await provider.release(returned.orderId, { what: 'calls' });
    await provider.calls(returned.orderId, { kind: 'confirm', state: 'answered', atLeast: 2, waitMs: 5_000 });
    await leaseRunsOut();
    await expectPaidOnce(booking, returned);
  });

  test('a provider that is down for everything: nothing is decided, and it is settled when it is back', async () => {
    const { booking, returned } = await ready();
    const { orderId } = returned;
    await provider.fault({ on: 'confirm', orderId, effect: 'reset', when: 'before' });
    await provider.fault({ on: 'query', orderId, effect: 'reset', times: 6 });
    expect(await desk.confirm(returned)).toMatchObject({ status: 202 });
    await leaseRunsOut();
    await leaseRunsOut();
    expect(await desk.attemptState(orderId)).toBe('UNKNOWN');
    expect(await desk.freeTimes(booking.date)).not.toContain(booking.time);
    await leaseRunsOut();
    await expectPaidOnce(booking, returned);
  });

  test('a payment without a trace is closed after 45 minutes, not before', async () => {
    const { booking, returned } = await ready();
    const { orderId } = returned;
    await provider.fault({ on: 'confirm', orderId, effect: 'reset', when: 'before' });
    await provider.fault({
      on: 'query',
      orderId,
      effect: 'error',
      status: 404,
      code: 'NOT_FOUND_PAYMENT',
      when: 'before',
      times: null,
    });
    await desk.confirm(returned);
    desk.clock.advanceMinutes(11);
    await desk.reconcile();
    expect(await desk.attemptState(orderId)).toBe('UNKNOWN');
    desk.clock.advanceMinutes(35);
    await desk.reconcile();
    expect(await desk.attemptState(orderId)).toBe('FAILED');
    expect(await provider.calls(orderId, { kind: 'confirm' })).toHaveLength(1);
    expect(await provider.captures(orderId)).toEqual([]);
    expect(await desk.initialize(booking)).toMatchObject({ status: 409, body: { type: 'hold-expired' } });
  });
});

describe('a slow provider', () => {
  test('the visitor is answered before it is, and the confirm goes on', async () => {
    const slow = await openCashDesk({ payments: { answerWithinMs: 50 } });
    const { booking, returned } = await ready(slow);
    await slow.provider.fault({ on: 'confirm', orderId: returned.orderId, effect: 'hold', when: 'before' });
    expect(await slow.confirm(returned)).toMatchObject({ status: 202, body: { status: 'checking' } });
    await slow.provider.heldCall(returned.orderId, 'confirm');
    expect(await slow.attemptState(returned.orderId)).toBe('CONFIRMING');
    await slow.provider.release(returned.orderId, { what: 'calls' });
    await slow.service.deps.payments.idle();
    await expectPaidOnce(booking, returned, slow);
  });
});
