import type { Booking } from '../../booking-row/booking-row.ts';
import { movableUntil, movesLeftOf } from '../../booking-row/moves.ts';
import { statusAt } from '../../bookings/lifecycle/booking.ts';
import type { Order } from '../../orders/order.ts';
import { validationFailed } from '../../platform/parse.ts';
import { Problem } from '../../platform/problem.ts';
import { nameIn } from '../base/named-bookings.ts';
import { mayMove } from '../view/visitor-rules.ts';
import { namedOf } from '../base/named-bookings.ts';

const hasYetToSing = (booking: Booking, now: Date) =>
  statusAt(booking, now) === 'confirmed' && booking.startsAt !== null && booking.startsAt > now;

/**
 * Those whom a visitor names, where the policy does not ask: one of the order, or all of it who have yet to sing.
 *
 * @throws Problem `booking-not-found`, `klook-decides`, `booking-cancelled`, `session-begun`, `move-not-allowed`,
 *   `validation-failed`
 */
export function whoIsMoved(order: Order, ids: readonly string[], now: Date): Booking[] {
  const named = namedOf(order, ids);
  for (const booking of named) {
    const name = nameIn(order, booking);
    if (booking.bookingType === 'klook') throw new Problem('klook-decides', 'own-klook-moves');
    if (statusAt(booking, now) === 'cancelled')
      throw new Problem('booking-cancelled', { code: 'own-cancelled', params: { name } });
    if (booking.startsAt === null || booking.startsAt <= now)
      throw new Problem('session-begun', { code: 'own-begun', params: { name } });
    if (booking.status !== 'confirmed')
      throw new Problem('move-not-allowed', { code: 'own-not-confirmed', params: { name } });
  }
  const isAll = order.bookings.every((one) => named.includes(one) || !hasYetToSing(one, now));
  if (named.length > 1 && !isAll) throw validationFailed([{ path: 'bookingIds', code: 'own-one-or-all' }]);
  return named;
}

/** What the policy that it was sold under says to its visitor now. @throws Problem `move-not-allowed` */
export function checkOwnMove(order: Order, booking: Booking, now: Date): void {
  if (mayMove(booking, now)) return;
  const name = nameIn(order, booking);
  const { maxMoves } = booking.cancellationPolicy.rescheduling;
  if (movesLeftOf(booking) === 0)
    throw new Problem('move-not-allowed', { code: 'own-no-moves-left', params: { name, maxMoves } });
  const until = movableUntil(booking) ?? now;
  throw new Problem('move-not-allowed', {
    code: 'own-too-late-to-move',
    params: { name, until: until.toISOString(), maxMoves },
  });
}
