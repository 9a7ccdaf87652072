import { Router } from 'express';
import { ownMoveSchema, timesQuestionSchema } from 'shared/my-booking/requests.ts';
import { parseBody, parseInput } from '../../platform/parse.ts';
import { addRoute } from '../../platform/routes.ts';
import { requireVisitor, visitOf } from '../access/visitor.usecase.ts';
import type { VisitorDeps } from '../access/visitor.usecase.ts';
import type { AnswerWithPage } from '../base/answer-with-page.ts';
import { moveOwn, timesToMove } from './move-own.usecase.ts';
import type { OwnMoveDeps } from './move-own.usecase.ts';

/** Another time for a visitor's own sessions. */
export function moveRoutes(deps: OwnMoveDeps & VisitorDeps, answer: AnswerWithPage): Router {
  const router = Router();

  addRoute(router, '/api/my-booking/times', {
    get: [
      requireVisitor(deps),
      async (req, res) => {
        const question = parseInput(timesQuestionSchema, req.query);
        res.json(await timesToMove(deps, visitOf(res).orderId, question));
      },
    ],
  });

  addRoute(router, '/api/my-booking/move', {
    post: [
      requireVisitor(deps),
      async (req, res) => {
        const visit = visitOf(res);
        await moveOwn(deps, visit, parseBody(ownMoveSchema, req));
        await answer(res, visit.orderId);
      },
    ],
  });
  return router;
}
