import type { BusinessRules } from 'shared/catalogue/catalogue.ts';
import { minutesOfDay, seoulWallClock } from 'shared/time/seoul.ts';
import type { Booking } from '../../booking-row/booking-row.ts';
import { Problem } from '../../platform/problem.ts';
import { statusAt } from '../lifecycle/booking.ts';
import type { Pair, PlacedSession } from '../move/swap-slots.usecase.ts';

/**
 * The two with each other's place.
 *
 * @throws Problem `booking-cancelled`, `session-begun` or `move-not-allowed` for one that stays where it is; `slot-not-on-sale` or
 *   `slot-taken` where one of them does not fit into the other's place
 */
export function swappedPlaces(
  [one, other]: Pair<Booking>,
  rules: BusinessRules,
  now: Date,
): Pair<PlacedSession> {
  const [ofOne, ofOther] = [placeOf(one, now), placeOf(other, now)];
  const swapped = [
    { booking: one, ...ofOther },
    { booking: other, ...ofOne },
  ] as const;
  for (const session of swapped) checkPlace(session, rules);
  if (ofOne.studioId === ofOther.studioId && overlap(...swapped))
    throw new Problem('slot-taken', { code: 'swap-overlap', params: { one: one.name, other: other.name } });
  return swapped;
}

/** What a booking has to give. */
function placeOf(booking: Booking, now: Date): { startsAt: Date; studioId: number } {
  const { name, startsAt, studioId, holdPromisedUntil } = booking;
  const status = statusAt(booking, now);
  if (status === 'cancelled')
    throw new Problem('booking-cancelled', { code: 'swap-cancelled-one', params: { name } });
  if (startsAt === null)
    throw new Problem('move-not-allowed', { code: 'swap-without-time', params: { name } });
  if (status === 'in-progress' || status === 'completed')
    throw new Problem('session-begun', { code: 'swap-begun-one', params: { name } });
  if (startsAt <= now) throw new Problem('session-begun', { code: 'swap-time-begun', params: { name } });
  // Who does not pay in time would leave behind somebody who was moved for nothing.
  if (status === 'pending' && holdPromisedUntil !== null)
    throw new Problem('move-not-allowed', { code: 'swap-held-one', params: { name } });
  return { startsAt, studioId };
}

/** Sessions are sold in as many minutes as they were then: what fits here need not fit there. */
function checkPlace({ booking, startsAt, studioId }: PlacedSession, rules: BusinessRules): void {
  const { name, slotMinutes } = booking;
  const { date, time } = seoulWallClock(startsAt);
  if (rules.closedDates.includes(date))
    throw new Problem('slot-not-on-sale', { code: 'swap-closed-for-one', params: { date, name } });
  if (!rules.studios.some(({ id }) => id === studioId))
    throw new Problem('slot-not-on-sale', 'studio-not-sold');
  if (minutesOfDay(time) + slotMinutes > minutesOfDay(rules.openingHours.closesAt)) {
    throw new Problem('slot-not-on-sale', {
      code: 'swap-too-long-for-one',
      params: { minutes: slotMinutes, name, startsAt: startsAt.toISOString() },
    });
  }
}

const endOf = ({ booking, startsAt }: PlacedSession) => startsAt.getTime() + booking.slotMinutes * 60_000;

const overlap = (one: PlacedSession, other: PlacedSession) =>
  one.startsAt.getTime() < endOf(other) && other.startsAt.getTime() < endOf(one);
