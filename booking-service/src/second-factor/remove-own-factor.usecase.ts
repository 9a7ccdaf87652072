import { writeAudit } from '../auth/audit-log.store.ts';
import { proveCurrentPassword } from '../auth/current-password.usecase.ts';
import type { OwnAccountContext } from '../auth/current-password.usecase.ts';
import { lockUser } from '../auth/users.store.ts';
import type { Transaction } from '../platform/database.ts';
import { Problem } from '../platform/problem.ts';
import { deleteApp } from './apps.store.ts';
import { changeOwnFactors } from './own-factors.usecase.ts';
import type { OwnFactorsContext } from './own-factors.usecase.ts';
import { deletePasskey, renamePasskey } from './passkeys.store.ts';
import { deleteRecoveryCodes } from './recovery-codes.store.ts';

export const unknownFactor = () => new Problem('not-found', 'factor-unknown');

/** @throws Problem `not-found`, `validation-failed`, `too-many-requests`, `not-ready` */
export async function removeOwnApp(password: string, context: OwnFactorsContext): Promise<void> {
  await proveCurrentPassword(password, context);
  await changeOwnFactors(context, async (trx, user) => {
    if (!(await deleteApp(trx, user.id))) throw unknownFactor();
    await forgetCodesOfNothing(trx, user.id);
    const before = { factor: 'app' };
    return { result: undefined, action: 'second-factor-removed', news: 'app-removed', before };
  });
}

/** @throws Problem `not-found`, `validation-failed`, `too-many-requests`, `not-ready` */
export async function removeOwnPasskey(
  id: number,
  password: string,
  context: OwnFactorsContext,
): Promise<void> {
  await proveCurrentPassword(password, context);
  await changeOwnFactors(context, async (trx, user) => {
    const name = await deletePasskey(trx, user.id, id);
    if (name === undefined) throw unknownFactor();
    await forgetCodesOfNothing(trx, user.id);
    const before = { factor: 'passkey', name };
    return { result: undefined, action: 'second-factor-removed', news: 'passkey-removed', before };
  });
}

/** Recovery codes stand in for a factor; without one they would open nothing. */
async function forgetCodesOfNothing(trx: Transaction, userId: number): Promise<void> {
  const user = await lockUser(trx, userId);
  if (user && !user.hasSecondFactor) await deleteRecoveryCodes(trx, userId);
}

/** A name guards nothing: no password is asked for, and no session ends. @throws Problem `not-found` */
export function renameOwnPasskey(
  id: number,
  name: string,
  { db, user, now }: Pick<OwnAccountContext, 'db' | 'user' | 'now'>,
): Promise<void> {
  return db.transaction(async (trx) => {
    const before = await renamePasskey(trx, user.id, id, name);
    if (before === undefined) throw unknownFactor();
    if (before === name) return;
    await writeAudit(trx, {
      at: now,
      actor: user,
      action: 'second-factor-renamed',
      subject: { type: 'user', id: user.id },
      before: { name: before },
      after: { name },
    });
  });
}
