import { catalogueAt } from 'shared/catalogue/catalogue-at.ts';
import type { Catalogue } from 'shared/catalogue/catalogue.ts';
import { catalogueFor } from '../catalogue/catalogue-for.ts';
import type { Catalogues } from '../catalogue/catalogues.usecase.ts';
import type { Queryable } from '../platform/database.ts';
import type { OwnedUnits } from './free-times.ts';
import { readDay } from './slots.store.ts';

/** A day (yyyy-MM-dd in Seoul) of a branch; of the first where none is named. */
export interface BranchDay {
  date: string;
  branchId?: number | undefined;
}

/**
 * What is owned of a day in a branch, with the catalogue that it is sold by at the same moment.
 *
 * @throws Problem `validation-failed` for a branch that is not on sale, `not-ready` while there is no catalogue
 */
export async function readSoldDay(
  { db, catalogues }: { db: Queryable; catalogues: Pick<Catalogues, 'at' | 'current' | 'lastSeen'> },
  { date, branchId }: BranchDay,
  now: Date,
): Promise<{ catalogue: Catalogue; owned: OwnedUnits }> {
  let newest = await catalogues.lastSeen();
  // A branch that this copy does not know may be a new one.
  if (branchId !== undefined && !catalogueAt(newest, branchId)) newest = await catalogues.current();
  for (;;) {
    const catalogue = catalogueFor(newest, { branchId });
    const { version, owned } = await readDay(db, date, now, catalogue.rules);
    if (version === newest.version) return { catalogue, owned };
    newest = await catalogues.at(version);
  }
}
