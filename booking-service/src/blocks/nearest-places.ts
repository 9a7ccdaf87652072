import type { Place } from 'shared/blocks/block.ts';
import type { BusinessRules } from 'shared/catalogue/catalogue.ts';
import { claimedUnits } from 'shared/slots/claims.ts';
import { offeredStartTimes } from 'shared/slots/offered-slots.ts';
import { minutesOfDay, seoulWallClock } from 'shared/time/seoul.ts';
import type { Booking } from '../booking-row/booking-row.ts';
import { sessionsInARow } from '../bookings/move/sessions.ts';
import type { OwnedUnits } from '../slots/free-times.ts';

/**
 * The nearest free room of their day for each group, in turn: what is proposed to one is not proposed to the next. Of two as
 * near the later one, since nobody is to hurry.
 *
 * @param groups each earliest first, all of one day (yyyy-MM-dd)
 * @param owned what is owned or blocked that day
 */
export function nearestPlaces(
  groups: readonly (readonly Booking[])[],
  date: string,
  rules: BusinessRules,
  owned: OwnedUnits,
  now: Date,
): (Place | null)[] {
  const offered = offeredStartTimes(rules, date, now);
  const taken = new Map(rules.studios.map(({ id }) => [id, new Set(owned.get(id))]));
  return groups.map((group) => {
    const wanted = minutesOfDay(timeOf(group[0]));
    const away = (time: string) => Math.abs(minutesOfDay(time) - wanted);
    const byDistance = offered.toSorted((one, other) => away(one) - away(other) || (one < other ? 1 : -1));
    for (const bookingTime of byDistance) {
      const units = unitsFrom(group, { bookingDate: date, bookingTime }, rules);
      const studio =
        units && rules.studios.find(({ id }) => units.every((unit) => !taken.get(id)?.has(unit)));
      if (!studio) continue;
      for (const unit of units) taken.get(studio.id)?.add(unit);
      return { bookingDate: date, bookingTime, studioId: studio.id };
    }
    return null;
  });
}

const timeOf = (singer: Booking | undefined) =>
  singer?.startsAt ? seoulWallClock(singer.startsAt).time : '00:00';

/** As seconds since 1970; null where one of them would sing when we are closed. */
function unitsFrom(
  group: readonly Booking[],
  start: { bookingDate: string; bookingTime: string },
  rules: BusinessRules,
): number[] | null {
  const sessions = sessionsInARow(group, start, rules);
  return (
    sessions?.flatMap(({ booking, startsAt }) =>
      claimedUnits(startsAt, booking.slotMinutes).map((unit) => unit.getTime() / 1000),
    ) ?? null
  );
}
