import { claimedUnits } from 'shared/slots/claims.ts';
import type { BlockedTime } from 'shared/slots/blocked-time.ts';
import type { OwnedUnits } from './free-times.ts';
import { standsIn } from './stands-in.ts';

/** When and where a session is; both are null for one that has no time. */
interface PlacedSession {
  studioId: number | null;
  startsAt: Date | null;
  slotMinutes: number;
}

/** What others own: `owned` without the units of `sessions`, which are no obstacle to those who have them. */
export function withoutUnitsOf(sessions: readonly PlacedSession[], owned: OwnedUnits): OwnedUnits {
  const unitsIn = (studio: number) =>
    sessions
      .filter(({ studioId }) => studioId === studio)
      .flatMap(({ startsAt, slotMinutes }) => (startsAt ? claimedUnits(startsAt, slotMinutes) : []))
      .map((unit) => unit.getTime() / 1000);
  return new Map(
    [...owned].map(([studio, units]) => {
      const own = unitsIn(studio);
      return [studio, new Set([...units].filter((unit) => !own.includes(unit)))];
    }),
  );
}

/**
 * What stands in the way of those who are moved: not what they have now, unless a block lies over it, since that falls to the block
 * as they leave.
 */
export const unitsOfOthers = (
  moving: readonly (PlacedSession & { studioId: number })[],
  owned: OwnedUnits,
  blocked: readonly BlockedTime[],
): OwnedUnits =>
  withoutUnitsOf(
    moving.filter((session) => !standsIn(blocked, session)),
    owned,
  );
