import * as z from 'zod/mini';
import { locales } from '../content/localized-text.ts';
import { allowedTemperatures, asksTemperature, findDrink, temperatures } from '../drinks/drinks.ts';
import {
  addOnIdsField,
  bookingMessages,
  dateField,
  drinkField,
  emailField,
  fieldLimits,
  noControlCharacters,
  requiredText,
  timeField,
  youtubeUrlField,
} from './booking-fields.ts';

/** The LP record, which needs an address to be sent to (spec.md section 3). */
export const LP_RECORD_ADDON_ID = 4;

export const bookingTypes = ['direct', 'klook'] as const;

/** Empty strings are what an untouched form field sends; they mean "not given". */
const blankAsMissing = <T extends z.ZodMiniType>(field: T) =>
  z.optional(
    z.pipe(
      z.transform((value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value)),
      z.optional(field),
    ),
  );

const optionalText = (limit: number) =>
  z.string().check(z.trim(), z.maxLength(limit, bookingMessages.tooLong(limit)), noControlCharacters);

/** What the visitor fills in (spec.md section 3), before the rules that span several fields. */
export const bookingFormFields = z.object({
  bookingType: z._default(z.enum(bookingTypes, { error: bookingMessages.bookingType }), 'direct'),
  klookBookingId: blankAsMissing(optionalText(fieldLimits.klookBookingId)),
  name: requiredText(bookingMessages.name, fieldLimits.name),
  email: emailField,
  phone: requiredText(bookingMessages.phone, fieldLimits.phone),
  selectedDrink: drinkField,
  drinkTemperature: blankAsMissing(z.enum(temperatures, { error: bookingMessages.drinkTemperature })),
  youtubeTrackUrl: youtubeUrlField,
  selectedAddons: z._default(addOnIdsField, []),
  lpDeliveryAddress: blankAsMissing(optionalText(fieldLimits.lpDeliveryAddress)),
  bookingDate: blankAsMissing(dateField),
  bookingTime: blankAsMissing(timeField),
  /** Language of the mails; what the browser prefers when left out. */
  locale: blankAsMissing(z.enum(locales, { error: bookingMessages.locale })),
});

/** The fields as a rule that spans several of them sees them: any may be missing or wrong when it runs. */
interface UncheckedForm {
  bookingType?: unknown;
  klookBookingId?: unknown;
  selectedDrink?: unknown;
  drinkTemperature?: unknown;
  selectedAddons?: unknown;
  lpDeliveryAddress?: unknown;
  bookingDate?: unknown;
  bookingTime?: unknown;
}

interface CrossFieldRule {
  path: string;
  message: string;
  holds: (form: UncheckedForm) => boolean;
}

const given = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const isKlook = (form: UncheckedForm) => form.bookingType === 'klook';
const wantsLp = (form: UncheckedForm) =>
  Array.isArray(form.selectedAddons) && form.selectedAddons.includes(LP_RECORD_ADDON_ID);

function temperatureFits(form: UncheckedForm): boolean {
  const drink = typeof form.selectedDrink === 'string' ? findDrink(form.selectedDrink) : undefined;
  const temperature = temperatures.find((known) => known === form.drinkTemperature);
  if (!drink || !temperature) return true;
  return allowedTemperatures(drink).includes(temperature);
}

/** Rules of spec.md section 5 that depend on more than one field. Each runs even when other fields are wrong. */
const crossFieldRules: CrossFieldRule[] = [
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
    path: 'lpDeliveryAddress',
    message: bookingMessages.lpDeliveryAddress,
    holds: (form) => !wantsLp(form) || given(form.lpDeliveryAddress),
  },
  { path: 'drinkTemperature', message: bookingMessages.drinkTemperature, holds: temperatureFits },
];

/** Adds the cross-field rules to a schema of the form's fields, so that one answer lists every error (design.md 4). */
export function withCrossFieldRules<T extends z.ZodMiniType>(schema: T, rules = crossFieldRules): T {
  return schema.check(
    ...rules.map((rule) =>
      z.refine<z.output<T>>((form) => rule.holds(Object(form)), {
        path: [rule.path],
        message: rule.message,
        // Zod leaves refinements out once a field has failed; the visitor should see all errors at once.
        when: () => true,
      }),
    ),
  );
}

/** The wizard always asks for a temperature where there is a choice; the API takes a missing one (design.md section 4). */
const temperatureChosen: CrossFieldRule = {
  path: 'drinkTemperature',
  message: 'Please choose hot or iced',
  holds: (form) =>
    typeof form.selectedDrink !== 'string' ||
    !asksTemperature(findDrink(form.selectedDrink)) ||
    given(form.drinkTemperature),
};

/** The booking form as the wizard validates it. */
export const bookingFormSchema = withCrossFieldRules(bookingFormFields, [
  ...crossFieldRules,
  temperatureChosen,
]);
export type BookingForm = z.infer<typeof bookingFormSchema>;
/** The form's values while they are being typed. */
export type BookingFormInput = z.input<typeof bookingFormSchema>;
