import { Router } from 'express';
import { ownDetailsSchema, ownPhoneSchema } from 'shared/my-booking/requests.ts';
import { seenVersionOf } from '../../bookings/admin/admin-bookings.request.ts';
import { withStoredPhone } from '../../bookings/place/phone-number.ts';
import { parseBody } from '../../platform/parse.ts';
import { addRoute } from '../../platform/routes.ts';
import { requireVisitor, visitOf } from '../access/visitor.usecase.ts';
import type { VisitorDeps } from '../access/visitor.usecase.ts';
import type { OwnDeps } from '../base/own-order.usecase.ts';
import type { AnswerWithPage } from '../base/answer-with-page.ts';
import { changeDetails } from './change-details.usecase.ts';
import { changePhone } from './change-phone.usecase.ts';

/** What a visitor chose or typed, changed until the session begins. */
export function detailsRoutes(deps: OwnDeps & VisitorDeps, answer: AnswerWithPage): Router {
  const router = Router();

  addRoute(router, '/api/my-booking/bookings/:bookingId', {
    patch: [
      requireVisitor(deps),
      async (req, res) => {
        const visit = visitOf(res);
        const details = parseBody(ownDetailsSchema, req);
        const bookingId = String(req.params.bookingId);
        await changeDetails(deps, { visit, bookingId, details, seenVersion: seenVersionOf(req) });
        await answer(res, visit.orderId);
      },
    ],
  });

  addRoute(router, '/api/my-booking/phone', {
    patch: [
      requireVisitor(deps),
      async (req, res) => {
        const visit = visitOf(res);
        await changePhone(deps, visit, withStoredPhone(parseBody(ownPhoneSchema, req)).phone);
        await answer(res, visit.orderId);
      },
    ],
  });
  return router;
}
