import { isAdminRole } from 'shared/auth/accounts.ts';
import type { Account, CurrentUser, Role } from 'shared/auth/accounts.ts';

/** An account as stored, without what only signing in needs. */
export interface User {
  id: number;
  username: string;
  email: string;
  role: Role;
  isActive: boolean;
  createdAt: Date;
}

export function toCurrentUser({ id, username, email, role }: User): CurrentUser {
  return { id, username, email, role };
}

export function toAccount(user: User): Account {
  return { ...toCurrentUser(user), isActive: user.isActive, createdAt: user.createdAt.toISOString() };
}

/** A session ends this long after the last thing its owner did (design.md section 6). */
export const SESSION_IDLE_MS = 30 * 60_000;
/** A session ends this long after the login, whatever happens (design.md section 6). */
export const SESSION_MAX_MS = 8 * 3_600_000;

/** What somebody may not do to an account, and why; null when it is allowed (issue: self and last super admin). */
export function accountRefusal(
  actor: Pick<User, 'id'>,
  target: User,
  change: 'deactivate' | 'delete',
  activeSuperAdmins: number,
): string | null {
  const verb = change === 'delete' ? 'delete' : 'deactivate';
  if (target.id === actor.id) {
    return `You cannot ${verb} the account you are signed in with. Ask another admin to do it.`;
  }
  if (target.role === 'super_admin' && target.isActive && activeSuperAdmins <= 1) {
    return `This is the last active super admin. Add or activate another one before you ${verb} this one.`;
  }
  if (change === 'delete' && target.role === 'super_admin') {
    return 'A super admin cannot be deleted. You can deactivate the account.';
  }
  return null;
}

/** Whether an account opens the admin area. */
export function mayAdminister(user: Pick<User, 'role' | 'isActive'>): boolean {
  return user.isActive && isAdminRole(user.role);
}
