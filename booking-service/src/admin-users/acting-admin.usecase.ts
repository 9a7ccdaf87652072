import { isSuperAdminRole } from 'shared/auth/accounts.ts';
import type { Role } from 'shared/auth/accounts.ts';
import type { User } from '../auth/account.ts';
import { lockUser } from '../auth/users.store.ts';
import type { Config } from '../platform/config.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { Problem } from '../platform/problem.ts';

/** Who acts on accounts, and what this installation lets them do. */
export interface ActingAdmin {
  db: Database;
  actor: User;
  now: Date;
  config: Pick<Config, 'passwordRule' | 'superAdminsManagedBy'>;
}

/**
 * Any admin may make and change super admins, unless the installation leaves super admins to super admins.
 *
 * @throws Problem `not-allowed`
 */
export function refuseBeyondRole(role: Role, { actor, config }: ActingAdmin): void {
  const isClosed = config.superAdminsManagedBy === 'super-admins';
  if (isClosed && isSuperAdminRole(role) && !isSuperAdminRole(actor.role)) {
    throw new Problem('not-allowed', 'super-admins-only');
  }
}

/** Locks the account. @throws Problem `not-found` */
export async function mustFind(trx: Transaction, id: number): Promise<User> {
  const user = await lockUser(trx, id);
  if (!user) throw unknownAccount();
  return user;
}

export const unknownAccount = () => new Problem('not-found', 'account-unknown');
