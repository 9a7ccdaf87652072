import type { ScheduleChange } from 'shared/bookings/admin-booking.ts';
import type { BusinessRules } from 'shared/catalogue/catalogue.ts';
import { isStartTime } from 'shared/slots/offered-slots.ts';
import { instantInSeoul } from 'shared/time/seoul.ts';
import type { Booking } from '../../booking-row/booking-row.ts';
import { movableUntil, movesLeftOf } from '../../booking-row/moves.ts';
import { validationFailed } from '../../platform/parse.ts';
import { Problem } from '../../platform/problem.ts';

/** Staff may sell what visitors may not (today, in five minutes), but not the past, a closed day or an odd time. */
export function checkStart(
  { bookingDate, bookingTime, studioId }: ScheduleChange,
  rules: BusinessRules,
  now: Date,
): void {
  if (rules.closedDates.includes(bookingDate)) {
    throw validationFailed([{ path: 'bookingDate', code: 'closed-day' }]);
  }
  if (!isStartTime(rules, bookingTime)) {
    throw validationFailed([{ path: 'bookingTime', code: 'odd-start' }]);
  }
  if (instantInSeoul(bookingDate, bookingTime) <= now) {
    throw validationFailed([{ path: 'bookingTime', code: 'start-passed' }]);
  }
  if (studioId !== undefined && !rules.studios.some(({ id }) => id === studioId)) {
    throw validationFailed([{ path: 'studioId', code: 'studio-not-sold' }]);
  }
}

/**
 * What a visitor may ask for; staff who give a reason may do more.
 *
 * @param isNamed whether it is the one that staff have before them, and not another of its party
 */
export function checkPolicy(
  booking: Booking,
  change: Pick<ScheduleChange, 'reason'>,
  now: Date,
  isNamed: boolean,
): void {
  const until = movableUntil(booking);
  if (until === null || change.reason) return;
  if (movesLeftOf(booking) > 0 && now <= until) return;
  const { maxMoves, minHoursBefore } = booking.cancellationPolicy.rescheduling;
  const limits = { moves: maxMoves, hours: minHoursBefore };
  throw new Problem(
    'move-not-allowed',
    isNamed
      ? { code: 'beyond-policy', params: limits }
      : { code: 'beyond-policy-of', params: { name: booking.name, ...limits } },
  );
}

/** Staff sell at once, and for any day: further ahead than this nobody looks. */
export const soldByStaff = (rules: BusinessRules): BusinessRules => ({
  ...rules,
  leadTimeMinutes: 0,
  horizonDays: 3_650,
});

/** Times of another studio are of no use to whoever asks for one. */
export const rulesFor = (
  { studioId }: Pick<ScheduleChange, 'studioId'>,
  rules: BusinessRules,
): BusinessRules =>
  studioId === undefined ? rules : { ...rules, studios: rules.studios.filter(({ id }) => id === studioId) };
