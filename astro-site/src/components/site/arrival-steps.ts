import type { LocalizedText } from 'shared/languages/localized-text.ts';
import type { Arrival } from 'shared/catalogue/catalogue.ts';
import { arrivalTimes } from 'shared/slots/arrival.ts';
import { told } from '../../lib/language/content.ts';
import { words } from './words/words.ts';

/** How to find one cafe of several. */
export interface Place {
  id: number;
  cafeName: LocalizedText;
  nearestStation: LocalizedText;
}

export interface Where {
  /** None where there is but one cafe. */
  places: readonly Place[];
  /** Undefined where this tab does not know it. */
  branchId: number | undefined;
}

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
function wayTo({ places, branchId }: Where): string[] {
  const { way, wayTo: wayToOne } = words.nextSteps.arrival;
  if (places.length === 0) return [way];
  const place = places.find(({ id }) => id === branchId);
  return place ? [wayToOne(told(place.cafeName), told(place.nearestStation))] : [];
}
