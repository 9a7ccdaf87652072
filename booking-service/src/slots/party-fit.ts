import type { BusinessRules } from 'shared/catalogue/catalogue.ts';
import { offeredStartTimes } from 'shared/slots/offered-slots.ts';
import { partyTimes } from 'shared/slots/party-times.ts';
import { minutesOfDay } from 'shared/time/seoul.ts';
import { freeInEachStudio, freeTimes, type OwnedUnits } from './free-times.ts';

/** Where a party does not fit, and where it would; both HH:mm. */
export interface PartyFit {
  /** The first of its times that cannot be had, in the studio that gets furthest. */
  goneTime: string;
  /** The nearest start of that day with room for all; left out where there is none. */
  nearestTime?: string;
}

/**
 * Why `people` who wanted to sing in a row from `first` on could not, as the day is at `now`. Asked after a refusal: where
 * the room has come back in the meantime, `nearestTime` is `first` itself.
 */
export function partyFit(
  rules: BusinessRules,
  date: string,
  now: Date,
  owned: OwnedUnits,
  first: string,
  people: number,
): PartyFit {
  const times = partyTimes(first, people, rules.slotMinutes);
  const offered = offeredStartTimes(rules, date, now);
  const reached = freeInEachStudio(rules, date, offered, owned).map((free) => {
    const gone = times.findIndex((time) => !free.has(time));
    return gone === -1 ? people - 1 : gone;
  });
  const goneTime = times[Math.max(...reached)] ?? first;
  const nearestTime = nearestTo(first, freeTimes(rules, date, now, owned, people));
  return { goneTime, ...(nearestTime && { nearestTime }) };
}

/** The one of `times` (earliest first) that lies nearest; of two as near the earlier. */
export function nearestTo(wanted: string, times: readonly string[]): string | undefined {
  const distance = (time: string) => Math.abs(minutesOfDay(time) - minutesOfDay(wanted));
  return times.reduce<string | undefined>(
    (nearest, time) => (nearest === undefined || distance(time) < distance(nearest) ? time : nearest),
    undefined,
  );
}
