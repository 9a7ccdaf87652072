import type { PasswordChange } from 'shared/auth/accounts.ts';
import type { PasswordRule } from '../platform/password-rule.ts';
import { validationFailed } from '../platform/parse.ts';
import { writeAudit } from './audit-log.store.ts';
import { proveCurrentPassword } from './current-password.usecase.ts';
import type { OwnAccountContext } from './current-password.usecase.ts';
import { forgetDevicesOf } from './devices.store.ts';
import { refuseWeakPassword } from './password-checks.ts';
import { endSessionsOf } from './sessions.store.ts';
import { setPassword } from './users.store.ts';

interface ChangePasswordContext extends OwnAccountContext {
  passwordRule: PasswordRule;
  deviceToken: string | undefined;
}

/**
 * Changes one's own password and ends every other session of the account, so that whoever knew the old one is out.
 *
 * @throws Problem `validation-failed` when the current password is wrong, or the new one the same or weak, `too-many-requests`, `not-ready`
 */
export async function changePassword(change: PasswordChange, context: ChangePasswordContext): Promise<void> {
  const { db, passwords, user, now, sessionToken, deviceToken } = context;
  await proveCurrentPassword(change.currentPassword, context);
  if (change.newPassword === change.currentPassword) {
    throw validationFailed([{ path: 'newPassword', code: 'same-password' }]);
  }
  refuseWeakPassword('newPassword', change.newPassword, user, context.passwordRule);
  const passwordHash = await passwords.hash(change.newPassword);
  await db.transaction(async (trx) => {
    await setPassword(trx, user.id, passwordHash, false);
    await endSessionsOf(trx, user.id, sessionToken);
    await forgetDevicesOf(trx, user.id, deviceToken);
    await writeAudit(trx, {
      at: now,
      actor: user,
      action: 'password-changed',
      subject: { type: 'user', id: user.id },
    });
  });
}
