import * as z from 'zod/mini';
import { branchSchema, studiosSchema } from '../branches/branch.ts';
import { venueSchema } from '../branches/venue.ts';
import { sessionMailsSchema } from '../session-mails/session-mails.ts';
import { arrivalSchema } from './arrival.ts';
import { addOnSchema, sellingRulesSchema } from './on-sale.ts';
import { recordingKeepDaysSchema } from './recording-keep-days.ts';

export type { Arrival } from './arrival.ts';
export type { PriceBand } from '../branches/hours-and-prices.ts';
export type { Venue } from '../branches/venue.ts';
export type { AddOn, PublicRules } from './on-sale.ts';

const percent = z.int().check(z.minimum(0), z.maximum(100));

/** Refund of the session fee by the time left, and the limits of add-ons. */
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

/** The rules a booking is made under, as staff publish them in the CMS. */
export const businessRulesSchema = z.extend(sellingRulesSchema, {
  arrival: arrivalSchema,
  /** Days from the hand-over of recordings to their end. */
  recordingKeepDays: recordingKeepDaysSchema,
  studios: studiosSchema,
  cancellationPolicy: cancellationPolicySchema,
});
export type BusinessRules = z.infer<typeof businessRulesSchema>;

/** What the booking service works from: rules, add-ons, the cafe's address and words of its mails as of one content version. */
export const catalogueSchema = z.object({
  version: z.int().check(z.nonnegative()),
  /** The house's; hours, prices and booths are those of a house without branches (`catalogueAt`). */
  rules: businessRulesSchema,
  /** Of a house that names its branches, in the order in which visitors read them. */
  branches: z.array(branchSchema),
  addons: z.array(addOnSchema).check(z.minLength(1, 'a catalogue without add-ons is refused')),
  /** The house's. Nothing is refused for want of it: e-mails then leave the place out. */
  venue: z.nullish(venueSchema),
  sessionMails: sessionMailsSchema,
});
export type Catalogue = z.infer<typeof catalogueSchema>;
