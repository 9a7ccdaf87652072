import type { ScheduleChange } from 'shared/bookings/admin-booking.ts';
import type { BusinessRules } from 'shared/catalogue/catalogue.ts';
import { startTimes } from 'shared/slots/offered-slots.ts';
import { partyTimes } from 'shared/slots/party-times.ts';
import { instantInSeoul } from 'shared/time/seoul.ts';
import type { Booking } from '../../booking-row/booking-row.ts';
import { validationFailed } from '../../platform/parse.ts';
import { Problem } from '../../platform/problem.ts';

/** Staff may sell what visitors may not (today, in five minutes), but not the past, a closed day or an odd time. */
export function checkStart(
  { bookingDate, bookingTime }: ScheduleChange,
  rules: BusinessRules,
  now: Date,
): void {
  if (rules.closedDates.includes(bookingDate)) {
    throw validationFailed([{ path: 'bookingDate', message: 'We are closed on this day' }]);
  }
  if (!startTimes(rules).includes(bookingTime)) {
    throw validationFailed([
      { path: 'bookingTime', message: 'Please choose a time at which sessions start' },
    ]);
  }
  if (instantInSeoul(bookingDate, bookingTime) <= now) {
    throw validationFailed([{ path: 'bookingTime', message: 'Please choose a time that has not passed' }]);
  }
}

/** A booking with the time that it is to have. */
export interface Session {
  booking: Booking;
  startsAt: Date;
}

/**
 * The first at the time of the change, the others directly after; a session may have been sold longer than they are now.
 * Null where no session starts at one of the times: the last ones would sing after closing.
 */
export function sessionsInARow(
  party: readonly Booking[],
  { bookingDate, bookingTime }: ScheduleChange,
  rules: BusinessRules,
): Session[] | null {
  const minutes = Math.max(rules.slotMinutes, ...party.map(({ slotMinutes }) => slotMinutes));
  const times = partyTimes(bookingTime, party.length, minutes);
  if (!times.every((time) => startTimes(rules).includes(time))) return null;
  return party.map((booking, place) => ({
    booking,
    startsAt: instantInSeoul(bookingDate, times[place] ?? bookingTime),
  }));
}

/** Whether it is another time than it had. */
export const isMoved = ({ booking, startsAt }: Session) => booking.startsAt?.getTime() !== startsAt.getTime();

/**
 * What a visitor may ask for; staff who give a reason may do more.
 *
 * @param whose "this booking", or who else's
 */
export function checkPolicy(booking: Booking, change: ScheduleChange, now: Date, whose: string): void {
  if (booking.startsAt === null || change.reason) return;
  const { maxMoves, minHoursBefore } = booking.cancellationPolicy.rescheduling;
  const tooOften = booking.visitorMoves >= maxMoves;
  const tooLate = booking.startsAt.getTime() - now.getTime() < minHoursBefore * 3_600_000;
  if (!tooOften && !tooLate) return;
  throw new Problem(
    'move-not-allowed',
    `The policy of ${whose} allows ${maxMoves} moves, until ${minHoursBefore} hours before the session. Give a reason to move it all the same.`,
  );
}
