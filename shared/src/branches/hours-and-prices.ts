import * as z from 'zod/mini';
import { isoDay } from '../time/iso.ts';
import { localizedTextSchema } from '../languages/localized-text.ts';
import { timeOfDayPattern } from '../time/seoul.ts';

const wallClock = z.string().check(z.regex(timeOfDayPattern, 'Write a time as HH:mm, for example 10:00'));
export const won = z.int().check(z.nonnegative(), z.maximum(100_000_000));

/** A fee for sessions that start from `startsAt` to `lastStartAt`, both included. */
const priceBandSchema = z.object({
  key: z.string().check(z.minLength(1)),
  label: z.string().check(z.minLength(1)),
  /** The label in every language that staff have written. */
  labels: localizedTextSchema,
  startsAt: wallClock,
  lastStartAt: wallClock,
  feeWon: won,
});
export type PriceBand = z.infer<typeof priceBandSchema>;

/** When sessions are sold, and for how much: what one branch may say otherwise than the others. */
export const hoursAndPricesSchema = z.object({
  openingHours: z.object({ opensAt: wallClock, closesAt: wallClock }),
  /** Seoul dates on which nothing is sold. */
  closedDates: z.array(isoDay),
  priceBands: z.array(priceBandSchema).check(z.minLength(1)),
});
