import type { PayloadRequest } from 'payload';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { databaseOf } from '../content-version/database.ts';
import { branchNumbers } from './tables.ts';

const onlyRow = 1;

/** One figure for each kind of number. */
interface Figures {
  branch: number;
  studio: number;
}

/**
 * Takes numbers that were never given, in the transaction of `req`: whoever wants some meanwhile waits for it.
 * @param given the highest that were given by others @returns the last ones that were taken
 */
export async function takeNumbers(given: Figures, count: Figures, req: PayloadRequest): Promise<Figures> {
  const db = await databaseOf(req.payload, req);
  const above = (kind: keyof Figures) =>
    sql`greatest(${branchNumbers[kind]}, ${given[kind]}::integer) + ${count[kind]}::integer`;
  const [taken] = await db
    .insert(branchNumbers)
    .values({ id: onlyRow, branch: given.branch + count.branch, studio: given.studio + count.studio })
    .onConflictDoUpdate({
      target: branchNumbers.id,
      set: { branch: above('branch'), studio: above('studio') },
    })
    .returning();
  if (!taken) throw new Error('The numbers of branches were not counted.');
  return taken;
}
