import { useWatch } from 'react-hook-form';
import { priceOf, type PriceBreakdown } from 'shared/pricing/price.ts';
import { useAddOns, useRules } from './booking-queries.ts';
import type { BookingFormValues } from './form-values.ts';
import { useBookingForm } from './use-booking-form.ts';

/** The price by what the page knows now. The server computes it too, and has the last word (design.md section 3). */
export function usePriceOf(): (
  values: Pick<BookingFormValues, 'bookingType' | 'bookingTime' | 'selectedAddons'>,
) => PriceBreakdown {
  const rules = useRules().data ?? { priceBands: [] };
  const addOns = useAddOns().data ?? [];
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
