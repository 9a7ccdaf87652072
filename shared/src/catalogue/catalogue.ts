import * as z from 'zod/mini';
import { localizedTextSchema } from '../content/localized-text.ts';

const wallClock = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write a time as HH:mm, for example 10:00'));
const won = z.int().check(z.nonnegative(), z.maximum(100_000_000));

/**
 * An add-on that can be booked with a session (spec.md section 3 and 9). The ids are fixed:
 * 1 mixing, 2 raw video, 3 edited video, 4 LP record, 5 global distribution, 6 billboard (design.md section 5).
 */
export const addOnSchema = z.object({
  id: z.int().check(z.positive()),
  name: z.string().check(z.minLength(1)),
  description: z.string(),
  /** Won. 0 where `customQuote` is true. */
  price: won,
  needsDeliveryAddress: z.boolean(),
  customQuote: z.boolean(),
});
export type AddOn = z.infer<typeof addOnSchema>;

/** A fee for sessions that start from `startsAt` to `lastStartAt`, both included (spec.md section 9). */
export const priceBandSchema = z.object({
  key: z.string().check(z.minLength(1)),
  label: z.string().check(z.minLength(1)),
  startsAt: wallClock,
  lastStartAt: wallClock,
  feeWon: won,
});
export type PriceBand = z.infer<typeof priceBandSchema>;

const percent = z.int().check(z.minimum(0), z.maximum(100));

/** Refund of the session fee by the time left, and the limits of add-ons (spec.md section 9, cancellation policy). */
export const cancellationPolicySchema = z.object({
  /** Highest `hoursBefore` first; the first tier whose `hoursBefore` is at most the hours left applies. */
  direct: z
    .array(z.object({ hoursBefore: z.int().check(z.minimum(0)), refundPercent: percent }))
    .check(z.minLength(1)),
  noShowRefundPercent: percent,
  /** Hours after the session until which an add-on can be cancelled in full. */
  addOnHoursAfterSession: z.array(
    z.object({ addOnId: z.int().check(z.positive()), hours: z.int().check(z.minimum(0)) }),
  ),
  rescheduling: z.object({
    maxMoves: z.int().check(z.minimum(0)),
    minHoursBefore: z.int().check(z.minimum(0)),
  }),
});
export type CancellationPolicy = z.infer<typeof cancellationPolicySchema>;

/** The rules a booking is made under, as staff publish them in the CMS (design.md section 3). */
export const businessRulesSchema = z.object({
  openingHours: z.object({ opensAt: wallClock, closesAt: wallClock }),
  /** Seoul dates on which nothing is sold. */
  closedDates: z.array(z.iso.date()),
  /** Length of a session; a multiple of the claim unit (`shared/slots/claims.ts`). */
  slotMinutes: z.int().check(z.minimum(10), z.maximum(120), z.multipleOf(10)),
  priceBands: z.array(priceBandSchema).check(z.minLength(1)),
  leadTimeMinutes: z.int().check(z.minimum(0)),
  horizonDays: z.int().check(z.minimum(1), z.maximum(365)),
  holdMinutes: z.int().check(z.minimum(1), z.maximum(120)),
  studios: z
    .array(z.object({ id: z.int().check(z.positive()), name: z.string().check(z.minLength(1)) }))
    .check(z.minLength(1)),
  cancellationPolicy: cancellationPolicySchema,
});
export type BusinessRules = z.infer<typeof businessRulesSchema>;

/** The cafe as e-mails and calendar entries name it; the same settings that the site's contact section shows. */
export const venueSchema = z.object({
  cafeName: localizedTextSchema,
  address: localizedTextSchema,
  /** How to get there from the nearest station, in one line. */
  directions: localizedTextSchema,
  /** Name to look for in the chat app; empty where there is none. */
  supportHandle: z.string(),
  email: z.string(),
  phone: z.string(),
});
export type Venue = z.infer<typeof venueSchema>;

/** What the booking service sells from: rules, add-ons and the cafe's address as of one content version. */
export const catalogueSchema = z.object({
  version: z.int().check(z.nonnegative()),
  rules: businessRulesSchema,
  addons: z.array(addOnSchema).check(z.minLength(1, 'a catalogue without add-ons is refused')),
  /** Nothing is refused for want of it: e-mails then leave the place out. */
  venue: z.nullish(venueSchema),
});
export type Catalogue = z.infer<typeof catalogueSchema>;

/** `GET /api/rules`: what the wizard needs of the rules. */
export const publicRulesSchema = z.extend(
  z.pick(businessRulesSchema, {
    openingHours: true,
    closedDates: true,
    slotMinutes: true,
    priceBands: true,
    leadTimeMinutes: true,
    horizonDays: true,
    holdMinutes: true,
  }),
  { version: z.int().check(z.nonnegative()) },
);
export type PublicRules = z.infer<typeof publicRulesSchema>;
