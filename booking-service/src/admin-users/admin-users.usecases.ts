import type { NewAccount } from 'shared/auth/accounts.ts';
import type { User } from '../auth/account.ts';
import { accountRefusal } from '../auth/account.ts';
import { writeAudit } from '../auth/audit-log.store.ts';
import { isAccountTaken } from '../auth/first-admin.ts';
import type { Passwords } from '../auth/passwords.ts';
import { endSessionsOf } from '../auth/sessions.store.ts';
import { deleteUser, insertUser, lockActiveSuperAdmins, lockUser, setActive } from '../auth/users.store.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { Problem } from '../platform/problem.ts';

export interface ActingAdmin {
  db: Database;
  actor: User;
  now: Date;
}

/** Any admin may add accounts, super admins too (spec.md section 6). @throws Problem `account-exists`, `not-ready` */
export async function addAccount(
  account: NewAccount,
  passwords: Passwords,
  acting: ActingAdmin,
): Promise<User> {
  const { username, email, role } = account;
  const passwordHash = await passwords.hash(account.password);
  const { actor, now } = acting;
  try {
    return await acting.db.transaction(async (trx) => {
      const user = await insertUser(trx, { username, email, role, passwordHash, now });
      const after = { username, role };
      await writeAudit(trx, {
        at: now,
        actor,
        action: 'account-created',
        subject: { type: 'user', id: user.id },
        after,
      });
      return user;
    });
  } catch (error) {
    if (!isAccountTaken(error)) throw error;
    throw new Problem(
      'account-exists',
      'An account with this username or e-mail exists already. Please choose others.',
    );
  }
}

/**
 * Activates or deactivates an account; deactivating ends its sessions in the same transaction.
 *
 * @throws Problem `not-found`, `account-protected`
 */
export function changeAccountStatus(id: number, isActive: boolean, acting: ActingAdmin): Promise<User> {
  const { db, actor, now } = acting;
  return db.transaction(async (trx) => {
    const user = isActive ? await mustFind(trx, id) : await lockChangeable(trx, id, 'deactivate', actor);
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

async function mustFind(trx: Transaction, id: number): Promise<User> {
  const user = await lockUser(trx, id);
  if (!user) throw unknownAccount();
  return user;
}

export const unknownAccount = () =>
  new Problem(
    'not-found',
    'There is no such account. Somebody may have deleted it: please refresh the list.',
  );
