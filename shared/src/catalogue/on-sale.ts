import * as z from 'zod/mini';
import { hoursAndPricesSchema, won } from '../branches/hours-and-prices.ts';
import { localizedTextSchema } from '../languages/localized-text.ts';
import { deliveryTermsSchema } from './delivery-terms.ts';

// The part of the catalogue that the booking service tells every visitor. A file of its own, so that the wizard carries no
// schema of the rest.

/**
 * An add-on that can be booked with a session. The ids are fixed:
 * 1 mixing, 2 raw video, 3 edited video, 4 LP record, 5 global distribution, 6 billboard.
 */
export const addOnSchema = z.object({
  id: z.int().check(z.positive()),
  name: z.string().check(z.minLength(1)),
  /** The name in every language that staff have written. */
  names: localizedTextSchema,
  description: z.string(),
  /** The same of the description; the first catalogue has none. */
  descriptions: z.optional(localizedTextSchema),
  /** Won. 0 where `customQuote` is true. */
  price: won,
  needsDeliveryAddress: z.boolean(),
  customQuote: z.boolean(),
  /** What follows after the session, and when; null: nothing. */
  delivery: z.nullable(deliveryTermsSchema),
});
export type AddOn = z.infer<typeof addOnSchema>;

/** What the wizard needs of the rules: what is sold when, for how much, and how long a time is kept. */
export const sellingRulesSchema = z.extend(hoursAndPricesSchema, {
  /** Length of a session; a multiple of the claim unit (`shared/slots/claims.ts`). */
  slotMinutes: z.int().check(z.minimum(10), z.maximum(120), z.multipleOf(10)),
  leadTimeMinutes: z.int().check(z.minimum(0)),
  horizonDays: z.int().check(z.minimum(1), z.maximum(365)),
  holdMinutes: z.int().check(z.minimum(1), z.maximum(120)),
});

export type SellingRules = z.infer<typeof sellingRulesSchema>;

/** `GET /api/rules`. */
export const publicRulesSchema = z.extend(sellingRulesSchema, { version: z.int().check(z.nonnegative()) });
export type PublicRules = z.infer<typeof publicRulesSchema>;
