import * as z from 'zod/mini';
import { allowedTemperatures, asksTemperature, findDrink, temperatures } from '../drinks/drinks.ts';
import type { PlainCode, Refusal } from '../problems/refusals.en.ts';
import { cleanLine } from '../typed/text.ts';

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
  refusal: PlainCode | ((form: UncheckedForm) => Refusal);
  holds: (form: UncheckedForm) => boolean;
}

export const given = (value: unknown) => typeof value === 'string' && cleanLine(value) !== '';
const isKlook = (form: UncheckedForm) => form.bookingType === 'klook';

/** A drink is made hot or iced as far as it has the choice. */
export const temperatureFits: CrossFieldRule = {
  path: 'drinkTemperature',
  refusal: 'temperature-wrong',
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
    refusal: 'date-missing',
    holds: (form) => isKlook(form) || given(form.bookingDate),
  },
  {
    path: 'bookingTime',
    refusal: 'time-missing',
    holds: (form) => isKlook(form) || given(form.bookingTime),
  },
  {
    path: 'bookingDate',
    refusal: 'klook-schedule',
    holds: (form) => !isKlook(form) || (!given(form.bookingDate) && !given(form.bookingTime)),
  },
  {
    path: 'klookBookingId',
    refusal: 'klook-id-missing',
    holds: (form) => !isKlook(form) || given(form.klookBookingId),
  },
  {
    path: 'klookDate',
    refusal: 'klook-date-missing',
    holds: (form) => !isKlook(form) || !given(form.klookTime) || given(form.klookDate),
  },
  {
    path: 'companions',
    refusal: 'klook-companions',
    holds: (form) => !isKlook(form) || !Array.isArray(form.companions) || form.companions.length === 0,
  },
  temperatureFits,
];

/** The wizard always asks for a temperature where there is a choice; the API takes a missing one. */
export const temperatureChosen: CrossFieldRule = {
  path: 'drinkTemperature',
  refusal: 'temperature-missing',
  holds: (form) =>
    typeof form.selectedDrink !== 'string' ||
    !asksTemperature(findDrink(form.selectedDrink)) ||
    given(form.drinkTemperature),
};

/** Why the rule refuses that form. */
export const refusalOf = (refusal: CrossFieldRule['refusal'], form: UncheckedForm): Refusal =>
  typeof refusal === 'string' ? { code: refusal } : refusal(form);

/** What a form breaks of `rules`, in their order. */
export function brokenRules(
  rules: readonly CrossFieldRule[],
  form: UncheckedForm,
): ({ path: string } & Refusal)[] {
  return rules
    .filter(({ holds }) => !holds(form))
    .map(({ path, refusal }) => ({ path, ...refusalOf(refusal, form) }));
}

/** Adds rules to a schema of the form's fields, so that one answer lists every error. */
export function withCrossFieldRules<T extends z.ZodMiniType>(
  schema: T,
  rules: readonly CrossFieldRule[] = crossFieldRules,
): T {
  return schema.check(
    z.check<z.output<T>>(
      ({ value, issues }) => {
        for (const { path, ...refusal } of brokenRules(rules, Object(value)))
          issues.push({
            ...refusal,
            ...{ code: 'custom', message: refusal.code, path: [path], input: value, continue: true },
          });
      },
      // Zod leaves checks out once a field has failed; the visitor should see all errors at once.
      { when: () => true },
    ),
  );
}
