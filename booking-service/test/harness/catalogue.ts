import { initialCatalogue } from 'shared/catalogue/initial-catalogue.ts';
import type { BusinessRules, Catalogue } from 'shared/catalogue/catalogue.ts';
import { storeCatalogue } from '../../src/catalogue/catalogue.store.ts';
import { inTransaction } from '../../src/platform/database.ts';
import type { Database } from '../../src/platform/database.ts';

/** The specification's catalogue with other rules or version, as a test needs them. */
export function aCatalogue(version: number, rules: Partial<BusinessRules> = {}): Catalogue {
  return { ...initialCatalogue, version, rules: { ...initialCatalogue.rules, ...rules } };
}

/** Puts a catalogue on sale, as a refresh from the CMS would. */
export async function sell(db: Database, catalogue: Catalogue): Promise<void> {
  const stored = await inTransaction(db, (trx) => storeCatalogue(trx, catalogue));
  if (!stored) throw new Error(`Catalogue ${catalogue.version} is not newer than what is on sale`);
}
