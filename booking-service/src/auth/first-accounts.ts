import type { NewAccount } from 'shared/auth/accounts.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database.ts';
import { brokenConstraint } from '../platform/database.ts';
import type { User } from './account.ts';
import { writeAudit } from './audit-log.store.ts';
import { createPasswords } from './passwords.ts';
import { countSuperAdmins, insertUser } from './users.store.ts';

/**
 * Makes the first accounts, as the environment names them, when there is no super admin. Any number of copies may do so at once,
 * and again: where there is a super admin nothing happens.
 */
export async function ensureFirstAccounts(
  db: Database,
  { firstAccounts, passwordRule }: Pick<Config, 'firstAccounts' | 'passwordRule'>,
  now: Date,
): Promise<void> {
  if (firstAccounts.length === 0 || (await countSuperAdmins(db)) > 0) return;
  for (const account of firstAccounts) {
    try {
      await createAccount(db, { ...account, mustChangePassword: passwordRule.changeInitial }, now);
    } catch (error) {
      // Another copy was faster, or staff have an account under that name.
      if (!isAccountTaken(error)) throw error;
    }
  }
}

/** Breaks a unique index of `users` when there is such an account (`isAccountTaken`). */
export async function createAccount(
  db: Database,
  account: NewAccount & { mustChangePassword: boolean },
  now: Date,
): Promise<User> {
  const { username, email, role, contentPermission, mustChangePassword } = account;
  const passwordHash = await createPasswords().hash(account.password);
  return db.transaction(async (trx) => {
    const user = await insertUser(trx, {
      username,
      email,
      role,
      contentPermission,
      passwordHash,
      mustChangePassword,
      now,
    });
    await writeAudit(trx, {
      at: now,
      actor: null,
      action: 'account-created',
      subject: { type: 'user', id: user.id },
      after: { username, role, contentPermission },
    });
    return user;
  });
}

/** Whether an account could not be stored because its username or e-mail address is in use. */
export function isAccountTaken(error: unknown): boolean {
  return ['users_username_once', 'users_email_once'].includes(brokenConstraint(error) ?? '');
}
