import type { Database } from '../platform/database.ts';
import { Problem } from '../platform/problem.ts';
import { countHit, takeBackHit } from '../platform/rate-limit.ts';
import type { User } from './account.ts';
import { writeAudit } from './audit-log.store.ts';
import { forgetDevicesOf } from './devices.store.ts';
import type { LoginLimits } from './login-limits.ts';
import { passwordChangeLimit, tooManyTries } from './login-limits.ts';
import type { Passwords } from './passwords.ts';
import { endSessionsOf } from './sessions.store.ts';
import { findPassword, setPassword } from './users.store.ts';

interface Change {
  currentPassword: string;
  newPassword: string;
}

interface ChangePasswordContext {
  db: Database;
  passwords: Passwords;
  user: User;
  limits: LoginLimits;
  now: Date;
  sessionToken: string | undefined;
}

/**
 * Changes one's own password and ends every other session of the account, so that whoever knew the old one is out.
 *
 * @throws Problem `validation-failed` when the current password is wrong, `too-many-requests`, `not-ready`
 */
export async function changePassword(change: Change, context: ChangePasswordContext): Promise<void> {
  const { db, passwords, user, now, sessionToken } = context;
  const limit = passwordChangeLimit(user.id, context.limits);
  await countHit(db, limit, now, tooManyTries);
  const stored = await findPassword(db, user.id);
  if (!(await passwords.matches(stored, change.currentPassword, 'trusted'))) {
    throw new Problem('validation-failed', 'The current password is not right.', {
      errors: [{ path: 'currentPassword', message: 'The current password is not right' }],
    });
  }
  await takeBackHit(db, limit, now);
  const passwordHash = await passwords.hash(change.newPassword);
  await db.transaction(async (trx) => {
    await setPassword(trx, user.id, passwordHash);
    await endSessionsOf(trx, user.id, sessionToken);
    await forgetDevicesOf(trx, user.id);
    await writeAudit(trx, {
      at: now,
      actor: user,
      action: 'password-changed',
      subject: { type: 'user', id: user.id },
    });
  });
}
