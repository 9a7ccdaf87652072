import { seoulWallClock } from 'shared/time/seoul.ts';
import type { User } from '../../auth/account.ts';
import { writeAudit } from '../../auth/audit-log.store.ts';
import { validationFailed } from '../../platform/parse.ts';
import { Problem } from '../../platform/problem.ts';
import type { DayReport } from './ledger.store.ts';
import type { PaymentDeps } from '../base/payment-deps.ts';
import { LedgerNotListed } from '../provider/provider.ts';
import { reconcileDay } from './reconcile-ledger.usecase.ts';

/**
 * Compares one day (yyyy-MM-dd in Seoul) because staff ask for it. Today is not over: its report would be taken for the
 * day's and leave out what comes later.
 *
 * @throws Problem `validation-failed`, `ledger-check-in-progress`, or `not-ready` when the provider cannot be asked
 */
export async function reconcileForStaff(deps: PaymentDeps, day: string, actor: User): Promise<DayReport> {
  const now = deps.clock();
  if (day >= seoulWallClock(now).date) throw validationFailed([{ path: 'day', code: 'ledger-day-not-over' }]);
  const report = await reconcileDay(deps, day).catch((error: unknown) => {
    if (error instanceof LedgerNotListed)
      throw new Problem('not-ready', 'ledger-unavailable', { retryAfterSeconds: 60, cause: error });
    throw error;
  });
  if (!report) throw new Problem('ledger-check-in-progress', 'ledger-being-compared');
  await writeAudit(deps.db, {
    at: now,
    actor,
    action: 'ledger-compared',
    subject: { type: 'ledger', id: day },
    after: { matched: report.matched, differences: report.differences.length },
  });
  return report;
}
