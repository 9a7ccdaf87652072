import type { Branch } from '../branches/branch.ts';
import { FIRST_BRANCH } from '../branches/first-branch.ts';
import type { Catalogue } from './catalogue.ts';

type Sold = Pick<Branch, 'id' | 'openingHours' | 'closedDates' | 'priceBands' | 'studios'>;

/** The branches that sell, as the house orders them: one that names none is one itself. */
export function branchesOf({ branches, rules }: Pick<Catalogue, 'branches' | 'rules'>): [Sold, ...Sold[]] {
  const [first, ...others] = branches;
  return first ? [first, ...others] : [{ ...rules, id: FIRST_BRANCH }];
}

/**
 * The branch that is meant where nobody says which: number 1 wherever the list has it, since whoever has a page from before there
 * were several has read of that one.
 */
export function branchMeant(catalogue: Pick<Catalogue, 'branches' | 'rules'>): number {
  const ids = branchesOf(catalogue).map(({ id }) => id);
  return ids.find((id) => id === FIRST_BRANCH) ?? Number(ids[0]);
}

/** The catalogue as one branch sells from it: its hours, prices, booths and venue, and all else as the house has it. */
export function catalogueAt<C extends Pick<Catalogue, 'branches' | 'rules' | 'venue'>>(
  catalogue: C,
  branchId: number,
): C | undefined {
  const branch = catalogue.branches.find(({ id }) => id === branchId);
  if (!branch) return catalogue.branches.length === 0 && branchId === FIRST_BRANCH ? catalogue : undefined;
  const { openingHours, closedDates, priceBands, studios, venue } = branch;
  return {
    ...catalogue,
    rules: { ...catalogue.rules, openingHours, closedDates, priceBands, studios },
    venue,
  };
}
