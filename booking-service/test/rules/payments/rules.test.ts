import { describe, expect, test } from 'vitest';
import type { OpenAttempt, PaidAttempt, PaymentAttempt } from '../../../src/payments/attempts/attempt.ts';
import { decideStart } from '../../../src/payments/confirm/decide-start.ts';
import type { StartFacts } from '../../../src/payments/confirm/decide-start.ts';
import { endingOf, judge } from '../../../src/payments/confirm/judge.ts';
import type { ProviderPayment } from '../../../src/payments/provider/provider.ts';
import { classOf, refundReaction } from '../../../src/payments/provider/toss/error-codes.ts';
import { readAnswer } from '../../../src/payments/provider/toss/toss.client.ts';
import { providerKeyProblems } from '../../../src/platform/toss-keys.ts';

const now = new Date('2026-07-02T00:00:00Z');

const opening = {
  ...{ id: 'order-1', orderId: '0000000000', bookingIds: ['0000000000'] },
  ...{ amountWon: 50_000, gift: null },
};
const open: OpenAttempt = { ...opening, state: 'CREATED', failureCode: null };
const abandoned: PaymentAttempt = { ...opening, state: 'ABANDONED' };
const refused: PaymentAttempt = { ...opening, state: 'FAILED', taken: null, failureCode: 'EXPIRED' };
const unsettled = (state: 'CONFIRMING' | 'UNKNOWN'): PaymentAttempt => ({
  ...opening,
  state,
  submittedPaymentKey: 'key-1',
  idempotencyKey: 'confirm:order-1:1',
  confirmStartedAt: now,
});
const taken = { paymentKey: 'key-1', balanceWon: 50_000 };
const paid: PaidAttempt = { ...opening, state: 'PAID', taken, method: '카드', approvedAt: now };
/** Money that goes back, of which `balanceWon` is left. */
const returned = (failureCode: 'PAID_TWICE' | 'AMOUNT_DIFFERS', balanceWon: number): PaymentAttempt => ({
  ...opening,
  state: 'FAILED',
  failureCode,
  taken: { ...taken, balanceWon },
});

const aPayment = (fields: Partial<ProviderPayment> = {}): ProviderPayment => ({
  paymentKey: 'key-1',
  orderId: 'order-1',
  status: 'DONE',
  method: '카드',
  currency: 'KRW',
  totalWon: 50_000,
  balanceWon: 50_000,
  approvedAt: now,
  receiptUrl: null,
  lastTransactionKey: null,
  secret: null,
  failureCode: null,
  cancels: [],
  ...fields,
});

const anOrder = (booking: Omit<StartFacts['order']['bookings'][number], 'id'>) => ({
  forgottenAt: null,
  giftCard: null,
  bookings: [{ ...booking, id: '0000000000' }],
});

describe('whether a confirm may begin', () => {
  const facts = (fields: Partial<StartFacts> = {}): StartFacts => ({
    attempt: open,
    order: anOrder({ status: 'pending', startsAt: new Date('2026-07-03T00:00:00Z') }),
    otherLive: null,
    request: { paymentKey: 'key-1', amount: 50_000 },
    now,
    ...fields,
  });

  test.each<[string, Partial<StartFacts>, object]>([
    ['an open attempt', {}, { type: 'start' }],
    [
      'a wrong amount, before anything else',
      { attempt: paid, request: { paymentKey: 'key-1', amount: 1 } },
      { reason: 'amount-mismatch' },
    ],
    ['a paid one', { attempt: paid }, { type: 'answer' }],
    [
      'a paid one with another key',
      { attempt: { ...paid, taken: { ...taken, paymentKey: 'key-2' } } },
      { reason: 'other-payment-key' },
    ],
    ['one under way', { attempt: unsettled('CONFIRMING') }, { type: 'checking' }],
    ['an unclear one', { attempt: unsettled('UNKNOWN') }, { type: 'checking' }],
    ['a failed one', { attempt: refused }, { type: 'answer' }],
    ['one that was given up', { attempt: abandoned }, { type: 'answer' }],
    ['another one paid', { otherLive: 'PAID' }, { reason: 'already-paid' }],
    ['another one under way', { otherLive: 'UNKNOWN' }, { reason: 'payment-in-progress' }],
    [
      'a cancelled booking',
      { order: anOrder({ status: 'cancelled', startsAt: now }) },
      { reason: 'booking-cancelled' },
    ],
    [
      'a booking whose visitor was erased',
      {
        order: {
          ...anOrder({ status: 'pending', startsAt: new Date('2026-07-03T00:00:00Z') }),
          forgottenAt: now,
        },
      },
      { reason: 'booking-cancelled' },
    ],
    [
      'a session that begins now',
      { order: anOrder({ status: 'pending', startsAt: now }) },
      { reason: 'session-begun' },
    ],
  ])('%s', (_name, fields, decision) => {
    expect(decideStart(facts(fields))).toMatchObject(decision);
  });
});

