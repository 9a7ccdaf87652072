import * as z from 'zod';
import { studiosSchema } from 'shared/branches/branch.ts';
import { branchContentSchema } from 'shared/content/branch.ts';
import { localizedTextSchema } from 'shared/languages/localized-text.ts';
import { directions, english, text, type AllLocales } from './all-locales.ts';
import { hoursAndPrices, studios } from './hours-and-prices.ts';
import type { CollectionSource } from './source.ts';

const { priceBands, openingHours } = branchContentSchema.shape;

/** A branch as staff wrote it: what is null or empty is as the house has it. */
const ownBranchSchema = branchContentSchema.omit({ cafeName: true }).extend({
  studios: studiosSchema,
  openingHoursText: z.nullable(localizedTextSchema),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  supportHandle: z.string().nullable(),
  openingHours: z.nullable(openingHours),
  priceBands: z.array(priceBands.def.element),
});
export type OwnBranch = z.infer<typeof ownBranchSchema>;

export const branchSource: CollectionSource<OwnBranch> = {
  collection: 'branches',
  noun: { en: 'Branch', ko: '지점' },
  schema: ownBranchSchema,
  titleOf: (doc) => english(doc['name']) ?? String(doc['slug'] ?? doc['id']),
  toContent: (doc) => {
    const { openingHours, ...rules } = hoursAndPrices(doc);
    return {
      id: doc['branchId'],
      slug: doc['slug'],
      name: text(doc['name']),
      address: text(doc['address']),
      nearestStation: text(doc['nearestStation']),
      openingHoursText: anyText(doc['openingHoursText']),
      phone: doc['phone'] || null,
      email: doc['email'] || null,
      supportHandle: doc['supportHandle'] || null,
      directions: directions(doc),
      studios: studios(doc),
      ...rules,
      openingHours: openingHours.opensAt || openingHours.closesAt ? openingHours : null,
    };
  },
};

function anyText(value: unknown): AllLocales | null {
  const written = text(value);
  return Object.values(written).some(Boolean) ? written : null;
}
