import type { Catalogue } from 'shared/catalogue/catalogue.ts';
import type { Database } from '../platform/database.ts';
import { Problem } from '../platform/problem.ts';
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
}

export function createCatalogues(db: Database): Catalogues {
  let seen: Catalogue | undefined;

  async function load(): Promise<Catalogue> {
    seen = await findNewestCatalogue(db);
    if (!seen) throw new Problem('not-ready', noCatalogue, { retryAfterSeconds: 5 });
    return seen;
  }

  const at = async (version: number | null) => (seen && seen.version === version ? seen : load());
  return {
    at,
    current: async () => at(await findNewestVersion(db)),
    lastSeen: async () => seen ?? load(),
  };
}

const noCatalogue =
  'Our prices and opening hours are not here yet, so nothing can be booked. Please try again in a moment.';
