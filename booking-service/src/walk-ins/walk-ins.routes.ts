import { Router } from 'express';
import { counterRefundSchema, walkInSchema } from 'shared/walk-ins/walk-in.ts';
import { accountOf, requireAdmin } from '../auth/signed-in.ts';
import { seenVersionOf } from '../bookings/admin/admin-bookings.request.ts';
import { readAdminBooking } from '../bookings/admin/admin-bookings.usecase.ts';
import { bookingIdOf } from '../bookings/admin/named-booking.ts';
import { sendAnswer, submissionKey } from '../platform/idempotency.ts';
import { withStoredPhone } from '../bookings/place/phone-number.ts';
import { parseBody } from '../platform/parse.ts';
import { countHit } from '../platform/rate-limit.ts';
import { addRoute } from '../platform/routes.ts';
import { codeLookupLimit } from '../vouchers/code-lookups.ts';
import { noteGivenBack } from './give-back.usecase.ts';
import { sellWalkIn } from './sell-walk-in.usecase.ts';
import type { WalkInDeps } from './sell-walk-in.usecase.ts';

const ROUTE = 'POST /api/admin/walk-ins';

/** Sales at the counter. Stands behind `requireStaff`; money goes back by admins alone. */
export function walkInRoutes(deps: WalkInDeps): Router {
  const { db, emails, clock, config } = deps;
  const router = Router();

  addRoute(router, '/api/admin/walk-ins', {
    post: async (req, res) => {
      const walkIn = withStoredPhone(parseBody(walkInSchema, req));
      // A sale with a code says whether there is one, as a look-up does.
      if (walkIn.voucherCode !== undefined)
        await countHit(db, codeLookupLimit(accountOf(res), config), clock(), 'voucher-too-many-lookups');
      const key = submissionKey(req, ROUTE, walkIn);
      sendAnswer(res, await sellWalkIn(deps, { walkIn, actor: accountOf(res), key }));
    },
  });

  addRoute(router, '/api/admin/bookings/:bookingId/counter-payment', {
    put: [
      requireAdmin,
      async (req, res) => {
        const id = bookingIdOf(req);
        const { isGivenBack } = parseBody(counterRefundSchema, req);
        const now = clock();
        const action = { db, emails, actor: accountOf(res), now, seenVersion: seenVersionOf(req) };
        await noteGivenBack(id, isGivenBack, action);
        res.json(await readAdminBooking(db, id, now));
      },
    ],
  });
  return router;
}
