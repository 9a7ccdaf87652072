import { get, set, type FieldErrors, type Resolver } from 'react-hook-form';
import { bookingFormFields } from 'shared/bookings/booking-form.ts';
import { companionFields } from 'shared/bookings/companion.ts';
import {
  crossFieldRules,
  temperatureChosen,
  temperatureFits,
  withCrossFieldRules,
} from 'shared/bookings/cross-field-rules.ts';
import { deliveryAddressRule } from 'shared/bookings/delivery-address.ts';
import type { AddOn } from 'shared/catalogue/catalogue.ts';
import type { Complaint } from 'shared/problems/refusal.ts';
import { saidOfField } from 'shared/problems/said-of-field.ts';
import * as z from 'zod/mini';
import { askedValues, fieldOf, type BookingFormValues, type CheckedForm } from './form-values.ts';

/**
 * Checks the form with the schemas that the booking service uses too. Our own rather than the one from
 * @hookform/resolvers, whose zod adapter weighs 2 KB more and checks hidden fields as well.
 *
 * @param addOnsOnSale as the page knows them now: they say what needs an address
 * @param asksWhere whether there is a choice of cafes
 */
export function bookingFormResolver(
  addOnsOnSale: () => readonly AddOn[],
  asksWhere = false,
): Resolver<BookingFormValues, unknown, CheckedForm> {
  return (values) => {
    const addOns = addOnsOnSale();
    const asked = askedValues(values, addOns, asksWhere);
    const checked = formSchema(addOns).safeParse(asked);
    if (!checked.success) return { values: {}, errors: fieldErrors(checked.error.issues) };
    const { companions, ...form } = checked.data;
    return { values: companions.length > 0 ? { ...form, companions } : form, errors: {} };
  };
}

function formSchema(addOns: readonly AddOn[]) {
  const ofEach = [temperatureChosen, deliveryAddressRule(addOns)];
  const companion = withCrossFieldRules(companionFields, [temperatureFits, ...ofEach]);
  const fields = z.extend(bookingFormFields, { companions: z.array(companion) });
  return withCrossFieldRules(fields, [...crossFieldRules, ...ofEach]);
}

/** The first message of every field. */
function fieldErrors(
  issues: readonly (Complaint & { path: PropertyKey[] })[],
): FieldErrors<BookingFormValues> {
  const errors = {};
  for (const issue of issues) {
    const field = fieldOf(issue.path);
    if (!get(errors, field)) set(errors, field, { type: 'rule', message: saidOfField(issue) });
  }
  return errors;
}
