import { expect, test } from 'vitest';
import { closedByVisitor } from '../../../src/features/payment/checkout/card-window.ts';
import { waitBeforeAsking } from '../../../src/features/payment/success/confirm-loop.ts';
import { failReason, shownCode } from '../../../src/features/payment/fail/fail-reasons.ts';
import { knownReason } from '../../../src/features/payment/known-reason.ts';
import { announcedMinutesLeft, clockOf, secondsLeft } from '../../../src/lib/hold-time.ts';
import {
  confirmRequestIn,
  paymentRequestIn,
  wonInLink,
} from '../../../src/features/payment/payment-links.ts';
import { paymentPage } from '../../../src/lib/checkout/payment-page.ts';

const pending = {
  bookingId: '7KQ2MX9R4T',
  totalPrice: 50_000,
  customerName: 'Mina',
  customerEmail: 'mina@example.com',
};
const query = (text: string) => new URLSearchParams(text);

test.each(['', '0x10', '1e4', '12.5', '-1', '1 000', '1234567890123', null])('%j is no amount', (text) => {
  expect(wonInLink(text)).toBeNaN();
});

test('a payment starts only with a price that belongs to the booking this tab knows', () => {
  expect(paymentRequestIn(query('bookingId=7KQ2MX9R4T&amount=50000'), pending)).toEqual({
    ok: true,
    pending,
  });
  for (const bad of [
    'bookingId=7KQ2MX9R4T',
    'bookingId=7KQ2MX9R4T&amount=0',
    'bookingId=7KQ2MX9R4T&amount=49999',
  ])
    expect(paymentRequestIn(query(bad), pending)).toEqual({ ok: false, error: 'invalidRequest' });
  const link = query('bookingId=7KQ2MX9R4T&amount=50000');
  expect(paymentRequestIn(link, null)).toEqual({ ok: false, error: 'notReady' });
  expect(paymentRequestIn(link, { ...pending, bookingId: '0000000000' })).toEqual({
    ok: false,
    error: 'notReady',
  });
  expect(paymentPage(pending)).toBe('/payment?bookingId=7KQ2MX9R4T&amount=50000');
});

test('a confirm needs paymentKey, orderId and a whole amount', () => {
  const full = 'paymentKey=tgen_1&orderId=order_1&amount=50000';
  expect(confirmRequestIn(query(full))).toEqual({ paymentKey: 'tgen_1', orderId: 'order_1', amount: 50_000 });
  for (const part of ['paymentKey=tgen_1', 'orderId=order_1', 'amount=50000'])
    expect(confirmRequestIn(query(full.replace(part, '')))).toBeNull();
  expect(confirmRequestIn(query(full.replace('50000', '5e4')))).toBeNull();
});

const specified = [
  ...['PAY_PROCESS_CANCELED', 'PAY_PROCESS_ABORTED', 'REJECT_CARD_COMPANY', 'INVALID_CARD_COMPANY'],
  ...[
    'NOT_SUPPORTED_CARD_COMPANY',
    'INVALID_CARD_NUMBER',
    'LOW_CASH_BALANCE',
    'EXCEED_MAX_DAILY_PAYMENT_COUNT',
  ],
  ...['EXCEED_MAX_PAYMENT_AMOUNT', 'CARD_PROCESSING_ERROR', 'SYSTEM_ERROR'],
];

test.each(specified)('%s has a Korean text of its own and an English line', (code) => {
  const reason = knownReason(code);
  expect(reason?.accent).toMatch(/[가-힣]/);
  expect(reason?.text).toMatch(/^[A-Z][^가-힣]+\.$/);
  expect(specified.filter((other) => knownReason(other)?.accent === reason?.accent)).toEqual([code]);
});

test('an unknown code has a general reason', () => {
  for (const code of ['NEW_CODE', '', 'constructor'])
    expect(failReason(code)).toMatchObject({ text: expect.stringContaining('could not be completed') });
});

test('a code of the address is shown as letters, digits and hyphens, cut short', () => {
  expect(shownCode('REJECT_CARD_COMPANY')).toBe('REJECT_CARD_COMPANY');
  expect(shownCode('E-42')).toBe('E-42');
  expect(shownCode('Call +82 10, now: https://evil.example <b>')).toBe('Call8210nowhttpsevilexampleb');
  expect(shownCode('\u202e가\u0007')).toBe('');
  expect(shownCode('X'.repeat(500))).toBe('X'.repeat(40));
});

test('the time left counts down to zero and is read out at 10, 5, 2 and 1 minutes', () => {
  const until = '2026-11-20T05:00:00.000Z';
  expect(secondsLeft(until, new Date('2026-11-20T04:45:00.001Z'))).toBe(900);
  expect(secondsLeft(until, new Date('2026-11-20T06:00:00Z'))).toBe(0);
  expect([900, 61, 9, 0].map(clockOf)).toEqual(['15:00', '1:01', '0:09', '0:00']);
  expect([900, 600, 599, 300, 121, 120, 60, 1].map(announcedMinutesLeft)).toEqual([
    null,
    10,
    10,
    5,
    5,
    2,
    1,
    1,
  ]);
});

test('a silent provider is asked again after 2, 4, 8 and then every 15 seconds', () => {
  expect([1, 2, 3, 4, 5, 50].map(waitBeforeAsking)).toEqual([2000, 4000, 8000, 15_000, 15_000, 15_000]);
});

test('a closed card window is told from a fault by its code', () => {
  expect(closedByVisitor({ code: 'USER_CANCEL' })).toBe(true);
  expect(closedByVisitor({ code: 'PAY_PROCESS_CANCELED' })).toBe(true);
  expect(closedByVisitor({ code: 'NETWORK_ERROR' })).toBe(false);
  expect(closedByVisitor(new Error('x'))).toBe(false);
  expect(closedByVisitor(null)).toBe(false);
});
