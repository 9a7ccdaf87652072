import { isSuperAdminRole } from 'shared/auth/accounts.ts';
import type { User } from '../auth/account.ts';
import { writeAudit } from '../auth/audit-log.store.ts';
import { forgetDevicesOf } from '../auth/devices.store.ts';
import { refuseWeakPassword } from '../auth/password-checks.ts';
import type { Passwords } from '../auth/passwords.ts';
import { endSessionsOf } from '../auth/sessions.store.ts';
import { setPassword } from '../auth/users.store.ts';
import { Problem } from '../platform/problem.ts';
import { mustFind } from './acting-admin.usecase.ts';
import type { ActingAdmin } from './acting-admin.usecase.ts';

/**
 * A super admin sets a password for somebody who has lost theirs. It ends all of the account's sessions, and it is good for
 * nothing but signing in and choosing another one: two people know it.
 *
 * @throws Problem `not-allowed`, `not-found`, `account-protected` for the own account, `validation-failed`, `not-ready`
 */
export async function resetPassword(
  id: number,
  password: string,
  passwords: Passwords,
  { db, actor, now, config }: ActingAdmin,
): Promise<User> {
  if (!isSuperAdminRole(actor.role)) throw new Problem('not-allowed', 'reset-by-super-admin');
  if (id === actor.id) throw new Problem('account-protected', 'own-reset');
  const passwordHash = await passwords.hash(password);
  return db.transaction(async (trx) => {
    const user = await mustFind(trx, id);
    refuseWeakPassword('password', password, user, config.passwordRule);
    await setPassword(trx, id, passwordHash, true);
    await endSessionsOf(trx, id);
    await forgetDevicesOf(trx, id);
    await writeAudit(trx, { at: now, actor, action: 'password-reset', subject: { type: 'user', id } });
    return { ...user, mustChangePassword: true };
  });
}
