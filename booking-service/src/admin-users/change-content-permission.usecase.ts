import type { ContentPermission } from 'shared/auth/accounts.ts';
import type { User } from '../auth/account.ts';
import { writeAudit } from '../auth/audit-log.store.ts';
import { setContentPermission } from '../auth/users.store.ts';
import { mustFind, refuseBeyondRole } from './acting-admin.usecase.ts';
import type { ActingAdmin } from './acting-admin.usecase.ts';

/**
 * What an account may change on the website; open sessions of the CMS follow within seconds.
 *
 * @throws Problem `not-found`, `not-allowed`
 */
export function changeContentPermission(
  id: number,
  contentPermission: ContentPermission,
  acting: ActingAdmin,
): Promise<User> {
  const { db, actor, now } = acting;
  return db.transaction(async (trx) => {
    const user = await mustFind(trx, id);
    refuseBeyondRole(user.role, acting);
    if (user.contentPermission === contentPermission) return user;
    await setContentPermission(trx, id, contentPermission);
    await writeAudit(trx, {
      at: now,
      actor,
      action: 'account-content',
      subject: { type: 'user', id },
      before: { contentPermission: user.contentPermission },
      after: { contentPermission },
    });
    return { ...user, contentPermission };
  });
}
