import { Router } from 'express';
import { toAdminBooking } from '../bookings/admin/admin-booking.ts';
import { readBookingRows } from '../bookings/admin/admin-bookings.store.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { addRoute } from '../platform/routes.ts';
import { shareReads } from '../platform/share-reads.ts';
import { branchesFor } from '../catalogue/branches-for.usecase.ts';
import { findWaiting } from './klook-tray.store.ts';

/** Klook bookings that wait for a time. Stands behind `requireStaff`. */
export function klookTrayRoutes({ db, clock }: PlatformDeps): Router {
  const router = Router();
  // A change sends every board to the tray at the same moment.
  const read = shareReads(async (branches) => {
    const { count, ids } = await findWaiting(db, JSON.parse(branches) as number[] | null);
    const rows = await readBookingRows(db, ids, clock());
    return { count, bookings: rows.map(toAdminBooking) };
  });

  addRoute(router, '/api/admin/klook-tray', {
    get: async (req, res) => {
      res.json(await read(JSON.stringify(branchesFor(req, res))));
    },
  });
  return router;
}
