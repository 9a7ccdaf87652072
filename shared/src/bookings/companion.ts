import * as z from 'zod/mini';
import { temperatures } from '../drinks/drinks.ts';
import { addOnIdsField, drinkField } from './booking-fields.ts';
import { refusalOf, type CrossFieldRule, type UncheckedForm } from './cross-field-rules.ts';
import { blankAsMissing, textSchemas } from './text-fields.ts';
import type { RefusalCode } from '../problems/refusals.en.ts';

/** Most people who sing in a row and are paid for together. */
export const MAX_PARTY_SIZE = 4;

/**
 * Somebody who sings directly after the one before: what each singer of a party chooses for themselves. Contact, day and
 * first start are those of the booking.
 */
export const companionFields = z.object({
  name: textSchemas.name,
  selectedDrink: drinkField,
  drinkTemperature: blankAsMissing(
    z.enum(temperatures, { error: 'temperature-wrong' satisfies RefusalCode }),
  ),
  youtubeTrackUrl: textSchemas.youtubeTrackUrl,
  selectedAddons: z._default(addOnIdsField, []),
  lpDeliveryAddress: textSchemas.lpDeliveryAddress,
});
export type Companion = z.infer<typeof companionFields>;

/** The same rules for each of the companions, as far as there are any. */
export const forCompanions = (rules: readonly CrossFieldRule[]): CrossFieldRule[] =>
  Array.from({ length: MAX_PARTY_SIZE - 1 }, (_, index) =>
    rules.map((rule) => forCompanion(rule, index)),
  ).flat();

function forCompanion({ path, refusal, holds }: CrossFieldRule, index: number): CrossFieldRule {
  const of = ({ companions }: UncheckedForm): unknown => Array.isArray(companions) && companions[index];
  return {
    path: `companions.${index}.${path}`,
    refusal: (form) => refusalOf(refusal, Object(of(form))),
    holds: (form) => !of(form) || holds(Object(of(form))),
  };
}
