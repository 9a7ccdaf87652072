import type { Transaction } from '../platform/database.ts';

/** Everything that guards an account beside its password, and what was being set up. */
export async function deleteFactorsOf(trx: Transaction, userId: number): Promise<void> {
  await trx.query('DELETE FROM authenticator_apps WHERE user_id = $1', [userId]);
  await trx.query('DELETE FROM passkeys WHERE user_id = $1', [userId]);
  await trx.query('DELETE FROM recovery_codes WHERE user_id = $1', [userId]);
  await trx.query('DELETE FROM second_factor_setups WHERE user_id = $1', [userId]);
}
