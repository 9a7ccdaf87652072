import type { BookingRequestBody } from 'shared/bookings/booking-request.ts';
import { initialAddOns, initialRules } from 'shared/catalogue/initial-catalogue.ts';
import { partyPriceOf } from 'shared/pricing/price.ts';
import { startTimes } from 'shared/slots/offered-slots.ts';
import { partyTimes } from 'shared/slots/party-times.ts';
import { addSeoulDays } from 'shared/time/seoul.ts';
import { aBooking } from './builders.ts';
import { TOMORROW } from './clock.ts';
import type { ServiceUnderTest } from './service.ts';

/** What differs from a plain booking when so many people sing in a row from `bookingTime` on: nothing for one person. */
export function partyFields(people: number, bookingTime: string) {
  const { name, selectedDrink, drinkTemperature, youtubeTrackUrl, selectedAddons = [] } = aBooking();
  const companion = { selectedDrink, drinkTemperature, youtubeTrackUrl, selectedAddons };
  const sold = partyTimes(bookingTime, people, initialRules.slotMinutes).map((time) => ({
    ...{ bookingType: 'direct' as const, bookingTime: time, selectedAddons },
  }));
  const { totalWon } = partyPriceOf(sold, initialRules, initialAddOns);
  const companions = Array.from({ length: people - 1 }, (_, index) => ({
    ...{ ...companion, name: `${name} ${index + 2}` },
  }));
  return { bookingTime, totalPrice: totalWon, ...(people > 1 && { companions }) };
}

/** A booking of so many people at the right price; a test states only what matters to it. */
export const aParty = (
  people: number,
  bookingTime: string,
  overrides: Record<string, unknown> = {},
): BookingRequestBody => aBooking({ ...partyFields(people, bookingTime), ...overrides });

/** Sessions in a row that nobody else of the test has, one party after the other, from so many days ahead on. */
export function ownRows(firstDay = 0) {
  const starts = startTimes(initialRules);
  let [day, next] = [firstDay, 0];
  return (people: number) => {
    if (next + people > starts.length) [day, next] = [day + 1, 0];
    const fields = partyFields(people, starts[next] ?? '10:00');
    next += people;
    return { bookingDate: addSeoulDays(TOMORROW, day), ...fields };
  };
}

/** The bookings of an order, by place. */
export async function singersOf({ db }: Pick<ServiceUnderTest, 'db'>, orderId: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    'SELECT id FROM bookings WHERE order_id = $1 ORDER BY place',
    [orderId],
  );
  return rows.map(({ id }) => id);
}
