import { Router } from 'express';
import { reconcileRequestSchema } from 'shared/refunds/refunds.ts';
import type { Reconciliation } from 'shared/refunds/refunds.ts';
import { accountOf } from '../../auth/signed-in.ts';
import { parseBody } from '../../platform/parse.ts';
import { addRoute } from '../../platform/routes.ts';
import type { PaymentDeps } from '../base/payment-deps.ts';
import { listReports } from './ledger.store.ts';
import type { DayReport } from './ledger.store.ts';
import { reconcileForStaff } from './reconcile-for-staff.usecase.ts';

const REPORTS = 62;

/** Reports on the daily comparison, for staff. Stands behind `requireAdmin`. */
export function ledgerRoutes(deps: PaymentDeps): Router {
  const router = Router();

  addRoute(router, '/api/admin/reconciliations', {
    get: async (_req, res) => {
      res.json((await listReports(deps.db, REPORTS)).map(toReconciliation));
    },
    post: async (req, res) => {
      const { day } = parseBody(reconcileRequestSchema, req);
      res.json(toReconciliation(await reconcileForStaff(deps, day, accountOf(res))));
    },
  });
  return router;
}

const toReconciliation = (report: DayReport): Reconciliation => ({
  ...report,
  checkedAt: report.checkedAt.toISOString(),
});
