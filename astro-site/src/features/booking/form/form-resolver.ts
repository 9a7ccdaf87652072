import type { FieldErrors, Resolver } from 'react-hook-form';
import { bookingFormSchema, type BookingForm } from 'shared/bookings/booking-form.ts';
import { withCrossFieldRules } from 'shared/bookings/cross-field-rules.ts';
import { deliveryAddressRule } from 'shared/bookings/delivery-address.ts';
import type { AddOn } from 'shared/catalogue/catalogue.ts';
import { askedValues, type BookingField, type BookingFormValues } from './form-values.ts';

/**
 * Checks the form with the schema that the booking service uses too. Our own rather than the one from
 * @hookform/resolvers, whose zod adapter weighs 2 KB more and checks hidden fields as well.
 *
 * @param addOnsOnSale as the page knows them now: they say what needs an address
 */
export function bookingFormResolver(
  addOnsOnSale: () => readonly AddOn[],
): Resolver<BookingFormValues, unknown, BookingForm> {
  return (values) => {
    const addOns = addOnsOnSale();
    const schema = withCrossFieldRules(bookingFormSchema, [deliveryAddressRule(addOns)]);
    const checked = schema.safeParse(askedValues(values, addOns));
    return checked.success
      ? { values: checked.data, errors: {} }
      : { values: {}, errors: fieldErrors(checked.error.issues) };
  };
}

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
