import * as z from 'zod/mini';
import { localizedTextSchema } from '../languages/localized-text.ts';
import { sessionMailsSchema } from '../session-mails/session-mails.ts';
import { hoursAndPricesSchema } from './hours-and-prices.ts';
import { venueSchema } from './venue.ts';

/** The highest number of a branch, and of a studio over all branches. */
export const highestNumber = { branch: 999, studio: 9_999 } as const;

export const branchIdSchema = z.int().check(z.positive(), z.maximum(highestNumber.branch));

/** What a branch is called in addresses, for example in `/?branch=hongdae`. */
export const branchSlugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const slug = z.string().check(z.regex(branchSlugPattern), z.maxLength(40));

/** Booths that can be booked at the same time. A number is never given to another booth, of any branch. */
export const studiosSchema = z
  .array(
    z.object({
      id: z.int().check(z.positive(), z.maximum(highestNumber.studio)),
      name: z.string().check(z.minLength(1)),
    }),
  )
  .check(z.minLength(1));

/** One cafe of several: complete, also where it is the house that decides. */
export const branchSchema = z.extend(hoursAndPricesSchema, {
  /** Never given to another: bookings and accounts are known by it. */
  id: branchIdSchema,
  slug,
  /** The quarter or town that tells it from the others, without the name of the house. */
  name: localizedTextSchema,
  studios: studiosSchema,
  venue: venueSchema,
  /** The mails around sessions, with what words in braces mean here. */
  sessionMails: sessionMailsSchema,
});
export type Branch = z.infer<typeof branchSchema>;
