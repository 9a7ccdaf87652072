import { useWatch } from 'react-hook-form';
import type { PriceInput } from 'shared/pricing/price.ts';
import { partyTimes } from 'shared/slots/party-times.ts';
import { companionsOf, type BookingFormValues, type CompanionValues } from '../form/form-values.ts';
import { useBookingForm } from '../form/use-booking-form.ts';
import { useRules } from '../reads/booking-reads.ts';

/** Everybody of an order, the first one first, each with the time at which they begin (HH:mm, '' while none is chosen). */
export function singersOf<Singer extends Pick<PriceInput, 'selectedAddons'>>(
  order: Omit<PriceInput, 'selectedAddons'> & Singer & { companions?: readonly Singer[] | undefined },
  slotMinutes: number,
): (Singer & PriceInput & { bookingTime: string })[] {
  const { bookingType, bookingTime, companions = [] } = order;
  const singers = [order, ...companions];
  const times = bookingTime ? partyTimes(bookingTime, singers.length, slotMinutes) : [];
  return singers.map((singer, place) => ({ ...singer, bookingType, bookingTime: times[place] ?? '' }));
}

/** Those who sing by the form as it stands. */
export function useSingers() {
  const values = useWatch({ control: useBookingForm().control }) as BookingFormValues;
  const { slotMinutes } = useRules().known;
  return singersOf<CompanionValues>({ ...values, companions: companionsOf(values) }, slotMinutes);
}
