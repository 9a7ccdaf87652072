import { Router } from 'express';
import type { PlatformDeps } from '../../platform/deps.ts';
import { addRoute } from '../../platform/routes.ts';
import { requireVisitor, visitOf } from '../access/visitor.usecase.ts';
import type { VisitorDeps } from '../access/visitor.usecase.ts';
import { ownCalendar } from './own-calendar.usecase.ts';
import type { AnswerWithPage } from '../base/answer-with-page.ts';
import { readMyBooking } from './my-booking.usecase.ts';

export function answerWithPage({ db, clock, config }: PlatformDeps): AnswerWithPage {
  const { siteOrigin } = config;
  return async (res, orderId) => {
    res.json(await readMyBooking({ db, siteOrigin }, orderId, clock()));
  };
}

/** What the page shows. */
export function myBookingRoutes(deps: VisitorDeps, answer: AnswerWithPage): Router {
  const router = Router();
  addRoute(router, '/api/my-booking', {
    get: [requireVisitor(deps), (_req, res) => answer(res, visitOf(res).orderId)],
  });

  addRoute(router, '/api/my-booking/calendar.ics', {
    get: [
      requireVisitor(deps),
      async (_req, res) => {
        const { orderId } = visitOf(res);
        const calendar = await ownCalendar(deps, orderId);
        res.attachment(`booking-${orderId}.ics`).type('text/calendar; charset=utf-8').send(calendar);
      },
    ],
  });
  return router;
}
