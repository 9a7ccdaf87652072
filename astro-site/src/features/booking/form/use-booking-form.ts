import { useFormContext } from 'react-hook-form';
import type { BookingForm } from 'shared/bookings/booking-form.ts';
import type { BookingField, BookingFormValues } from './form-values.ts';

export function useBookingForm() {
  return useFormContext<BookingFormValues, unknown, BookingForm>();
}

/** The message at a field, if something is wrong with it. */
export function useFieldError(field: BookingField): string | undefined {
  return useBookingForm().formState.errors[field]?.message;
}
