import type { BookingCreated } from 'shared/bookings/booking-created.ts';
import type { BookingRequestBody } from 'shared/bookings/booking-request.ts';
import { initialCatalogue, initialRules } from 'shared/catalogue/initial-catalogue.ts';
import { partyPriceOf } from 'shared/pricing/price.ts';
import { partyTimes } from 'shared/slots/party-times.ts';
import { aBooking } from '../../harness/builders.ts';

const names = ['Second Singer', 'Third Singer', 'Fourth Singer', 'Fifth Singer'];

/** Somebody who sings after the first, fine in every field. */
export const aCompanion = (overrides: Record<string, unknown> = {}) => ({
  name: 'Second Singer',
  selectedDrink: 'lemonade',
  youtubeTrackUrl: 'https://www.youtube.com/watch?v=companion-1',
  selectedAddons: [] as number[],
  ...overrides,
});

/** The request of `size` people who sing in a row from `bookingTime` on, at the price of that. */
export function aParty(size: number, overrides: Record<string, unknown> = {}): BookingRequestBody {
  const companions = names.slice(0, size - 1).map((name) => aCompanion({ name }));
  const request = aBooking({ companions, ...overrides });
  return { ...request, totalPrice: Number(overrides.totalPrice ?? priceOfParty(request)) };
}

function priceOfParty({ bookingTime, selectedAddons = [], companions = [] }: BookingRequestBody): number {
  const times = partyTimes(String(bookingTime), companions.length + 1, initialRules.slotMinutes);
  const singers = [{ selectedAddons }, ...companions].map((singer, place) => ({
    bookingType: 'direct' as const,
    bookingTime: times[place],
    selectedAddons: singer.selectedAddons ?? [],
  }));
  return partyPriceOf(singers, initialRules, initialCatalogue.addons).totalWon;
}

/** The numbers of everybody, in the order in which they sing. */
export const numbersOf = ({ id, companions = [] }: BookingCreated): string[] => [
  id,
  ...companions.map((companion) => companion.id),
];
