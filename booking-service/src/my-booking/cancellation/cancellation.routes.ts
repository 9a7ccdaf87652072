import { Router } from 'express';
import { cancellationQuestionSchema, ownCancellationSchema } from 'shared/my-booking/requests.ts';
import { parseBody, parseInput } from '../../platform/parse.ts';
import { addRoute } from '../../platform/routes.ts';
import { requireVisitor, visitOf } from '../access/visitor.usecase.ts';
import type { VisitorDeps } from '../access/visitor.usecase.ts';
import type { AnswerWithPage } from '../base/answer-with-page.ts';
import { cancelOwn } from './cancel-own.usecase.ts';
import type { CancellationDeps } from './cancel-own.usecase.ts';
import { quoteCancellation } from './quote-cancellation.usecase.ts';

/** What goes back if a visitor cancels now, and the cancellation itself. */
export function cancellationRoutes(deps: CancellationDeps & VisitorDeps, answer: AnswerWithPage): Router {
  const router = Router();

  addRoute(router, '/api/my-booking/cancellation', {
    get: [
      requireVisitor(deps),
      async (req, res) => {
        const { bookings } = parseInput(cancellationQuestionSchema, req.query);
        res.json(await quoteCancellation(deps, visitOf(res).orderId, bookings));
      },
    ],
    post: [
      requireVisitor(deps),
      async (req, res) => {
        const visit = visitOf(res);
        await cancelOwn(deps, visit, parseBody(ownCancellationSchema, req));
        await answer(res, visit.orderId);
      },
    ],
  });
  return router;
}
