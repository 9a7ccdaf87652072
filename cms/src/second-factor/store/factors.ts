import { asc, eq, sql } from '@payloadcms/db-postgres/drizzle';
import { endedBy } from '../../sessions/end-by.ts';
import type { Queries } from './queries.ts';
import { passkeys, recoveryCodes, totps } from './tables.ts';

/** What an account has set up, as its owner and managers see it: nothing that opens anything. */
export interface Factors {
  totp: boolean;
  passkeys: { id: string; name: string; createdAt: string }[];
  recoveryCodesLeft: number;
}

export async function factorsOf(db: Queries, userId: number): Promise<Factors> {
  const apps = await db.select({ userId: totps.userId }).from(totps).where(eq(totps.userId, userId));
  const keys = await db
    .select({ id: passkeys.credentialId, name: passkeys.name, createdAt: passkeys.createdAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt));
  const codes = await db
    .select({ userId: recoveryCodes.userId })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return {
    totp: apps.length > 0,
    passkeys: keys.map((key) => ({ ...key, createdAt: key.createdAt.toISOString() })),
    recoveryCodesLeft: codes.length,
  };
}

/** Recovery codes alone are no factor: they stand in for a lost one. */
export const hasFactor = ({ totp, passkeys: keys }: Factors): boolean => totp || keys.length > 0;

/** Ends the sessions of everybody who has no second factor. */
export async function endSessionsWithoutFactor(db: Queries): Promise<void> {
  await db.execute(
    endedBy(sql`
      DELETE FROM users_sessions
      WHERE _parent_id NOT IN (SELECT user_id FROM ${totps} UNION SELECT user_id FROM ${passkeys})`),
  );
}
