import type { ScheduleChange } from 'shared/bookings/admin-booking.ts';
import type { BusinessRules } from 'shared/catalogue/catalogue.ts';
import { startTimes } from 'shared/slots/offered-slots.ts';
import { dateTimeKst } from 'shared/time/display.ts';
import { instantInSeoul } from 'shared/time/seoul.ts';
import type { Booking } from '../../booking-row/booking-row.ts';
import type { Database } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { freeTimes } from '../../slots/free-times.ts';
import { partyFit } from '../../slots/party-fit.ts';
import { readDay } from '../../slots/slots.store.ts';
import { withoutUnitsOf } from '../../slots/without-units.ts';

const NAMED_TIMES = 3;
/** Staff sell at once, and for any day: further ahead than this nobody looks. */
const forStaff = { leadTimeMinutes: 0, horizonDays: 3_650 };

/** Why those who are to be moved could not be, with times of that day at which they can. */
export async function cannotMove(
  { bookingDate, bookingTime }: ScheduleChange,
  moving: readonly Booking[],
  { db, now }: { db: Database; now: Date },
  rules: BusinessRules,
): Promise<Problem> {
  const people = moving.length;
  const sold = { ...rules, ...forStaff };
  const { owned } = await readDay(db, bookingDate, now);
  // What they have now is no obstacle to them.
  const others = people === 1 ? owned : withoutUnitsOf(moving, owned);
  const free = freeTimes(sold, bookingDate, now, others, people);
  const next = free.filter((time) => time > bookingTime).slice(0, NAMED_TIMES);
  const times = (next.length > 0 ? next : free.slice(-NAMED_TIMES)).join(', ');
  const when = dateTimeKst(instantInSeoul(bookingDate, bookingTime));
  if (people === 1) {
    const offer = times === '' ? 'No other time is free on that day.' : `Free on that day: ${times}.`;
    return new Problem('slot-taken', `Somebody else has ${when}, so nothing was changed. ${offer}`);
  }
  const { goneTime, nearestTime } = partyFit(sold, bookingDate, now, others, bookingTime, people);
  const offer =
    times === ''
      ? 'That day has no start with room for all of them.'
      : `Starts of that day with room for all of them: ${times}.`;
  const isSold = startTimes(rules).includes(goneTime);
  const gone = isSold ? `Somebody else has ${goneTime}` : `We have no session at ${goneTime}`;
  return new Problem(
    isSold ? 'slot-taken' : 'slot-not-on-sale',
    `${gone}, so ${people} sessions do not fit in a row from ${when}, and nothing was changed. ${offer}`,
    { goneTime, ...(nearestTime && { nearestTime }) },
  );
}
