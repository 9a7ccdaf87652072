import * as z from 'zod/mini';
import { locales } from '../languages/localized-text.ts';
import { temperatures } from '../drinks/drinks.ts';
import { bookingTypes } from '../pricing/booking-type.ts';
import {
  addOnIdsField,
  dateField,
  drinkField,
  klookDateField,
  klookTimeField,
  timeField,
} from './booking-fields.ts';
import { blankAsMissing, textSchemas } from './text-fields.ts';
import type { RefusalCode } from '../problems/refusals.en.ts';

/** What the visitor fills in, before the rules that span several fields. */
export const bookingFormFields = z.object({
  bookingType: z._default(
    z.enum(bookingTypes, { error: 'booking-type-missing' satisfies RefusalCode }),
    'direct',
  ),
  /** Where: the first of the branches when left out, as a house of one never asks. */
  branchId: z.optional(
    z
      .int({ error: 'cafe-missing' satisfies RefusalCode })
      .check(z.minimum(1, 'cafe-missing' satisfies RefusalCode)),
  ),
  selectedDrink: drinkField,
  drinkTemperature: blankAsMissing(
    z.enum(temperatures, { error: 'temperature-wrong' satisfies RefusalCode }),
  ),
  ...textSchemas,
  /** When the Klook reservation is, as the guest reads it there. It helps staff, and claims nothing. */
  klookDate: blankAsMissing(klookDateField),
  klookTime: blankAsMissing(klookTimeField),
  selectedAddons: z._default(addOnIdsField, []),
  bookingDate: blankAsMissing(dateField),
  bookingTime: blankAsMissing(timeField),
  /** Language of the mails; what the browser prefers when left out. */
  locale: blankAsMissing(z.enum(locales, { error: 'locale-missing' satisfies RefusalCode })),
});

export type BookingForm = z.infer<typeof bookingFormFields>;
