import type { Role } from './accounts.ts';

/** What an account may do beyond what its part of the admin area is for. */
export type Permission = 'reports';

/** Roles are fixed, so each says here what it may: a permission for another role is a word in its list. */
const held: Record<Role, readonly Permission[]> = {
  user: [],
  staff: [],
  admin: [],
  // Whoever owns the cafe: revenue and exports are nobody else's business by default.
  super_admin: ['reports'],
};

/** Roles whose accounts may. */
export const rolesWith = (permission: Permission): Role[] =>
  (Object.keys(held) as Role[]).filter((role) => holds(role, permission));

export const holds = (role: Role, permission: Permission): boolean => held[role].includes(permission);
