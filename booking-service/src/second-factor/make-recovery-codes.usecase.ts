import { randomBytes } from 'node:crypto';
import {
  normalizedRecoveryCode,
  RECOVERY_CODE_BYTES,
  recoveryCodes,
} from 'shared/auth/second-factor/recovery-codes.ts';
import type { User } from '../auth/account.ts';
import { proveCurrentPassword } from '../auth/current-password.usecase.ts';
import type { Transaction } from '../platform/database.ts';
import { changeOwnFactors, stale } from './own-factors.usecase.ts';
import type { OwnFactorsContext } from './own-factors.usecase.ts';
import { replaceRecoveryCodes } from './recovery-codes.store.ts';

/** New codes in place of the ones there were, as they are shown: nobody can read them later. */
async function newRecoveryCodes(trx: Transaction, userId: number): Promise<string[]> {
  const codes = recoveryCodes(randomBytes(RECOVERY_CODE_BYTES));
  const normalized = codes.flatMap((code) => normalizedRecoveryCode(code) ?? []);
  await replaceRecoveryCodes(trx, userId, normalized);
  return codes;
}

/** Codes for whoever has just set up a first factor; null for whoever has some already. */
export async function firstRecoveryCodes(trx: Transaction, user: User): Promise<string[] | null> {
  return user.hasSecondFactor ? null : newRecoveryCodes(trx, user.id);
}

/** @throws Problem `validation-failed`, `stale-change` without a factor, `too-many-requests`, `not-ready` */
export async function makeRecoveryCodes(password: string, context: OwnFactorsContext): Promise<string[]> {
  await proveCurrentPassword(password, context);
  return changeOwnFactors(context, async (trx, user) => {
    if (!user.hasSecondFactor) throw stale('factor-no-factor');
    const result = await newRecoveryCodes(trx, user.id);
    return { result, action: 'recovery-codes-made', news: 'recovery-codes-made' };
  });
}
