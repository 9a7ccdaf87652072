import { Router } from 'express';
import { NEXT_CURSOR_HEADER } from 'shared/bookings/admin-booking.ts';
import { behindSchema, spanSchema } from 'shared/reports/report.ts';
import { requirePermission } from '../auth/signed-in.ts';
import { toAdminBooking } from '../bookings/admin/admin-booking.ts';
import { readBookingRows } from '../bookings/admin/admin-bookings.store.ts';
import { branchIn } from '../catalogue/branch-parameter.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { parseInput } from '../platform/parse.ts';
import { addRoute } from '../platform/routes.ts';
import { readBehind } from './read-behind.usecase.ts';
import { readReport } from './read-report.usecase.ts';

const ownersOnly = requirePermission('reports', 'reports-for-owners');

/** What the owner reads. Stands behind `requireAdmin`, for accounts with the permission `reports`. */
export function reportRoutes({ db, clock }: Pick<PlatformDeps, 'db' | 'clock'>): Router {
  const router = Router();

  addRoute(router, '/api/admin/reports', {
    get: [
      ownersOnly,
      async (req, res) => {
        const asked = { ...parseInput(spanSchema, req.query), ...branchIn(req.query) };
        res.json(await readReport(db, asked, clock()));
      },
    ],
  });

  addRoute(router, '/api/admin/reports/bookings', {
    get: [
      ownersOnly,
      async (req, res) => {
        const now = clock();
        const asked = { ...parseInput(behindSchema, req.query), ...branchIn(req.query) };
        const { ids, nextCursor } = await readBehind(db, asked, now);
        if (nextCursor !== null) res.set(NEXT_CURSOR_HEADER, nextCursor);
        res.json((await readBookingRows(db, ids, now)).map(toAdminBooking));
      },
    ],
  });
  return router;
}
