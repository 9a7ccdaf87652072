import { randomBytes } from 'node:crypto';
import type { AppSetup } from 'shared/auth/second-factor/second-factors.ts';
import { TOTP_SECRET_BYTES, totpAddress, totpSecret, totpStep } from 'shared/auth/second-factor/totp.ts';
import { proveCurrentPassword } from '../auth/current-password.usecase.ts';
import { validationFailed } from '../platform/parse.ts';
import { hasApp, insertApp } from './apps.store.ts';
import { houseName } from './house-name.store.ts';
import { firstRecoveryCodes } from './make-recovery-codes.usecase.ts';
import { changeOwnFactors, stale } from './own-factors.usecase.ts';
import type { OwnFactorsContext } from './own-factors.usecase.ts';
import { beginSetup, endSetup, findSetup } from './setups.store.ts';

/**
 * A secret for an authenticator app. It counts for nothing until a code has shown that the app has it.
 *
 * @throws Problem `validation-failed`, `stale-change` when there is an app already, `too-many-requests`, `not-ready`
 */
export async function beginApp(password: string, context: OwnFactorsContext): Promise<AppSetup> {
  const { db, user, now, sealing } = context;
  await proveCurrentPassword(password, context);
  if (await hasApp(db, user.id)) throw stale('factor-app-set-up');
  const secret = totpSecret(randomBytes(TOTP_SECRET_BYTES));
  await beginSetup(db, sealing, { userId: user.id, kind: 'app', secret, now });
  return { secret, address: totpAddress(secret, { issuer: await houseName(db), label: user.username }) };
}

/**
 * The app is set up once its code is right.
 *
 * @returns recovery codes, when this is the account's first factor
 * @throws Problem `validation-failed`, `stale-change`
 */
export function addApp(code: string, context: OwnFactorsContext): Promise<string[] | null> {
  const { now, sealing } = context;
  return changeOwnFactors(context, async (trx, user) => {
    const secret = await findSetup(trx, context, 'app');
    if (secret === undefined) throw stale('factor-setup-ended');
    if (await hasApp(trx, user.id)) throw stale('factor-app-set-up');
    const step = totpStep(secret, code, now);
    if (step === null) throw validationFailed([{ path: 'code', code: 'factor-code' }]);
    await insertApp(trx, sealing, { userId: user.id, secret, step });
    await endSetup(trx, user.id, 'app');
    const result = await firstRecoveryCodes(trx, user);
    return { result, action: 'second-factor-added', news: 'app-added', after: { factor: 'app' } };
  });
}
