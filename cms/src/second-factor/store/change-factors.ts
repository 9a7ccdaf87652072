import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { endedBy } from '../../sessions/end-by.ts';
import { factorsOf, hasFactor } from './factors.ts';
import type { Queries } from './queries.ts';
import { removeRecoveryCodes, renewRecoveryCodes } from './recovery-codes.ts';
import { refusal } from './refusal.ts';
import { isFactorRequired } from './requirement.ts';

interface Change {
  userId: number;
  /** The session that lives on; all others of the account end, because they may be somebody else's. */
  keepSession: string | null;
  /** Whether the last factor may go although one is required. */
  mayBeLast?: boolean;
  work: (db: Queries) => Promise<void>;
}

/**
 * Every change of an account's factors: one at a time, as a whole or not at all.
 *
 * @returns the recovery codes that come with the first factor
 * @throws APIError 409 when the last factor has to stay
 */
export async function changeFactors(
  req: PayloadRequest,
  { userId, keepSession, mayBeLast = false, work }: Change,
): Promise<string[] | null> {
  const isRequired = await isFactorRequired(req);
  const recoveryCodes = await req.payload.db.drizzle.transaction(async (db) => {
    await db.execute(sql`SELECT 1 FROM users WHERE id = ${userId} FOR UPDATE`);
    const had = hasFactor(await factorsOf(db, userId));
    await work(db);
    const others = sql`DELETE FROM users_sessions WHERE _parent_id = ${userId} AND id IS DISTINCT FROM ${keepSession}`;
    await db.execute(endedBy(others));
    const has = hasFactor(await factorsOf(db, userId));
    if (!has) {
      if (isRequired && !mayBeLast) throw refusal(req, 409, 'lastOne');
      await removeRecoveryCodes(db, userId);
    }
    return has && !had ? renewRecoveryCodes(db, userId) : null;
  });
  req.payload.logger.info({ msg: 'Second factors changed', account: userId });
  return recoveryCodes;
}
