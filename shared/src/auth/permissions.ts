import type { Role } from './accounts.ts';

/** What an account may do beyond what its part of the admin area is for. */
export type Permission = 'reports' | 'personal-data';

/** Roles are fixed, so each says here what it may: a permission for another role is a word in its list. */
const held: Record<Role, readonly Permission[]> = {
  user: [],
  staff: [],
  admin: [],
  // The owner of the cafe: revenue, exports, and erasures that cannot be undone.
  super_admin: ['reports', 'personal-data'],
};

/** Roles whose accounts may. */
export const rolesWith = (permission: Permission): Role[] =>
  (Object.keys(held) as Role[]).filter((role) => holds(role, permission));

export const holds = (role: Role, permission: Permission): boolean => held[role].includes(permission);
