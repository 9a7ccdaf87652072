import type { User } from '../generated/payload-types.ts';

/**
 * Who is signed in, or null. Perhaps with a password that somebody else has set: that opens their own account and nothing
 * more, so ask for the `staffMember` wherever it is about anything else.
 */
export function signedIn(user: unknown): User | null {
  if (typeof user !== 'object' || user === null || !('collection' in user)) return null;
  return user.collection === 'users' ? (user as unknown as User) : null;
}

/**
 * Whether a password that somebody else has set is yet to be changed. It holds for sessions: what people have scheduled before
 * a manager set it runs without one.
 */
export function isToChangePassword(user: unknown): boolean {
  const account = signedIn(user);
  return account !== null && '_sid' in account && account.mustChangePassword === true;
}

/** The signed-in member of staff, or null; null, too, while a password that somebody else has set is yet to be changed. */
export function staffMember(user: unknown): User | null {
  return isToChangePassword(user) ? null : signedIn(user);
}

export function isManager(user: unknown): boolean {
  return staffMember(user)?.role === 'manager';
}
