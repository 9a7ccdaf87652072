import type { User } from '../auth/account.ts';
import { accountRefusal } from '../auth/account.ts';
import { writeAudit } from '../auth/audit-log.store.ts';
import { endSessionsOf } from '../auth/sessions.store.ts';
import { deleteUser, lockActiveSuperAdmins, setActive } from '../auth/users.store.ts';
import type { Transaction } from '../platform/database.ts';
import { Problem } from '../platform/problem.ts';
import { mustFind, refuseBeyondRole } from './acting-admin.usecase.ts';
import type { ActingAdmin } from './acting-admin.usecase.ts';

/**
 * Activates or deactivates an account; deactivating ends its sessions in the same transaction.
 *
 * @throws Problem `not-found`, `account-protected`, `not-allowed`
 */
export function changeAccountStatus(id: number, isActive: boolean, acting: ActingAdmin): Promise<User> {
  const { db, actor, now } = acting;
  return db.transaction(async (trx) => {
    const user = isActive ? await mustFind(trx, id) : await lockChangeable(trx, id, 'deactivate', actor);
    refuseBeyondRole(user.role, acting);
    if (user.isActive === isActive) return user;
    await setActive(trx, id, isActive);
    if (!isActive) await endSessionsOf(trx, id);
    await writeAudit(trx, {
      at: now,
      actor,
      action: isActive ? 'account-activated' : 'account-deactivated',
      subject: { type: 'user', id },
      before: { isActive: user.isActive },
      after: { isActive },
    });
    return { ...user, isActive };
  });
}

/** Deletes an account with its sessions; super admins cannot be deleted. @throws Problem `not-found`, `account-protected` */
export function deleteAccount(id: number, { db, actor, now }: ActingAdmin): Promise<void> {
  return db.transaction(async (trx) => {
    const { username, role } = await lockChangeable(trx, id, 'delete', actor);
    await deleteUser(trx, id);
    const before = { username, role };
    await writeAudit(trx, {
      at: now,
      actor,
      action: 'account-deleted',
      subject: { type: 'user', id },
      before,
    });
  });
}

/** The account, locked together with all active super admins, when the change is allowed. */
async function lockChangeable(
  trx: Transaction,
  id: number,
  change: 'deactivate' | 'delete',
  actor: User,
): Promise<User> {
  const activeSuperAdmins = await lockActiveSuperAdmins(trx);
  const target = await mustFind(trx, id);
  const refusal = accountRefusal(actor, target, change, activeSuperAdmins);
  if (refusal) throw new Problem('account-protected', refusal);
  return target;
}
