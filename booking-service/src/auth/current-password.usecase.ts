import type { Database } from '../platform/database.ts';
import { validationFailed } from '../platform/parse.ts';
import { countHit, takeBackHit } from '../platform/rate-limit.ts';
import type { User } from './account.ts';
import type { LoginLimits } from './login-limits.ts';
import { passwordChangeLimit } from './login-limits.ts';
import type { Passwords } from './passwords.ts';
import { findPassword } from './users.store.ts';

/** Somebody who is signed in, and changes what guards the account. */
export interface OwnAccountContext {
  db: Database;
  passwords: Passwords;
  user: User;
  limits: LoginLimits;
  now: Date;
  sessionToken: string | undefined;
}

/**
 * Whoever found an open session does not know the password, and may not guess it here either.
 *
 * @throws Problem `validation-failed`, `too-many-requests`, `not-ready`
 */
export async function proveCurrentPassword(password: string, context: OwnAccountContext): Promise<void> {
  const { db, passwords, user, limits, now } = context;
  const own = passwordChangeLimit(user.id, limits);
  await countHit(db, own, now, 'too-many-tries');
  const stored = await findPassword(db, user.id);
  if (!(await passwords.matches(stored, password, 'trusted'))) {
    throw validationFailed([{ path: 'currentPassword', code: 'current-password-wrong' }]);
  }
  await takeBackHit(db, own, now);
}
