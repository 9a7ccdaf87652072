import type { BookingStatus } from 'shared/bookings/booking-request.ts';
import type { Booking } from '../../booking-row/booking-row.ts';

type Standing = Pick<Booking, 'id' | 'status' | 'forgottenAt'>;

/**
 * Who of a party is changed with the named booking when all of it is to have a status: everybody who has another one. Whoever
 * is cancelled stays at home when the others are completed, and comes back only where the named one comes back, too. A booking that is nobody's any more stays as it is.
 */
export const othersWhoFollow = <One extends Standing>(
  party: readonly One[],
  named: Standing,
  status: BookingStatus,
): One[] =>
  party.filter(
    (other) =>
      other.id !== named.id &&
      other.forgottenAt === null &&
      other.status !== status &&
      (other.status !== 'cancelled' || named.status === 'cancelled'),
  );
