import type { StatusChange } from 'shared/bookings/admin-booking.ts';
import type { BookingStatus } from 'shared/bookings/booking-status.ts';
import { statusAt, type Undecided } from '../lifecycle/booking.ts';

/** What a session that is owed to its guest goes through at the counter. */
const atCounter: readonly BookingStatus[] = ['confirmed', 'in-progress', 'completed'];

/**
 * Returns whether a change of status only says what happened at the counter, so that staff need no admin for it: a session of
 * a guest who has paid goes on, ends, or its guest does not come, and each of these is taken back. A Klook guest has paid at Klook.
 */
export function isCounterStatus(
  booking: Undecided,
  { status, reason }: Pick<StatusChange, 'status' | 'reason'>,
  now: Date,
): boolean {
  const current = statusAt(booking, now);
  const stands = atCounter.includes(current) || (current === 'pending' && booking.bookingType === 'klook');
  const isNoShow = current === 'cancelled' && booking.cancellationReason === 'no-show';
  if (status === 'cancelled') return reason === 'no-show' && (stands || isNoShow);
  if (status === 'pending') return current === 'pending';
  return stands || isNoShow;
}
