import { get, useFormContext } from 'react-hook-form';
import type { BookingField, BookingFormValues, CheckedForm } from './form-values.ts';
import { useSingerPath } from './singer.ts';

export function useBookingForm() {
  return useFormContext<BookingFormValues, unknown, CheckedForm>();
}

/** The message at a field, if something is wrong with it. */
export function useFieldError(field: BookingField): string | undefined {
  const path = useSingerPath();
  const error = get(useBookingForm().formState.errors, path(field)) as { message?: string } | undefined;
  return error?.message;
}
