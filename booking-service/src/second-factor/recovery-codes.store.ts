import { createHash } from 'node:crypto';
import type { Queryable, Transaction } from '../platform/database.ts';

/** 120 random bits: nobody counts through them, so a plain hash will do. */
const hashOf = (normalizedCode: string) => createHash('sha256').update(normalizedCode).digest();

export async function countRecoveryCodes(db: Queryable, userId: number): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM recovery_codes WHERE user_id = $1',
    [userId],
  );
  return rows[0]?.count ?? 0;
}

/** These take the place of those there were. */
export async function replaceRecoveryCodes(
  trx: Transaction,
  userId: number,
  normalizedCodes: readonly string[],
): Promise<void> {
  await deleteRecoveryCodes(trx, userId);
  await trx.query('INSERT INTO recovery_codes (user_id, code_hash) SELECT $1, unnest($2::bytea[])', [
    userId,
    normalizedCodes.map(hashOf),
  ]);
}

/** Takes a code; false when there is none such any more. */
export async function takeRecoveryCode(
  trx: Transaction,
  userId: number,
  normalizedCode: string,
): Promise<boolean> {
  const { rowCount } = await trx.query('DELETE FROM recovery_codes WHERE user_id = $1 AND code_hash = $2', [
    userId,
    hashOf(normalizedCode),
  ]);
  return rowCount === 1;
}

export async function deleteRecoveryCodes(trx: Transaction, userId: number): Promise<void> {
  await trx.query('DELETE FROM recovery_codes WHERE user_id = $1', [userId]);
}
