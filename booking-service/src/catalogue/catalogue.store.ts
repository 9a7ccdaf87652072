import * as z from 'zod';
import { catalogueSchema } from 'shared/catalogue/catalogue.ts';
import type { AddOn, Catalogue } from 'shared/catalogue/catalogue.ts';
import { addOnSchema } from 'shared/catalogue/on-sale.ts';
import type { Queryable, Transaction } from '../platform/database.ts';
import { storeBranches } from './branches.store.ts';

/** The newest content version that is stored, as a scalar subquery: null while there is none. */
export const newestVersionSql = '(SELECT max(version) FROM catalogue_versions)';

export async function findNewestVersion(db: Queryable): Promise<number | null> {
  const { rows } = await db.query<{ version: number | null }>(`SELECT ${newestVersionSql} AS version`);
  return rows[0]?.version ?? null;
}

export async function findNewestCatalogue(db: Queryable): Promise<Catalogue | undefined> {
  const { rows } = await db.query(
    'SELECT version, rules, branches, addons, venue, session_mails AS "sessionMails" FROM catalogue_versions ORDER BY version DESC LIMIT 1',
  );
  return rows[0] && catalogueSchema.parse(rows[0]);
}

/** The add-ons that were on sale in a stored version. */
export async function addOnsOfVersion(db: Queryable, version: number): Promise<AddOn[]> {
  const { rows } = await db.query('SELECT addons FROM catalogue_versions WHERE version = $1', [version]);
  return z.array(addOnSchema).parse(rows[0]?.addons);
}

/** Stores a catalogue unless one of the same or a later version is there: never older over newer. */
export async function storeCatalogue(trx: Transaction, catalogue: Catalogue): Promise<boolean> {
  const { rowCount } = await trx.query(
    `INSERT INTO catalogue_versions (version, rules, addons, venue, session_mails, branches)
     SELECT $1, $2, $3, $4, $5, $6 WHERE NOT EXISTS (SELECT FROM catalogue_versions WHERE version >= $1)
     ON CONFLICT DO NOTHING`,
    [
      catalogue.version,
      JSON.stringify(catalogue.rules),
      JSON.stringify(catalogue.addons),
      catalogue.venue ? JSON.stringify(catalogue.venue) : null,
      JSON.stringify(catalogue.sessionMails),
      JSON.stringify(catalogue.branches),
    ],
  );
  if (rowCount === 0) return false;
  await storeBranches(trx, catalogue);
  return true;
}

/** Lets one copy at a time ask the CMS. The lock ends with the transaction. */
export async function lockRefresh(trx: Transaction): Promise<boolean> {
  const { rows } = await trx.query<{ locked: boolean }>(
    `SELECT pg_try_advisory_xact_lock(hashtext('catalogue refresh')) AS locked`,
  );
  return rows[0]?.locked ?? false;
}
