import { expect, test } from 'vitest';
import { decide, statusAt } from '../../src/bookings/booking.ts';
import type { Booking, BookingChange } from '../../src/bookings/booking.ts';

const hold = new Date('2026-07-02T00:15:00Z');
type Lifecycle = Pick<Booking, 'status' | 'cancellationReason' | 'holdExpiresAt' | 'holdPromisedUntil'>;

const states = {
  held: { status: 'pending', cancellationReason: null, holdExpiresAt: hold, holdPromisedUntil: hold },
  paying: { status: 'pending', cancellationReason: null, holdExpiresAt: null, holdPromisedUntil: hold },
  kept: { status: 'pending', cancellationReason: null, holdExpiresAt: null, holdPromisedUntil: null },
  confirmed: { status: 'confirmed', cancellationReason: null, holdExpiresAt: null, holdPromisedUntil: null },
  abandoned: {
    status: 'cancelled',
    cancellationReason: 'payment-abandoned',
    holdExpiresAt: null,
    holdPromisedUntil: null,
  },
  noShow: {
    status: 'cancelled',
    cancellationReason: 'no-show',
    holdExpiresAt: null,
    holdPromisedUntil: null,
  },
} satisfies Record<string, Lifecycle>;
type StateName = keyof typeof states;

/** What becomes of a booking: status, slot, event and mail; or the refusal. */
function outcome(state: StateName, change: BookingChange): string {
  const decided = decide(states[state], change);
  if (typeof decided === 'string') return `refused: ${decided}`;
  const { status, cancellationReason } = decided.state;
  const reason = cancellationReason ? ` (${cancellationReason})` : '';
  return `${status}${reason}, slot ${decided.slot}, ${decided.event ?? 'no event'}${decided.mail ? `, mail ${decided.mail}` : ''}`;
}

/** The whole lifecycle: what happens, to which booking, and what becomes of it (design.md section 3). */
const table: [BookingChange, Partial<Record<StateName, string>>][] = [
  [
    { type: 'confirm-started' },
    {
      held: 'pending, slot keep, payment-started',
      paying: 'pending, slot as-is, no event',
      confirmed: 'confirmed, slot as-is, no event',
      abandoned: 'refused: booking-cancelled',
    },
  ],
  [
    { type: 'confirm-ended' },
    {
      paying: 'pending, slot hold, payment-ended',
      kept: 'pending, slot as-is, no event',
      confirmed: 'confirmed, slot as-is, no event',
      abandoned: 'cancelled (payment-abandoned), slot as-is, no event',
    },
  ],
  [
    { type: 'paid' },
    {
      held: 'confirmed, slot keep, paid, mail booking-confirmed',
      paying: 'confirmed, slot keep, paid, mail booking-confirmed',
      kept: 'confirmed, slot keep, paid, mail booking-confirmed',
      confirmed: 'confirmed, slot as-is, paid, mail booking-confirmed',
      abandoned: 'refused: booking-cancelled',
    },
  ],
  [
    { type: 'abandoned' },
    {
      held: 'cancelled (payment-abandoned), slot release, abandoned',
      confirmed: 'refused: not-pending',
      abandoned: 'cancelled (payment-abandoned), slot as-is, no event',
      noShow: 'cancelled (no-show), slot as-is, no event',
    },
  ],
  [
    { type: 'not-honoured' },
    {
      paying: 'cancelled (not-honoured), slot release, not-honoured',
      abandoned: 'cancelled (payment-abandoned), slot as-is, not-honoured',
    },
  ],
  [
    { type: 'set-status', status: 'cancelled' },
    {
      held: 'cancelled (staff), slot release, status-cancelled',
      confirmed: 'cancelled (staff), slot release, status-cancelled',
      abandoned: 'cancelled (payment-abandoned), slot as-is, no event',
    },
  ],
  [
    { type: 'set-status', status: 'cancelled', reason: 'no-show' },
    { confirmed: 'cancelled (no-show), slot keep, status-cancelled' },
  ],
  [
    { type: 'set-status', status: 'pending' },
    { held: 'pending, slot keep, status-pending', abandoned: 'pending, slot keep, status-pending' },
  ],
  [
    { type: 'set-status', status: 'in-progress' },
    {
      held: 'in-progress, slot keep, status-in-progress',
      noShow: 'in-progress, slot keep, status-in-progress',
    },
  ],
];

test.each(
  table.flatMap(([change, outcomes]) =>
    Object.entries(outcomes).map(([state, expected]) => ({ change, state: state as StateName, expected })),
  ),
)('$change.type on a booking that is $state: $expected', ({ change, state, expected }) => {
  expect(outcome(state, change)).toBe(expected);
});

test('a payment that ends without money gives the hold back as it was promised', () => {
  expect(decide(states.paying, { type: 'confirm-ended' })).toMatchObject({ state: { holdExpiresAt: hold } });
});

test('a hold that has run out reads as cancelled from its very second on', () => {
  expect(statusAt(states.held, new Date(hold.getTime() - 1))).toBe('pending');
  expect(statusAt(states.held, hold)).toBe('cancelled');
  expect(statusAt(states.paying, new Date('2030-01-01'))).toBe('pending');
});