describe('what a payment means for an attempt', () => {
  const confirming = unsettled('CONFIRMING');
  const unapproved = (status: string) => aPayment({ status, approvedAt: null });

  test.each<[string, PaymentAttempt, ProviderPayment, string]>([
    ['money for a confirm under way', confirming, aPayment(), 'captured'],
    ['money for an attempt that was given up', abandoned, aPayment(), 'captured'],
    ['money for an attempt that failed before', refused, aPayment(), 'captured'],
    ['another order', confirming, aPayment({ orderId: 'order-2' }), 'nothing'],
    ['another amount', confirming, aPayment({ totalWon: 1 }), 'differs'],
    ['another currency', confirming, aPayment({ currency: 'USD' }), 'differs'],
    ['a failure', confirming, unapproved('ABORTED'), 'ended'],
    ['a lapse', confirming, unapproved('EXPIRED'), 'ended'],
    [
      'the failure of another key',
      confirming,
      aPayment({ status: 'ABORTED', approvedAt: null, paymentKey: 'key-2' }),
      'nothing',
    ],
    ['a failure before any confirm', open, unapproved('ABORTED'), 'nothing'],
    ['money that went back already', confirming, aPayment({ status: 'CANCELED', balanceWon: 0 }), 'ended'],
    ['not confirmed yet', confirming, unapproved('IN_PROGRESS'), 'nothing'],
    ['a status of the future', confirming, unapproved('BRAND_NEW'), 'nothing'],
    ['a paid one again', paid, aPayment(), 'update'],
    ['a paid one, partly cancelled', paid, aPayment({ status: 'PARTIAL_CANCELED', balanceWon: 1 }), 'update'],
    [
      'a paid one, with an older balance',
      { ...paid, taken: { ...taken, balanceWon: 1 } },
      aPayment(),
      'nothing',
    ],
    ['a paid one that is said to have failed', paid, unapproved('ABORTED'), 'nothing'],
    ['a paid one with another amount', paid, aPayment({ totalWon: 1 }), 'differs'],
    [
      'one that was paid twice, after its refund',
      returned('PAID_TWICE', 50_000),
      aPayment({ balanceWon: 0 }),
      'update',
    ],
    ['the same, told late', returned('PAID_TWICE', 0), aPayment(), 'nothing'],
    [
      'a wrong amount that is known',
      returned('AMOUNT_DIFFERS', 60_000),
      aPayment({ totalWon: 60_000, balanceWon: 0 }),
      'update',
    ],
    ['the same, told late', returned('AMOUNT_DIFFERS', 0), aPayment({ totalWon: 60_000 }), 'nothing'],
  ])('%s', (_name, attempt, payment, verdict) => {
    expect(judge(attempt, payment)).toBe(verdict);
  });

  test.each([
    ['a lapse', unapproved('EXPIRED'), 'EXPIRED'],
    ['a failure without a code', unapproved('ABORTED'), 'ABORTED'],
    ['a cancellation', unapproved('CANCELED'), 'CANCELED'],
    ['money of which nothing is left', aPayment({ balanceWon: 0 }), 'CANCELED'],
  ])('%s ends as %s', (_name, payment, code) => {
    expect(endingOf(payment)).toBe(code);
  });
});

describe('answers of the provider', () => {
  test.each([
    ['REJECT_CARD_COMPANY', 'DECLINE'],
    ['FDS_ERROR', 'DECLINE'],
    ['NOT_FOUND_PAYMENT_SESSION', 'GONE'],
    ['ALREADY_PROCESSED_PAYMENT', 'ALREADY'],
    ['UNAUTHORIZED_KEY', 'CONFIG'],
    ['NOT_FOUND_PAYMENT', 'BUG'],
    ['PROVIDER_ERROR', 'UNKNOWN'],
    ['CARD_PROCESSING_ERROR', 'UNKNOWN'],
    ['IDEMPOTENT_REQUEST_PROCESSING', 'UNKNOWN'],
    ['FORBIDDEN_CONSECUTIVE_REQUEST', 'UNKNOWN'],
    ['A_CODE_OF_THE_FUTURE', 'UNKNOWN'],
  ])('%s is %s', (code, errorClass) => expect(classOf(code)).toBe(errorClass));

  test.each([
    ['a page', 200, '<html>'],
    ['nothing', 200, ''],
    ['half a payment', 200, '{"paymentKey":"k"}'],
    ['a refusal without a code', 400, '{}'],
    ['a decline with a 5xx', 500, '{"code":"REJECT_CARD_COMPANY"}'],
    ['too many requests', 429, ''],
  ])('%s tells us nothing final', (_name, status, text) => {
    expect(readAnswer(status, text)).toMatchObject({ ok: false, errorClass: 'UNKNOWN' });
  });

  test('refused refunds are asked about, left to staff or tried later', () => {
    expect(refundReaction('NOT_MATCHES_REFUNDABLE_AMOUNT')).toBe('query');
    expect(refundReaction('REFUND_REJECTED')).toBe('staff');
    expect(refundReaction('A_CODE_OF_THE_FUTURE')).toBe('later');
  });
});

describe('the provider’s keys', () => {
  test.each([
    ['local', 'test_sk_x', 'test_ck_x', 0],
    ['production', 'live_sk_x', 'live_ck_x', 0],
    ['local', 'live_sk_x', 'live_ck_x', 2],
    ['production', 'test_sk_x', 'test_ck_x', 2],
    ['local', 'test_gsk_x', 'test_ck_x', 1],
  ] as const)('%s with %s and %s: %i wrong', (APP_ENV, TOSS_SECRET_KEY, TOSS_CLIENT_KEY, wrong) => {
    expect(providerKeyProblems({ APP_ENV, TOSS_SECRET_KEY, TOSS_CLIENT_KEY })).toHaveLength(wrong);
  });
});
