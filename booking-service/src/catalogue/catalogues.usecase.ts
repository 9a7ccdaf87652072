import { FIRST_BRANCH } from 'shared/branches/first-branch.ts';
import type { Catalogue } from 'shared/catalogue/catalogue.ts';
import type { Database } from '../platform/database.ts';
import { Problem } from '../platform/problem.ts';
import { readStudioBranches } from './branches.store.ts';
import { catalogueEvenIfClosed } from './catalogue-for.ts';
import { findNewestCatalogue, findNewestVersion } from './catalogue.store.ts';

/**
 * What is sold, as of the newest stored version. A version never changes once stored, so a copy is kept in memory under
 * its number; which number is the newest is always asked of the database, in the same statement where it matters.
 */
export interface Catalogues {
  /** The newest one, checked with one small query. */
  current(): Promise<Catalogue>;
  /** The one of `version`, which the caller has just read as the newest. */
  at(version: number | null): Promise<Catalogue>;
  /** The last one seen here. Only for callers whose statement checks its version. */
  lastSeen(): Promise<Catalogue>;
  /** The newest one, as `catalogueEvenIfClosed` has it for the branch where a studio stands. */
  ofStudio(studioId: number): Promise<Catalogue>;
}

export function createCatalogues(db: Database): Catalogues {
  let seen: Catalogue | undefined;

  async function load(): Promise<Catalogue> {
    seen = await findNewestCatalogue(db);
    if (!seen) throw new Problem('not-ready', 'catalogue-missing', { retryAfterSeconds: 5 });
    return seen;
  }

  const at = async (version: number | null) => (seen && seen.version === version ? seen : load());
  const current = async () => at(await findNewestVersion(db));

  // Studios stay where they are, so what is known of one stays true.
  let branches: ReadonlyMap<number, number> = new Map();
  async function branchOf(studioId: number): Promise<number> {
    if (!branches.has(studioId)) branches = await readStudioBranches(db);
    return branches.get(studioId) ?? FIRST_BRANCH;
  }

  return {
    at,
    current,
    lastSeen: async () => seen ?? load(),
    async ofStudio(studioId) {
      const catalogue = await current();
      return catalogueEvenIfClosed(catalogue, await branchOf(studioId));
    },
  };
}
