import type { SecondFactors } from 'shared/auth/second-factor/second-factors.ts';
import type { Queryable } from '../platform/database.ts';
import { hasApp } from './apps.store.ts';
import { listPasskeys } from './passkeys.store.ts';
import { countRecoveryCodes } from './recovery-codes.store.ts';

/** What guards an account beside its password, without anything secret. */
export async function listOwnFactors(db: Queryable, userId: number): Promise<SecondFactors> {
  const passkeys = await listPasskeys(db, userId);
  return {
    app: await hasApp(db, userId),
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: await countRecoveryCodes(db, userId),
  };
}
