import type { User } from '../generated/payload-types.ts';

/** The signed-in member of staff, or null. */
export function staffMember(user: unknown): User | null {
  if (typeof user !== 'object' || user === null || !('collection' in user)) return null;
  return user.collection === 'users' ? (user as unknown as User) : null;
}

export function isManager(user: unknown): boolean {
  return staffMember(user)?.role === 'manager';
}
