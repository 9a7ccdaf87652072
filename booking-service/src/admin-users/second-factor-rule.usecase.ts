import { isSuperAdminRole } from 'shared/auth/accounts.ts';
import type { SecondFactorRule } from 'shared/auth/second-factor/second-factors.ts';
import { writeAudit } from '../auth/audit-log.store.ts';
import { Problem } from '../platform/problem.ts';
import { requireSecondFactor } from '../second-factor/rule.store.ts';
import { mustFind } from './acting-admin.usecase.ts';
import type { ActingAdmin } from './acting-admin.usecase.ts';

/**
 * Whether accounts that may refund or edit the website need a second factor. An admin without one cannot switch the rule on: it
 * would lock that admin out at once.
 *
 * @throws Problem `not-allowed`, `second-factor-required`
 */
export function changeSecondFactorRule(
  isRequired: boolean,
  { db, actor, now }: ActingAdmin,
): Promise<SecondFactorRule> {
  if (!isSuperAdminRole(actor.role)) throw new Problem('not-allowed', 'factor-rule-by-super-admin');
  return db.transaction(async (trx) => {
    // Locked, so that the own factor is not removed meanwhile in another tab.
    const { hasSecondFactor } = await mustFind(trx, actor.id);
    if (isRequired && !hasSecondFactor) {
      throw new Problem('second-factor-required', 'factor-rule-needs-own');
    }
    if (await requireSecondFactor(trx, isRequired)) {
      await writeAudit(trx, {
        at: now,
        actor,
        action: 'second-factor-rule',
        subject: { type: 'rule', id: 'second-factor' },
        before: { isRequired: !isRequired },
        after: { isRequired },
      });
    }
    return { isRequired };
  });
}
