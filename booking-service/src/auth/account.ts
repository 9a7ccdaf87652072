import { isAdminRole, isStaffRole } from 'shared/auth/accounts.ts';
import type { Account, ContentPermission, CurrentUser, Role } from 'shared/auth/accounts.ts';
import type { PlainCode } from 'shared/problems/refusals.en.ts';
import type { StaffLanguage } from 'shared/auth/staff-languages.ts';
import type { Config } from '../platform/config.ts';

/** An account as stored, without what only signing in needs. */
export interface User {
  id: number;
  username: string;
  email: string;
  role: Role;
  isActive: boolean;
  createdAt: Date;
  /** The password is one that somebody else has set: nothing opens before it is changed. */
  mustChangePassword: boolean;
  hasSecondFactor: boolean;
  language: StaffLanguage | null;
  /** Of whoever works at the counter of some branches alone; null: of all. */
  branchIds: number[] | null;
  contentPermission: ContentPermission;
  /** A second factor is required of everybody who may refund or edit the website: nothing opens before one is set up. */
  mustSetUpSecondFactor: boolean;
}

export function toCurrentUser(
  user: User,
  { passwordRule, cmsOrigin }: Pick<Config, 'passwordRule' | 'cmsOrigin'>,
): CurrentUser {
  const { id, username, email, role, language, branchIds, contentPermission, mustChangePassword } = user;
  const { hasSecondFactor, mustSetUpSecondFactor } = user;
  const factors = { hasSecondFactor, mustSetUpSecondFactor };
  return {
    id,
    username,
    email,
    role,
    language,
    branchIds,
    contentPermission,
    cmsUrl: contentPermission === 'none' ? null : `${cmsOrigin}/admin`,
    mustChangePassword,
    ...factors,
    minPasswordLength: passwordRule.minLength,
  };
}

export function toAccount(user: User): Account {
  const { createdAt, ...account } = user;
  const { id, username, email, role, branchIds, contentPermission, isActive, hasSecondFactor } = account;
  return {
    id,
    username,
    email,
    role,
    branchIds,
    contentPermission,
    isActive,
    hasSecondFactor,
    createdAt: createdAt.toISOString(),
  };
}

/** A session ends this long after the last thing its owner did. */
export const SESSION_IDLE_MS = 30 * 60_000;
/** A session ends this long after the login, whatever happens. */
export const SESSION_MAX_MS = 8 * 3_600_000;

/** Why somebody may not do this to an account (their own, a super admin's, the last super admin's); null when they may. */
export function accountRefusal(
  actor: Pick<User, 'id'>,
  target: User,
  change: 'deactivate' | 'delete',
  activeSuperAdmins: number,
): PlainCode | null {
  const isDelete = change === 'delete';
  if (target.id === actor.id) return isDelete ? 'own-delete' : 'own-deactivate';
  if (target.role === 'super_admin' && target.isActive && activeSuperAdmins <= 1) {
    return isDelete ? 'last-super-admin-delete' : 'last-super-admin-deactivate';
  }
  if (isDelete && target.role === 'super_admin') return 'super-admin-kept';
  return null;
}

/** Whether an account runs the day at the counter. */
export function mayRunTheDay(user: Pick<User, 'role' | 'isActive'>): boolean {
  return user.isActive && isStaffRole(user.role);
}

/** Whether an account opens all of the admin area. */
export function mayAdminister(user: Pick<User, 'role' | 'isActive'>): boolean {
  return user.isActive && isAdminRole(user.role);
}
