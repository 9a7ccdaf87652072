import type { Router } from 'express';
import {
  reconcileRequestSchema,
  reconciliationSchema,
  reconciliationsSchema,
} from 'shared/refunds/refunds.ts';
import type { Reconciliation } from 'shared/refunds/refunds.ts';
import { admins } from '../../auth/signed-in.ts';
import { taggedRouter } from '../../platform/routes.ts';
import type { PaymentDeps } from '../base/payment-deps.ts';
import { listReports } from './ledger.store.ts';
import type { DayReport } from './ledger.store.ts';
import { reconcileForStaff } from './reconcile-for-staff.usecase.ts';

const REPORTS = 62;

/** Reports on the daily comparison, for staff. */
export function ledgerRoutes(deps: PaymentDeps): Router {
  const { router, route } = taggedRouter('Refunds');

  route('GET /api/admin/reconciliations', admins, {
    summary: 'Our ledger against the provider’s, one report per day, newest first',
    answers: { 200: reconciliationsSchema },
    handle: async () => (await listReports(deps.db, REPORTS)).map(toReconciliation),
  });

  route('POST /api/admin/reconciliations', admins, {
    summary: 'Compare one day that is over, at once',
    description:
      'Also a day that has a report, which this one replaces. 503 when the provider cannot be asked.',
    body: reconcileRequestSchema,
    answers: { 200: reconciliationSchema },
    refusals: ['ledger-check-in-progress'],
    handle: async ({ body, actor }) => toReconciliation(await reconcileForStaff(deps, body.day, actor)),
  });
  return router;
}

const toReconciliation = (report: DayReport): Reconciliation => ({
  ...report,
  checkedAt: report.checkedAt.toISOString(),
});
