import * as z from 'zod/mini';
import { localizedTextSchema } from '../languages/localized-text.ts';
import { timeOfDayPattern } from '../time/seoul.ts';
import { deliveryTermsSchema } from './delivery-terms.ts';

// The part of the catalogue that the booking service tells every visitor. A file of its own, so that the wizard carries no
// schema of the rest.

const wallClock = z.string().check(z.regex(timeOfDayPattern, 'Write a time as HH:mm, for example 10:00'));
const won = z.int().check(z.nonnegative(), z.maximum(100_000_000));

/**
 * An add-on that can be booked with a session. The ids are fixed:
 * 1 mixing, 2 raw video, 3 edited video, 4 LP record, 5 global distribution, 6 billboard.
 */
export const addOnSchema = z.object({
  id: z.int().check(z.positive()),
  name: z.string().check(z.minLength(1)),
  /** The name in every language that staff have written. Catalogues from before have none. */
  names: z.optional(localizedTextSchema),
  description: z.string(),
  /** The same of the description. */
  descriptions: z.optional(localizedTextSchema),
  /** Won. 0 where `customQuote` is true. */
  price: won,
  needsDeliveryAddress: z.boolean(),
  customQuote: z.boolean(),
  /** What follows after the session, and when; null: nothing. Catalogues from before say nothing of it (`deliveryTermsOf`). */
  delivery: z.optional(z.nullable(deliveryTermsSchema)),
});
export type AddOn = z.infer<typeof addOnSchema>;

/** A fee for sessions that start from `startsAt` to `lastStartAt`, both included. */
const priceBandSchema = z.object({
  key: z.string().check(z.minLength(1)),
  label: z.string().check(z.minLength(1)),
  /** The label in every language that staff have written. Catalogues from before have none. */
  labels: z.optional(localizedTextSchema),
  startsAt: wallClock,
  lastStartAt: wallClock,
  feeWon: won,
});
export type PriceBand = z.infer<typeof priceBandSchema>;

/** What the wizard needs of the rules: what is sold when, for how much, and how long a time is kept. */
export const sellingRulesSchema = z.object({
  openingHours: z.object({ opensAt: wallClock, closesAt: wallClock }),
  /** Seoul dates on which nothing is sold. */
  closedDates: z.array(z.iso.date()),
  /** Length of a session; a multiple of the claim unit (`shared/slots/claims.ts`). */
  slotMinutes: z.int().check(z.minimum(10), z.maximum(120), z.multipleOf(10)),
  priceBands: z.array(priceBandSchema).check(z.minLength(1)),
  leadTimeMinutes: z.int().check(z.minimum(0)),
  horizonDays: z.int().check(z.minimum(1), z.maximum(365)),
  holdMinutes: z.int().check(z.minimum(1), z.maximum(120)),
});

export type SellingRules = z.infer<typeof sellingRulesSchema>;

/** `GET /api/rules`. */
export const publicRulesSchema = z.extend(sellingRulesSchema, { version: z.int().check(z.nonnegative()) });
export type PublicRules = z.infer<typeof publicRulesSchema>;
