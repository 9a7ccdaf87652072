import type { NewAccount } from 'shared/auth/accounts.ts';
import type { User } from '../auth/account.ts';
import { writeAudit } from '../auth/audit-log.store.ts';
import { isAccountTaken } from '../auth/first-accounts.ts';
import { refuseWeakPassword } from '../auth/password-checks.ts';
import type { Passwords } from '../auth/passwords.ts';
import { insertUser } from '../auth/users.store.ts';
import { Problem } from '../platform/problem.ts';
import { refuseBeyondRole } from './acting-admin.usecase.ts';
import { refuseBranches } from './change-branches.usecase.ts';
import type { ActingAdmin } from './acting-admin.usecase.ts';

/**
 * Adds an account. Its password is the admin's idea, so where the installation asks for it the new admin has to choose
 * another one.
 *
 * @throws Problem `validation-failed` for a weak password, `not-allowed`, `account-exists`, `not-ready`
 */
export async function addAccount(
  account: NewAccount,
  passwords: Passwords,
  acting: ActingAdmin,
): Promise<User> {
  const { username, email, role, branchIds = null, contentPermission } = account;
  const { passwordRule } = acting.config;
  refuseBeyondRole(role, acting);
  await refuseBranches(acting.db, role, branchIds);
  refuseWeakPassword('password', account.password, account, passwordRule);
  const passwordHash = await passwords.hash(account.password);
  const { actor, now } = acting;
  const mustChangePassword = passwordRule.changeInitial;
  try {
    return await acting.db.transaction(async (trx) => {
      const user = await insertUser(trx, {
        ...{ username, email, role, branchIds, contentPermission, passwordHash, mustChangePassword, now },
      });
      await writeAudit(trx, {
        at: now,
        actor,
        action: 'account-created',
        subject: { type: 'user', id: user.id },
        after: { username, role, contentPermission, ...(branchIds && { branchIds }) },
      });
      return user;
    });
  } catch (error) {
    if (!isAccountTaken(error)) throw error;
    throw new Problem('account-exists', 'account-exists');
  }
}
