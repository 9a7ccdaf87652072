import type { BookingRequestBody } from 'shared/bookings/booking-request.ts';
import { initialRules } from 'shared/catalogue/initial-catalogue.ts';
import { partyTimes } from 'shared/slots/party-times.ts';
import { addSeoulDays, timeOfDay } from 'shared/time/seoul.ts';
import { TOMORROW } from '../../../harness/clock.ts';
import { aParty } from '../../../harness/parties.ts';
import type { Random } from '../../../harness/proof.ts';

/** What all of them want a part of: eight sessions in a row, across the hour at which the price changes. */
const FIRST_MINUTE = 12 * 60 + 30;
const SESSIONS = 8;

export interface Visitor {
  date: string;
  /** Of each one's session, HH:mm. */
  times: string[];
  request: BookingRequestBody;
}

/** So many parties, of any of the `sizes`, for one day of the round's own. */
export function visitorsOf(
  random: Random,
  count: number,
  { round, sizes }: { round: number; sizes: readonly number[] },
): Visitor[] {
  const date = addSeoulDays(TOMORROW, 1 + round);
  return Array.from({ length: count }, (_, index) => {
    const people = random.pick(sizes);
    const first = timeOfDay(FIRST_MINUTE + random.below(SESSIONS + 1 - people) * initialRules.slotMinutes);
    const email = `visitor${index}@example.test`;
    return {
      date,
      times: partyTimes(first, people, initialRules.slotMinutes),
      request: aParty(people, first, { email, bookingDate: date }),
    };
  });
}
