import type { PriceBand, PublicRules } from 'shared/catalogue/catalogue.ts';
import type { BranchContent } from 'shared/content/branch.ts';
import { soldBands } from 'shared/slots/sold-bands.ts';

/** What sessions cost, and at which branches; at none by name where it is the same everywhere. */
export interface PriceList {
  branches: BranchContent[];
  bands: PriceBand[];
}

type Rules = Pick<PublicRules, 'openingHours' | 'slotMinutes' | 'priceBands'>;

/** The price lists of the house: one, unless its branches sell by several. */
export function priceLists(rules: Rules, branches: readonly BranchContent[]): PriceList[] {
  const lists = new Map<string, PriceList>();
  for (const branch of branches) {
    const bands = soldBands({ ...rules, ...branch });
    const facts = JSON.stringify(bands.map(({ key: _, ...band }) => band));
    const list = lists.get(facts);
    if (list) list.branches.push(branch);
    else lists.set(facts, { branches: [branch], bands });
  }
  const [only = { bands: soldBands(rules) }, ...others] = lists.values();
  return others.length > 0 ? [...lists.values()] : [{ bands: only.bands, branches: [] }];
}
