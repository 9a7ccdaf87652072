import { Router } from 'express';
import type { Request } from 'express';
import { bookingIdSchema } from 'shared/bookings/booking-request.ts';
import { reconcileRequestSchema, refundMessages, refundRequestSchema } from 'shared/refunds/refunds.ts';
import type { Reconciliation } from 'shared/refunds/refunds.ts';
import { accountOf } from '../auth/signed-in.ts';
import { submissionKey } from '../platform/idempotency.ts';
import { parseBody, validationFailed } from '../platform/parse.ts';
import { addRoute } from '../platform/routes.ts';
import type { InFlight } from './in-flight.ts';
import { listReports } from './ledger.store.ts';
import type { DayReport } from './ledger.store.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { reconcileForStaff } from './reconcile-for-staff.usecase.ts';
import { settleRefunds } from './refund.usecases.ts';
import { quoteRefund, readRefund, requestStaffRefund, unknownBooking } from './staff-refund.usecases.ts';
import { withinMs } from './within.ts';

const REPORTS = 62;

/** Refunds and reconciliation reports for staff. Stands behind `requireAdmin`. */
export function refundRoutes(deps: PaymentDeps, inFlight: InFlight): Router {
  const router = Router();

  addRoute(router, '/api/admin/bookings/:bookingId/refund-quote', {
    get: async (req, res) => {
      res.json(await quoteRefund(deps, bookingIdOf(req)));
    },
  });

  addRoute(router, '/api/admin/bookings/:bookingId/refunds', {
    post: async (req, res) => {
      const bookingId = bookingIdOf(req);
      const body = parseBody(refundRequestSchema, req);
      const key = submissionKey(req, 'refunds', body)?.key;
      if (key === undefined)
        throw validationFailed([{ path: 'Idempotency-Key', message: refundMessages.key }]);
      await deps.reached('refund:before-first-transaction', bookingId);
      const asked = await requestStaffRefund(deps, { ...body, bookingId, key, actor: accountOf(res) });
      await deps.reached('refund:after-first-transaction', bookingId);
      // Usually done at once; when it takes longer, or this copy dies, the worker goes on.
      if (asked.isNew)
        await withinMs(
          inFlight.run(() => settleRefunds(deps)),
          deps.answerWithinMs,
        );
      res.status(201).json(await readRefund(deps, asked.refund.id));
    },
  });

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

/** A malformed number is nobody's booking (design.md section 4: 404). */
function bookingIdOf(req: Request): string {
  const id = bookingIdSchema.safeParse(req.params.bookingId);
  if (!id.success) throw unknownBooking();
  return id.data;
}
