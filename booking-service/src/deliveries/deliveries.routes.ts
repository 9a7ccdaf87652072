import { Router } from 'express';
import { DELIVERIES_SHOWN, deliveryChangeSchema } from 'shared/deliveries/deliveries.ts';
import { accountOf } from '../auth/signed-in.ts';
import { bookingIdOf } from '../bookings/admin/named-booking.ts';
import { branchesFor } from '../catalogue/branches-for.usecase.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { parseBody, rowIdOf } from '../platform/parse.ts';
import { Problem } from '../platform/problem.ts';
import { addRoute } from '../platform/routes.ts';
import { changeDelivery } from './change-delivery.usecase.ts';
import { openDeliveries } from './open-deliveries.usecase.ts';

/** What follows after a session. Stands behind `requireStaff`. */
export function deliveryRoutes({ db, clock }: PlatformDeps): Router {
  const router = Router();

  addRoute(router, '/api/admin/deliveries', {
    get: async (req, res) => {
      const open = await openDeliveries(db, clock(), branchesFor(req, res));
      res.json({ deliveries: open.slice(0, DELIVERIES_SHOWN), count: open.length });
    },
  });

  addRoute(router, '/api/admin/bookings/:bookingId/deliveries/:addOnId', {
    put: async (req, res) => {
      const id = bookingIdOf(req);
      const change = parseBody(deliveryChangeSchema, req);
      const addOnId = rowIdOf(req.params['addOnId']);
      if (addOnId === undefined) throw new Problem('not-found', 'nothing-follows');
      res.json(await changeDelivery(id, addOnId, change, { db, actor: accountOf(res), now: clock() }));
    },
  });
  return router;
}
