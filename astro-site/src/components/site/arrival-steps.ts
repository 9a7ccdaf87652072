import type { Arrival } from 'shared/catalogue/catalogue.ts';
import { arrivalTimes } from 'shared/slots/arrival.ts';
import { words } from './words/words.ts';

/**
 * When to be where, by the clock of the session; `time` is null where this tab does not know it. A `party` comes together, by
 * the clock of its first session.
 */
export function arrivalSteps(time: string | null, arrival: Arrival, party: boolean): string[] {
  const { cafe, booth, way } = words.nextSteps.arrival;
  const times = time === null ? undefined : arrivalTimes(time, arrival);
  return [
    cafe(arrival.cafeMinutes, times?.cafe, party),
    booth(arrival.boothMinutes, times?.booth, party),
    way,
  ];
}
