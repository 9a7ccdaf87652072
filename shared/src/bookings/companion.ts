import * as z from 'zod/mini';
import { temperatures } from '../drinks/drinks.ts';
import { addOnIdsField, bookingMessages, drinkField } from './booking-fields.ts';
import { temperatureFits, withCrossFieldRules } from './cross-field-rules.ts';
import { blankAsMissing, textSchemas } from './text-fields.ts';

/** Most people who sing in a row and are paid for together. */
export const MAX_PARTY_SIZE = 4;

/**
 * Somebody who sings directly after the one before: what each singer of a party chooses for themselves. Contact, day and
 * first start are those of the booking.
 */
export const companionFields = z.object({
  name: textSchemas.name,
  selectedDrink: drinkField,
  drinkTemperature: blankAsMissing(z.enum(temperatures, { error: bookingMessages.drinkTemperature })),
  youtubeTrackUrl: textSchemas.youtubeTrackUrl,
  selectedAddons: z._default(addOnIdsField, []),
  lpDeliveryAddress: textSchemas.lpDeliveryAddress,
});
export type Companion = z.infer<typeof companionFields>;

const companion = withCrossFieldRules(companionFields, [temperatureFits]);

/** Nobody, or one to three. */
export const companionsField = z._default(
  z
    .array(companion, { error: bookingMessages.companions })
    .check(
      z.refine((companions) => !(Object(companions).length >= MAX_PARTY_SIZE), {
        error: bookingMessages.companions,
        // Too many is said along with what is wrong with each.
        when: () => true,
      }),
    ),
  [],
);
