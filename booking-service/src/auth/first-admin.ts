import type { NewAccount } from 'shared/auth/accounts.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database.ts';
import { brokenConstraint } from '../platform/database.ts';
import type { User } from './account.ts';
import { writeAudit } from './audit-log.store.ts';
import { createPasswords } from './passwords.ts';
import { countSuperAdmins, insertUser } from './users.store.ts';

/**
 * Makes the first super admin, as the environment names it, when there is none. Any number of copies may do so at once,
 * and again: where there is a super admin nothing happens.
 */
export async function ensureFirstAdmin(
  db: Database,
  { firstAdmin, passwordRule }: Pick<Config, 'firstAdmin' | 'passwordRule'>,
  now: Date,
): Promise<void> {
  if (firstAdmin === null || (await countSuperAdmins(db)) > 0) return;
  try {
    await createSuperAdmin(db, { ...firstAdmin, mustChangePassword: passwordRule.changeInitial }, now);
  } catch (error) {
    // Another copy was faster, or staff have an account under that name.
    if (!isAccountTaken(error)) throw error;
  }
}

/** Breaks a unique index of `users` when there is such an account (`isAccountTaken`). */
export async function createSuperAdmin(
  db: Database,
  account: NewAccount & { mustChangePassword: boolean },
  now: Date,
): Promise<User> {
  const { username, email, mustChangePassword } = account;
  const passwordHash = await createPasswords().hash(account.password);
  return db.transaction(async (trx) => {
    const user = await insertUser(trx, {
      username,
      email,
      role: 'super_admin',
      passwordHash,
      mustChangePassword,
      now,
    });
    await writeAudit(trx, {
      at: now,
      actor: null,
      action: 'account-created',
      subject: { type: 'user', id: user.id },
      after: { username, role: user.role },
    });
    return user;
  });
}

/** Whether an account could not be stored because its username or e-mail address is in use. */
export function isAccountTaken(error: unknown): boolean {
  return ['users_username_once', 'users_email_once'].includes(brokenConstraint(error) ?? '');
}
