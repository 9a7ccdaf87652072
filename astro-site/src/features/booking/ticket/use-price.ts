import { useWatch } from 'react-hook-form';
import { priceOf, type PriceBreakdown } from 'shared/pricing/price.ts';
import { useAddOns, useRules } from '../reads/booking-reads.ts';
import type { BookingFormValues } from '../form/form-values.ts';
import { useBookingForm } from '../form/use-booking-form.ts';

/** The price by what the page knows now. The server computes it too, and has the last word. */
export function usePriceOf(): (
  values: Pick<BookingFormValues, 'bookingType' | 'bookingTime' | 'selectedAddons'>,
) => PriceBreakdown {
  const rules = useRules().known;
  const addOns = useAddOns().known;
  return (values) => priceOf(values, rules, addOns);
}

/** The price of the form as it stands. */
export function usePrice(): PriceBreakdown {
  const { control } = useBookingForm();
  const [bookingType, bookingTime, selectedAddons] = useWatch({
    control,
    name: ['bookingType', 'bookingTime', 'selectedAddons'],
  });
  return usePriceOf()({ bookingType, bookingTime, selectedAddons });
}
