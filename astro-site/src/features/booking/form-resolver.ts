import type { FieldErrors, Resolver } from 'react-hook-form';
import { bookingFormSchema, type BookingForm } from 'shared/bookings/booking-form.ts';
import { askedValues, type BookingField, type BookingFormValues } from './form-values.ts';

/**
 * Checks the form with the schema that the booking service uses too. Written out rather than taken from
 * @hookform/resolvers, whose zod adapter weighs 2 KB more and checks hidden fields as well.
 */
export const bookingFormResolver: Resolver<BookingFormValues, unknown, BookingForm> = (values) => {
  const checked = bookingFormSchema.safeParse(askedValues(values));
  return checked.success
    ? { values: checked.data, errors: {} }
    : { values: {}, errors: fieldErrors(checked.error.issues) };
};

/** The first message of every field. */
function fieldErrors(
  issues: readonly { path: PropertyKey[]; message: string }[],
): FieldErrors<BookingFormValues> {
  const errors: Partial<Record<BookingField, { type: string; message: string }>> = {};
  for (const { path, message } of issues) {
    errors[path[0] as BookingField] ??= { type: 'rule', message };
  }
  return errors;
}
