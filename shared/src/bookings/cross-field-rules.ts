import * as z from 'zod/mini';
import { allowedTemperatures, asksTemperature, findDrink, temperatures } from '../drinks/drinks.ts';
import { cleanLine } from '../typed/text.ts';
import { bookingMessages } from './booking-fields.ts';

/** The fields as a rule that spans several of them sees them: any may be missing or wrong when it runs. */
export interface UncheckedForm {
  bookingType?: unknown;
  klookBookingId?: unknown;
  klookDate?: unknown;
  klookTime?: unknown;
  selectedDrink?: unknown;
  drinkTemperature?: unknown;
  selectedAddons?: unknown;
  lpDeliveryAddress?: unknown;
  bookingDate?: unknown;
  bookingTime?: unknown;
  companions?: unknown;
}

export interface CrossFieldRule {
  path: string;
  message: string | ((form: UncheckedForm) => string);
  holds: (form: UncheckedForm) => boolean;
}

export const given = (value: unknown) => typeof value === 'string' && cleanLine(value) !== '';
const isKlook = (form: UncheckedForm) => form.bookingType === 'klook';

/** A drink is made hot or iced as far as it has the choice. */
export const temperatureFits: CrossFieldRule = {
  path: 'drinkTemperature',
  message: bookingMessages.drinkTemperature,
  holds(form) {
    const drink = typeof form.selectedDrink === 'string' ? findDrink(form.selectedDrink) : undefined;
    const temperature = temperatures.find((known) => known === form.drinkTemperature);
    if (!drink || !temperature) return true;
    return allowedTemperatures(drink).includes(temperature);
  },
};

/** Rules that depend on more than one field. Each runs even when other fields are wrong. */
export const crossFieldRules: readonly CrossFieldRule[] = [
  {
    path: 'bookingDate',
    message: bookingMessages.bookingDate,
    holds: (form) => isKlook(form) || given(form.bookingDate),
  },
  {
    path: 'bookingTime',
    message: bookingMessages.bookingTime,
    holds: (form) => isKlook(form) || given(form.bookingTime),
  },
  {
    path: 'bookingDate',
    message: bookingMessages.klookSchedule,
    holds: (form) => !isKlook(form) || (!given(form.bookingDate) && !given(form.bookingTime)),
  },
  {
    path: 'klookBookingId',
    message: bookingMessages.klookBookingId,
    holds: (form) => !isKlook(form) || given(form.klookBookingId),
  },
  {
    path: 'klookDate',
    message: bookingMessages.klookDate,
    holds: (form) => !isKlook(form) || !given(form.klookTime) || given(form.klookDate),
  },
  {
    path: 'companions',
    message: bookingMessages.klookCompanions,
    holds: (form) => !isKlook(form) || !Array.isArray(form.companions) || form.companions.length === 0,
  },
  temperatureFits,
];

/** The wizard always asks for a temperature where there is a choice; the API takes a missing one. */
export const temperatureChosen: CrossFieldRule = {
  path: 'drinkTemperature',
  message: bookingMessages.hotOrIced,
  holds: (form) =>
    typeof form.selectedDrink !== 'string' ||
    !asksTemperature(findDrink(form.selectedDrink)) ||
    given(form.drinkTemperature),
};

/** What a form breaks of `rules`, in their order. */
export function brokenRules(
  rules: readonly CrossFieldRule[],
  form: UncheckedForm,
): { path: string; message: string }[] {
  return rules
    .filter(({ holds }) => !holds(form))
    .map(({ path, message }) => ({ path, message: typeof message === 'string' ? message : message(form) }));
}

/** Adds rules to a schema of the form's fields, so that one answer lists every error. */
export function withCrossFieldRules<T extends z.ZodMiniType>(
  schema: T,
  rules: readonly CrossFieldRule[] = crossFieldRules,
): T {
  return schema.check(
    ...rules.map(({ path, message, holds }) =>
      z.refine<z.output<T>>((form) => holds(Object(form)), {
        path: [path],
        error: typeof message === 'string' ? message : ({ input }) => message(Object(input)),
        // Zod leaves refinements out once a field has failed; the visitor should see all errors at once.
        when: () => true,
      }),
    ),
  );
}
