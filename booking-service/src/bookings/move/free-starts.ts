import type { BusinessRules } from 'shared/catalogue/catalogue.ts';
import { claimedUnits } from 'shared/slots/claims.ts';
import { offeredStartTimes } from 'shared/slots/offered-slots.ts';
import type { Booking } from '../../booking-row/booking-row.ts';
import type { OwnedUnits } from '../../slots/free-times.ts';
import { isMoved, isWithinHours, sessionsInARow } from './sessions.ts';
import type { Session, TimedSession } from './sessions.ts';

/**
 * Start times of `date` (HH:mm), earliest first, to which these can be moved together: on sale at `now`, free for as long as
 * each of them sings, and not where they are already.
 *
 * @param owned what others have of that day
 */
export function freeStarts(
  moving: readonly Booking[],
  rules: BusinessRules,
  date: string,
  now: Date,
  owned: OwnedUnits,
): string[] {
  return offeredStartTimes(rules, date, now).filter((time) => {
    const sessions = sessionsInARow(moving, { bookingDate: date, bookingTime: time }, rules);
    return (
      sessions?.some(isMoved) && rules.studios.some(({ id }) => isFree(sessions, owned.get(id) ?? new Set()))
    );
  });
}

/**
 * The first of those in a row who cannot have their time, in the studio that gets furthest. Asked after a refusal: where the
 * room has come back in the meantime it is the last of them.
 *
 * @param owned what others have of that day
 */
export function firstWithoutRoom(
  row: readonly TimedSession[],
  rules: BusinessRules,
  owned: OwnedUnits,
): TimedSession | undefined {
  const reached = rules.studios.map(({ id }) => {
    const units = owned.get(id) ?? new Set();
    const at = row.findIndex((session) => !isWithinHours(session, rules) || !isFree([session], units));
    return at === -1 ? row.length - 1 : at;
  });
  return row[Math.max(...reached)];
}

const isFree = (sessions: readonly Session[], owned: ReadonlySet<number>) =>
  sessions.every(({ booking: { slotMinutes }, startsAt }) =>
    claimedUnits(startsAt, slotMinutes).every((unit) => !owned.has(unit.getTime() / 1000)),
  );
