import { isAdminRole, isStaffRole, isSuperAdminRole } from 'shared/auth/accounts.ts';
import { holds } from 'shared/auth/permissions.ts';
import type { CurrentUser, Role } from 'shared/auth/accounts.ts';

export type AdminPlace =
  | '/admin/day'
  | '/admin/cash-up'
  | '/admin/deliveries'
  | '/admin'
  | '/admin/enquiries'
  | '/admin/reports'
  | '/admin/statements'
  | '/admin/vouchers'
  | '/admin/users'
  | '/admin/audit'
  | '/admin/personal-data'
  | '/admin/account';

export type Audience = 'accounts' | 'staff' | 'admins' | 'super-admins' | 'owners';

/** Every page of the admin area and whom it is for, in the order of the navigation. */
const audiences: Record<AdminPlace, Audience> = {
  '/admin/day': 'staff',
  '/admin/cash-up': 'staff',
  '/admin': 'admins',
  '/admin/deliveries': 'staff',
  '/admin/enquiries': 'admins',
  '/admin/vouchers': 'admins',
  '/admin/reports': 'owners',
  '/admin/statements': 'owners',
  '/admin/audit': 'admins',
  '/admin/users': 'admins',
  '/admin/personal-data': 'super-admins',
  '/admin/account': 'accounts',
};

const belongs: Record<Audience, (role: Role) => boolean> = {
  accounts: () => true,
  staff: isStaffRole,
  admins: isAdminRole,
  'super-admins': isSuperAdminRole,
  owners: (role) => holds(role, 'reports'),
};

export const belongsTo = (audience: Audience, { role }: Pick<CurrentUser, 'role'>) => belongs[audience](role);

/** Who gets past the guard. A page for some of the admins tells the others itself what it is for. */
export const guardedFor = (place: AdminPlace): Audience =>
  ['super-admins', 'owners'].includes(audiences[place]) ? 'admins' : audiences[place];

/** The first page of an account: the bookings for an admin, the counter for staff, the CMS for an editor. */
export function homeOf({ role, cmsUrl }: Pick<CurrentUser, 'role' | 'cmsUrl'>): string {
  if (isAdminRole(role)) return '/admin';
  return isStaffRole(role) ? '/admin/day' : (cmsUrl ?? '/admin/account');
}

/** What the navigation shows. Admins, who have many places, reach the cash-up from the board; owners the statements from the reports. */
export const placesOf = (user: Pick<CurrentUser, 'role'>) =>
  (Object.keys(audiences) as AdminPlace[]).filter(
    (place) =>
      belongsTo(audiences[place], user) &&
      place !== '/admin/statements' &&
      !(place === '/admin/cash-up' && isAdminRole(user.role)),
  );
