import { problemTypes, type Problem, type ProblemType } from 'shared/problems/problem.ts';
import { expect, test } from 'vitest';
import { bookingFailure } from '../../../src/features/booking/submit/booking-failure.ts';
import { isKlookHash } from '../../../src/features/booking/form/booking-hash.ts';
import { SubmissionKey } from '../../../src/lib/api/submission-key.ts';
import { ticketDate } from '../../../src/features/booking/ticket/ticket-date.ts';
import { ApiError, NoAnswerError } from '../../../src/lib/api/api-error.ts';

function refusal(type: ProblemType, extra: Partial<Problem> = {}): ApiError {
  const { status, title } = problemTypes[type];
  const problem = { type, title, status, detail: `about ${type}`, ...extra };
  return new ApiError(status, JSON.stringify(problem), problem);
}

test('a submission that got no answer keeps its key; an answer or a change makes a new one', () => {
  const key = new SubmissionKey();
  const first = key.keyFor('{"a":1}');
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(key.keyFor('{"a":1}')).toBe(first);
  const changed = key.keyFor('{"a":2}');
  expect(changed).not.toBe(first);
  key.answered();
  expect(key.keyFor('{"a":2}')).not.toBe(changed);
});

test('a slot that is gone, or no longer on sale, is asked for again', () => {
  expect(bookingFailure(refusal('slot-taken'))).toEqual({ kind: 'slot-lost', sentence: 'about slot-taken' });
  expect(bookingFailure(refusal('slot-not-on-sale')).kind).toBe('slot-lost');
});

test('a party is told which of its times is gone, and offered the nearest start', () => {
  const party = { goneTime: '14:20', nearestTime: '13:50' };
  for (const type of ['slot-taken', 'slot-not-on-sale'] as const)
    expect(bookingFailure(refusal(type, party))).toMatchObject({ kind: 'slot-lost', ...party });
});

test('a session that cannot be changed any more is no longer held', () => {
  for (const type of ['already-paid', 'payment-closed', 'payment-not-found'] as const)
    expect(bookingFailure(refusal(type))).toEqual({ kind: 'held-gone', sentence: `about ${type}` });
  expect(bookingFailure(refusal('payment-in-progress')).kind).toBe('other');
});

test('a changed price carries the new total', () => {
  expect(bookingFailure(refusal('price-changed', { totalPrice: 55_000 }))).toEqual({
    kind: 'price-changed',
    totalWon: 55_000,
  });
});

test('messages of the service go to their fields, also those inside a list', () => {
  const errors = [
    { path: 'email', message: 'Valid email is required' },
    { path: 'selectedAddons.0', message: 'Please choose each add-on once' },
    { path: 'companions.1.name', message: 'Name is required' },
    { path: 'companions.0.selectedAddons.2', message: 'Please choose each add-on once' },
    { path: 'companions.3.name', message: 'nobody' },
    { path: 'totalPrice', message: 'no field of the form' },
  ];
  expect(bookingFailure(refusal('validation-failed', { errors }))).toMatchObject({
    kind: 'fields',
    errors: [
      { field: 'email', message: 'Valid email is required' },
      { field: 'selectedAddons', message: 'Please choose each add-on once' },
      { field: 'companions.1.name', message: 'Name is required' },
      { field: 'companions.0.selectedAddons', message: 'Please choose each add-on once' },
    ],
  });
  expect(bookingFailure(refusal('klook-already-used'))).toMatchObject({
    kind: 'fields',
    errors: [{ field: 'klookBookingId', message: 'about klook-already-used' }],
  });
});

test('anything else is said: the detail, or the error itself, or what to do about no answer', () => {
  expect(bookingFailure(refusal('too-many-requests'))).toEqual({
    kind: 'other',
    sentence: 'about too-many-requests',
  });
  expect(bookingFailure(new Error('An error occurred while processing your booking.'))).toEqual({
    kind: 'other',
    sentence: 'An error occurred while processing your booking.',
  });
  expect(bookingFailure('?')).toEqual({
    kind: 'other',
    sentence: 'Please check your information and try again.',
  });
  expect(bookingFailure(new NoAnswerError(null))).toMatchObject({
    sentence: expect.stringContaining('still here'),
  });
  expect(bookingFailure(new ApiError(502, '<html>'))).toMatchObject({
    sentence: expect.stringContaining('still here'),
  });
});

test('two hashes lead to the booking cards', () => {
  expect(['#klook-booking', '#klook', '#booking', ''].map(isKlookHash)).toEqual([true, true, false, false]);
});

test('the ticket prints a Seoul date', () => {
  expect(ticketDate('2026-11-24')).toEqual({ weekday: 'Tuesday', day: '24 Nov' });
  expect(ticketDate('')).toBeNull();
});
