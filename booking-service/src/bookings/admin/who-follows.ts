import type { BookingStatus } from 'shared/bookings/booking-status.ts';
import type { Booking } from '../../booking-row/booking-row.ts';
import { statusAt } from '../lifecycle/booking.ts';

type Standing = Pick<Booking, 'id' | 'status' | 'holdExpiresAt' | 'forgottenAt'>;

/** Everybody else of a party, but for those whose booking is nobody's any more: that stays as it is. */
const othersOf = <One extends Standing>(party: readonly One[], named: Standing): One[] =>
  party.filter(({ id, forgottenAt }) => id !== named.id && forgottenAt === null);

/**
 * Who of a party is changed with the named booking when all of it is to have a status: everybody who is seen with another
 * one. Whoever is cancelled, or was not paid for in time, stays at home when the others are completed, and comes back only
 * where the named one comes back, too.
 */
export function othersWhoFollow<One extends Standing>(
  party: readonly One[],
  named: Standing,
  status: BookingStatus,
  now: Date,
): One[] {
  const isBack = statusAt(named, now) === 'cancelled';
  return othersOf(party, named).filter((other) => {
    const seen = statusAt(other, now);
    return seen !== status && (seen !== 'cancelled' || isBack);
  });
}

const yetToSing: readonly BookingStatus[] = ['pending', 'confirmed'];

/**
 * Who is moved when all of a party is: the named booking, whatever became of its session, and those who have yet to sing. By
 * place, as the party is.
 */
export function whoMoves(party: readonly Booking[], named: Booking, now: Date): Booking[] {
  const others = othersOf(party, named).filter(
    (other) => yetToSing.includes(statusAt(other, now)) && (other.startsAt === null || other.startsAt > now),
  );
  return party.filter((one) => one.id === named.id || others.includes(one));
}
