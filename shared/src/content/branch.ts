import * as z from 'zod';
import { branchSchema } from '../branches/branch.ts';
import { localizedTextSchema as text } from '../languages/localized-text.ts';

/** How to get somewhere from a place that visitors know. */
export const directionsSchema = z.array(z.object({ from: text, route: text }));

const { id, slug, name, openingHours, closedDates, priceBands } = branchSchema.shape;

/** What pages say of one cafe of several: complete, also where it is the house that decides. */
export const branchContentSchema = z.object({
  id,
  slug,
  name,
  /** The house's name and the branch's. */
  cafeName: text,
  address: text,
  nearestStation: text,
  openingHoursText: text,
  phone: z.string(),
  email: z.string(),
  supportHandle: z.string(),
  directions: directionsSchema,
  openingHours,
  closedDates,
  priceBands,
});
export type BranchContent = z.infer<typeof branchContentSchema>;
