import { FIRST_BRANCH } from 'shared/branches/first-branch.ts';
import { branchesOf } from 'shared/catalogue/catalogue-at.ts';
import type { Catalogue } from 'shared/catalogue/catalogue.ts';
import type { LocalizedText } from 'shared/languages/localized-text.ts';
import type { Queryable, Transaction } from '../platform/database.ts';
import { validationFailed } from '../platform/parse.ts';

const studiosOf = (catalogue: Catalogue) =>
  branchesOf(catalogue).flatMap((branch) =>
    branch.studios.map(({ id, name }) => ({ id, name, branch_id: branch.id })),
  );

/**
 * Notes the branches of a catalogue and their studios, which bookings, mails and reports know by number even when they are on sale
 * no more.
 */
export async function storeBranches(trx: Transaction, catalogue: Catalogue): Promise<void> {
  await trx.query(
    `INSERT INTO branches (id, name, venue)
     SELECT id, name, venue FROM jsonb_to_recordset($1) AS branch (id smallint, name jsonb, venue jsonb)
     ON CONFLICT (id) DO UPDATE SET name = excluded.name, venue = excluded.venue`,
    [JSON.stringify(catalogue.branches)],
  );
  // A house that is one cafe again goes by its own name and address.
  if (catalogue.branches.length === 0)
    await trx.query('UPDATE branches SET name = NULL, venue = NULL WHERE id = $1', [FIRST_BRANCH]);
  await trx.query(
    `INSERT INTO studios (id, name, branch_id)
     SELECT id, name, branch_id FROM jsonb_to_recordset($1) AS studio (id smallint, name text, branch_id smallint)
     ON CONFLICT (id) DO UPDATE SET name = excluded.name`,
    [JSON.stringify(studiosOf(catalogue))],
  );
}

/** Whether a studio stands in one of the branches of a parameter (smallint[]); null there: in any. */
export const isInBranchesSql = (studioId: string, parameter: string) =>
  `(${parameter}::smallint[] IS NULL OR ${studioId} IN (SELECT id FROM studios WHERE branch_id = ANY (${parameter})))`;

/** In which branch `booking`, an alias of `bookings`, is sung, as SQL. */
export const branchOfSql = (booking: string) =>
  `(SELECT branch_id FROM studios WHERE id = ${booking}.studio_id)`;

/** In which branch the booking `id` is sung, or the order of that number; null where it is none, as an order of gift cards. */
export const branchOfBookingSql = (id: string) =>
  `(SELECT ${branchOfSql('sung')} FROM bookings sung WHERE sung.id = ${id})`;

/** Every studio of a branch, on sale or not, by number. */
export async function readStudiosOf(
  db: Queryable,
  branchId: number,
): Promise<{ id: number; name: string }[]> {
  const { rows } = await db.query<{ id: number; name: string }>(
    'SELECT id, name FROM studios WHERE branch_id = $1 ORDER BY id',
    [branchId],
  );
  return rows;
}

/** Every branch that sells or has sold, by number; null where the house has not named it. */
export async function readBranchNames(db: Queryable): Promise<Map<number, LocalizedText | null>> {
  const { rows } = await db.query<{ id: number; name: LocalizedText | null }>(
    'SELECT id, name FROM branches WHERE id IN (SELECT branch_id FROM studios) ORDER BY id',
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/**
 * Branches that have sold sessions which begin at `from` or later, whether they still sell or not.
 */
export async function readBranchesWithSessions(
  db: Queryable,
  from: Date,
): Promise<{ id: number; name: LocalizedText }[]> {
  const { rows } = await db.query<{ id: number; name: LocalizedText | null }>(
    `SELECT id, name FROM branches
      WHERE EXISTS (
        SELECT FROM studios CROSS JOIN LATERAL (
          SELECT FROM slot_claims WHERE studio_id = studios.id AND starts_at >= $1 LIMIT 1) sold
         WHERE studios.branch_id = branches.id)
      ORDER BY id`,
    [from],
  );
  return rows.map(({ id, name }) => ({ id, name: name ?? { en: `#${id}` } }));
}

/** @throws Problem `validation-failed` for a branch that never was; one that sells no longer is there still */
export async function requireBranch(db: Queryable, branchId: number | undefined): Promise<void> {
  if (branchId === undefined || (await readBranchNames(db)).has(branchId)) return;
  throw validationFailed([{ path: 'branchId', code: 'cafe-missing' }]);
}

/** In which branch each studio stands, by number. */
export async function readStudioBranches(db: Queryable): Promise<Map<number, number>> {
  const { rows } = await db.query<{ id: number; branchId: number }>(
    'SELECT id, branch_id AS "branchId" FROM studios',
  );
  return new Map(rows.map(({ id, branchId }) => [id, branchId]));
}

/** Why a catalogue cannot be sold from: it has a studio in one branch that stands in another. Undefined where it can. */
export async function whyStudiosAreRefused(db: Queryable, catalogue: Catalogue): Promise<string | undefined> {
  const branches = await readStudioBranches(db);
  for (const { id, branch_id: branch } of studiosOf(catalogue)) {
    const stands = branches.get(id) ?? branch;
    branches.set(id, stands);
    if (stands !== branch)
      return `Studio ${id} is that of branch ${stands}, so branch ${branch} cannot have it: refused. Give the booth there a number of its own in the CMS`;
  }
  return undefined;
}
