import { describe, expect, test } from 'vitest';
import { toAttempt } from '../../../src/payments/attempts/attempt-row.store.ts';
import type { AttemptRow } from '../../../src/payments/attempts/attempt-row.store.ts';
import { brokenConstraint } from '../../../src/platform/database.ts';
import { openCashDesk } from './harness.ts';

const desk = await openCashDesk();

/** An attempt that is stored as CREATED. */
async function anOrder(): Promise<string> {
  const { body } = await desk.initialize(await desk.hold());
  return body.orderId;
}

describe('what a state promises, the database keeps', () => {
  test.each([
    ['PAID without what the provider vouched for', `state = 'PAID', payment_key = 'key-a', balance_won = 1`],
    ['PAID without a balance', `state = 'PAID', payment_key = 'key-b', approved_at = now()`],
    ['CONFIRMING without a key of its own', `state = 'CONFIRMING', submitted_payment_key = 'key-c'`],
    ['UNKNOWN without what the browser brought', `state = 'UNKNOWN', idempotency_key = 'confirm:d:1'`],
    ['a lease on what nobody works on', `lease_expires_at = now()`],
  ])('%s', async (_name, fields) => {
    const orderId = await anOrder();
    const written = desk.db.query(`UPDATE payment_attempts SET ${fields} WHERE id = $1`, [orderId]);
    const refusal: unknown = await written.catch((error: unknown) => error);
    expect(brokenConstraint(refusal)).toMatch(/^payment_attempts_/);
    expect(await desk.attemptState(orderId)).toBe('CREATED');
  });
});

describe('a stored row', () => {
  const openedAt = new Date('2026-07-02T00:00:00Z');
  const row: AttemptRow = {
    ...{
      id: 'order-1',
      orderId: '0000000000',
      bookingIds: ['0000000000'],
      amountWon: 50_000,
      state: 'CREATED',
    },
    ...{ submittedPaymentKey: null, paymentKey: null, idempotencyKey: null, confirmStartedAt: null },
    ...{ method: null, approvedAt: null, balanceWon: null, failureCode: null, createdAt: openedAt },
    ...{ giftCardId: null, giftWon: 0, giftBalanceWon: 0 },
  };
  const submitted = { submittedPaymentKey: 'key-1', idempotencyKey: 'confirm:order-1:1' };
  const taken = { paymentKey: 'key-1', balanceWon: 50_000, approvedAt: openedAt };

  test('of which no start is known counts as confirmed from its opening on', () => {
    expect(toAttempt({ ...row, ...submitted, state: 'UNKNOWN' })).toMatchObject({
      confirmStartedAt: openedAt,
    });
  });

  test('that failed has money to give back only when it says why', () => {
    expect(toAttempt({ ...row, state: 'FAILED', failureCode: 'EXPIRED' })).toMatchObject({ taken: null });
    expect(toAttempt({ ...row, ...taken, state: 'FAILED', failureCode: 'PAID_TWICE' })).toMatchObject({
      taken: { paymentKey: 'key-1', balanceWon: 50_000 },
      failureCode: 'PAID_TWICE',
    });
    expect(() => toAttempt({ ...row, ...taken, state: 'FAILED', failureCode: 'EXPIRED' })).toThrow(
      'Payment attempt order-1 is FAILED, and its failureCode does not fit that',
    );
  });

  test('that lacks what its state needs is not acted on', () => {
    expect(() => toAttempt({ ...row, ...taken, balanceWon: null, state: 'PAID' })).toThrow('balanceWon');
    expect(() => toAttempt({ ...row, state: 'CONFIRMING' })).toThrow('submittedPaymentKey');
  });
});
