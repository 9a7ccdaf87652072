import { createdPasskey, passkeyCreation } from 'shared/auth/second-factor/passkeys.ts';
import type { PasskeyCreation } from 'shared/auth/second-factor/passkeys.ts';
import { MAX_PASSKEYS } from 'shared/auth/second-factor/second-factors.ts';
import type { AddedPasskey } from 'shared/auth/second-factor/second-factors.ts';
import { proveCurrentPassword } from '../auth/current-password.usecase.ts';
import { brokenConstraint } from '../platform/database.ts';
import { validationFailed } from '../platform/parse.ts';
import { houseName } from './house-name.store.ts';
import { firstRecoveryCodes } from './make-recovery-codes.usecase.ts';
import { changeOwnFactors, stale } from './own-factors.usecase.ts';
import type { OwnFactorsContext } from './own-factors.usecase.ts';
import { insertPasskey, listPasskeys } from './passkeys.store.ts';
import { beginSetup, endSetup, findSetup } from './setups.store.ts';

/** What the browser needs to make one. @throws Problem `validation-failed`, `stale-change`, `too-many-requests`, `not-ready` */
export async function beginPasskey(password: string, context: OwnFactorsContext): Promise<PasskeyCreation> {
  const { db, user, now, origin, sealing } = context;
  await proveCurrentPassword(password, context);
  const existing = await listPasskeys(db, user.id);
  if (existing.length >= MAX_PASSKEYS) throw stale('passkeys-full');
  const account = { id: Buffer.from(`account-${user.id}`), name: user.username };
  const creation = await passkeyCreation({ name: await houseName(db), origin }, account, existing);
  await beginSetup(db, sealing, { userId: user.id, kind: 'passkey', secret: creation.challenge, now });
  return creation;
}

/**
 * @returns recovery codes, when this is the account's first factor
 * @throws Problem `validation-failed`, `stale-change`
 */
export async function addPasskey(
  { name, passkey: answer }: AddedPasskey,
  context: OwnFactorsContext,
): Promise<string[] | null> {
  const { now, origin } = context;
  try {
    return await changeOwnFactors(context, async (trx, user) => {
      const challenge = await findSetup(trx, context, 'passkey');
      if (challenge === undefined) throw stale('factor-setup-ended');
      const passkey = await createdPasskey({ origin }, challenge, answer);
      if (!passkey) throw validationFailed([{ path: 'passkey', code: 'factor-passkey' }]);
      if ((await listPasskeys(trx, user.id)).length >= MAX_PASSKEYS) throw stale('passkeys-full');
      await insertPasskey(trx, { ...passkey, userId: user.id, name, now });
      await endSetup(trx, user.id, 'passkey');
      const result = await firstRecoveryCodes(trx, user);
      return {
        result,
        action: 'second-factor-added',
        news: 'passkey-added',
        after: { factor: 'passkey', name },
      };
    });
  } catch (error) {
    if (brokenConstraint(error) !== 'passkeys_credential_once') throw error;
    throw stale('passkey-known');
  }
}
