import { isSuperAdminRole } from 'shared/auth/accounts.ts';
import type { EmailQueue } from '../email/base/email.ts';
import { Problem } from '../platform/problem.ts';
import { resetSecondFactor } from '../second-factor/reset-second-factor.usecase.ts';
import { mustFind } from './acting-admin.usecase.ts';
import type { ActingAdmin } from './acting-admin.usecase.ts';

/**
 * A super admin takes the second factors from somebody who has lost theirs. The account is told by mail: a lost phone is also
 * what somebody would say who has the password.
 *
 * @throws Problem `not-allowed`, `not-found`, `account-protected` for the own account
 */
export function removeSecondFactor(
  id: number,
  emails: EmailQueue,
  { db, actor, now }: ActingAdmin,
): Promise<void> {
  if (!isSuperAdminRole(actor.role)) throw new Problem('not-allowed', 'factor-reset-by-super-admin');
  if (id === actor.id) throw new Problem('account-protected', 'factor-own-reset');
  return db.transaction(async (trx) => {
    const user = await mustFind(trx, id);
    if (!(await resetSecondFactor(trx, user, actor, now))) return;
    await emails.secondFactorChanged(trx, { account: user, news: 'reset', now });
  });
}
