import type { Arrival } from 'shared/catalogue/catalogue.ts';
import { arrivalTimes } from 'shared/slots/arrival.ts';
import { told } from '../../lib/language/content.ts';
import { placeAt, type Where } from './places.ts';
import { words } from './words/words.ts';

/**
 * When to be where, by the clock of the session; `time` is null where this tab does not know it. A `party` comes together, by
 * the clock of its first session.
 */
export function arrivalSteps(time: string | null, arrival: Arrival, party: boolean, where: Where): string[] {
  const { cafe, booth } = words.nextSteps.arrival;
  const times = time === null ? undefined : arrivalTimes(time, arrival);
  return [
    cafe(arrival.cafeMinutes, times?.cafe, party),
    booth(arrival.boothMinutes, times?.booth, party),
    ...wayTo(where),
  ];
}

/** Of a cafe that is not known the mail says where it is. */
function wayTo(where: Where): string[] {
  const { way, wayTo: wayToOne } = words.nextSteps.arrival;
  if (where.places.length === 0) return [way];
  const place = placeAt(where);
  return place ? [wayToOne(told(place.cafeName), told(place.nearestStation))] : [];
}
