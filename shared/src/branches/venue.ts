import * as z from 'zod/mini';
import { localizedTextSchema } from '../languages/localized-text.ts';

/** A cafe as e-mails and calendar entries name it; the same that the site's contact section shows. */
export const venueSchema = z.object({
  cafeName: localizedTextSchema,
  address: localizedTextSchema,
  /** How to get there from the nearest station, in one line. */
  directions: localizedTextSchema,
  /** Name to look for in the chat app; empty where there is none. */
  supportHandle: z.string(),
  email: z.string(),
  /** Where franchise enquiries go; `email` where it is missing or empty. Nobody but us reads it. */
  franchiseEmail: z.optional(z.string()),
  phone: z.string(),
});
export type Venue = z.infer<typeof venueSchema>;
