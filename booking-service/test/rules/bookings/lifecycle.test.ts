import { expect, test } from 'vitest';
import { decide, statusAt } from '../../../src/bookings/lifecycle/booking.ts';
import type { BookingChange, Undecided } from '../../../src/bookings/lifecycle/booking.ts';

const hold = new Date('2026-07-02T00:15:00Z');

const before = new Date('2026-07-02T00:00:00Z');
const after = new Date('2026-07-02T00:20:00Z');
const session = new Date('2026-07-03T05:00:00Z');

const fresh: Undecided = {
  id: 'AAAAAAAAAA',
  bookingType: 'direct',
  startsAt: session,
  status: 'pending',
  cancellationReason: null,
  holdExpiresAt: null,
  holdPromisedUntil: null,
  told: null,
  toldStartsAt: null,
  totalPriceWon: 50_000,
  paidWon: 0,
};
const told = { told: 'confirmed', toldStartsAt: session } as const;
const klook = { bookingType: 'klook', startsAt: null } as const;

const states = {
  held: { ...fresh, holdExpiresAt: hold, holdPromisedUntil: hold },
  paying: { ...fresh, holdPromisedUntil: hold },
  kept: fresh,
  confirmed: { ...fresh, ...told, status: 'confirmed' },
  confirmedByStaff: { ...fresh, status: 'confirmed' },
  toldAndPending: { ...fresh, ...told },
  toldAnotherTime: { ...fresh, told: 'confirmed', toldStartsAt: before },
  abandoned: { ...fresh, status: 'cancelled', cancellationReason: 'payment-abandoned' },
  noShow: { ...fresh, ...told, status: 'cancelled', cancellationReason: 'no-show' },
  cancelledByStaff: { ...fresh, told: 'cancelled', status: 'cancelled', cancellationReason: 'staff' },
  reopened: { ...fresh, told: 'cancelled' },
  klookNew: { ...fresh, ...klook },
  klookTold: { ...fresh, ...klook, told: 'confirmed' },
  klookToldAndTimed: { ...fresh, bookingType: 'klook', told: 'confirmed' },
} satisfies Record<string, Undecided>;
type StateName = keyof typeof states;

/** What becomes of a booking: status, slot, event and mail; or the refusal. */
function outcome(state: StateName, change: BookingChange, now: Date): string {
  const decided = decide(states[state], change, now);
  if (typeof decided === 'string') return `refused: ${decided}`;
  const { status, cancellationReason } = decided.state;
  const reason = cancellationReason ? ` (${cancellationReason})` : '';
  return `${status}${reason}, slot ${decided.slot}, ${decided.event ?? 'no event'}${decided.mail ? `, mail ${decided.mail}` : ''}`;
}

/** The whole lifecycle: what happens, to which booking, and what becomes of it. */
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
      confirmedByStaff: 'confirmed, slot as-is, paid, mail booking-confirmed',
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
    { type: 'replaced' },
    {
      held: 'cancelled (payment-abandoned), slot release, replaced',
      confirmed: 'refused: not-pending',
      abandoned: 'cancelled (payment-abandoned), slot as-is, no event',
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
    { type: 'cancelled-by-visitor' },
    {
      held: 'cancelled (payment-abandoned), slot release, abandoned',
      kept: 'cancelled (payment-abandoned), slot release, abandoned',
      confirmed: 'cancelled (visitor), slot release, cancelled, mail cancelled-by-visitor',
      confirmedByStaff: 'cancelled (visitor), slot release, cancelled, mail cancelled-by-visitor',
      toldAndPending: 'cancelled (visitor), slot release, cancelled, mail cancelled-by-visitor',
      abandoned: 'refused: booking-cancelled',
      noShow: 'refused: booking-cancelled',
      cancelledByStaff: 'refused: booking-cancelled',
    },
  ],
  [
    { type: 'set-status', status: 'cancelled' },
    {
      held: 'cancelled (staff), slot release, status-cancelled, mail booking-cancelled',
      confirmed: 'cancelled (staff), slot release, status-cancelled, mail booking-cancelled',
      klookNew: 'cancelled (staff), slot release, status-cancelled, mail booking-cancelled',
      cancelledByStaff: 'cancelled (staff), slot as-is, no event',
      reopened: 'cancelled (staff), slot release, status-cancelled',
      abandoned: 'cancelled (payment-abandoned), slot as-is, no event',
    },
  ],
  [
    { type: 'set-status', status: 'cancelled', reason: 'no-show' },
    { confirmed: 'cancelled (no-show), slot keep, status-cancelled' },
  ],
  [
    { type: 'set-status', status: 'confirmed' },
    {
      held: 'confirmed, slot keep, status-confirmed',
      confirmed: 'confirmed, slot keep, status-confirmed',
      toldAndPending: 'confirmed, slot keep, status-confirmed',
      toldAnotherTime: 'confirmed, slot keep, status-confirmed, mail booking-reconfirmed',
      abandoned: 'confirmed, slot keep, status-confirmed',
      noShow: 'confirmed, slot keep, status-confirmed',
      cancelledByStaff: 'confirmed, slot keep, status-confirmed, mail booking-reinstated',
      reopened: 'confirmed, slot keep, status-confirmed, mail booking-reinstated',
      klookNew: 'confirmed, slot keep, status-confirmed, mail klook-confirmed',
      klookTold: 'confirmed, slot keep, status-confirmed',
      klookToldAndTimed: 'confirmed, slot keep, status-confirmed, mail booking-reconfirmed',
    },
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
  [
    { type: 'at-counter', status: 'confirmed' },
    { toldAnotherTime: 'confirmed, slot keep, status-confirmed' },
  ],
];

test.each(
  table.flatMap(([change, outcomes]) =>
    Object.entries(outcomes).map(([state, expected]) => ({ change, state: state as StateName, expected })),
  ),
)('$change.type on a booking that is $state: $expected', ({ change, state, expected }) => {
  expect(outcome(state, change, before)).toBe(expected);
});

test('a hold that has run out was over for its visitor: cancelling it sends nothing', () => {
  expect(outcome('held', { type: 'set-status', status: 'cancelled' }, after)).toBe(
    'cancelled (staff), slot release, status-cancelled',
  );
});

test('a payment that ends without money gives the hold back as it was promised', () => {
  expect(decide(states.paying, { type: 'confirm-ended' }, before)).toMatchObject({
    state: { holdExpiresAt: hold },
  });
});

test('a hold that has run out reads as cancelled from its very second on', () => {
  expect(statusAt(states.held, new Date(hold.getTime() - 1))).toBe('pending');
  expect(statusAt(states.held, hold)).toBe('cancelled');
  expect(statusAt(states.paying, new Date('2030-01-01'))).toBe('pending');
});
