import { createHash, randomBytes } from 'node:crypto';
import { and, eq } from '@payloadcms/db-postgres/drizzle';
import {
  normalizedRecoveryCode,
  RECOVERY_CODE_BYTES,
  recoveryCodes as codesFrom,
} from 'shared/auth/second-factor/recovery-codes.ts';
import type { Queries } from './queries.ts';
import { recoveryCodes } from './tables.ts';

const hashOf = (code: string) => createHash('sha256').update(code).digest('base64url');

/** New codes in the place of all earlier ones. Nobody sees them again: only hashes stay. */
export async function renewRecoveryCodes(db: Queries, userId: number): Promise<string[]> {
  const codes = codesFrom(randomBytes(RECOVERY_CODE_BYTES));
  await removeRecoveryCodes(db, userId);
  const hashes = codes.flatMap((code) => normalizedRecoveryCode(code) ?? []).map(hashOf);
  await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
  return codes;
}

export async function removeRecoveryCodes(db: Queries, userId: number): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/** Whether it was one of the account's codes; it is none any more. */
export async function takeRecoveryCode(db: Queries, userId: number, typed: string): Promise<boolean> {
  const code = normalizedRecoveryCode(typed);
  if (code === null) return false;
  const taken = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashOf(code))))
    .returning({ userId: recoveryCodes.userId });
  return taken.length === 1;
}
