import { branchMeant, catalogueAt } from 'shared/catalogue/catalogue-at.ts';
import type { Catalogue } from 'shared/catalogue/catalogue.ts';
import { validationFailed } from '../platform/parse.ts';

/**
 * The catalogue as the branch sells from it that somebody asks for; without a word of it, as the one does that is meant then.
 *
 * @throws Problem `validation-failed` for one that is not on sale
 */
export function catalogueFor(
  catalogue: Catalogue,
  { branchId }: { branchId?: number | undefined },
): Catalogue {
  const sold = catalogueAt(catalogue, branchId ?? branchMeant(catalogue));
  if (!sold) throw validationFailed([{ path: 'branchId', code: 'cafe-missing' }]);
  return sold;
}

/** The catalogue as a branch sells from it; by the house's rules and without studios where it sells nothing any more. */
export const catalogueEvenIfClosed = (catalogue: Catalogue, branchId: number): Catalogue =>
  catalogueAt(catalogue, branchId) ?? { ...catalogue, rules: { ...catalogue.rules, studios: [] } };
