import { Router } from 'express';
import { newEmailSchema } from 'shared/my-booking/requests.ts';
import { parseBody } from '../../platform/parse.ts';
import { addRoute } from '../../platform/routes.ts';
import { linkTryOf } from '../../personal-links/link-try.ts';
import { requireVisitor, visitOf } from '../access/visitor.usecase.ts';
import type { VisitorDeps } from '../access/visitor.usecase.ts';
import type { AnswerWithPage } from '../base/answer-with-page.ts';
import { askForEmailChange, confirmEmailChange } from './email-change.usecase.ts';
import type { EmailChangeDeps } from './email-change.usecase.ts';

/** Another e-mail address, and its confirmation by whoever reads it. */
export function emailChangeRoutes(deps: EmailChangeDeps & VisitorDeps, answer: AnswerWithPage): Router {
  const router = Router();

  addRoute(router, '/api/my-booking/email', {
    post: [
      requireVisitor(deps),
      async (req, res) => {
        await askForEmailChange(deps, visitOf(res), parseBody(newEmailSchema, req).email);
        await answer(res.status(202), visitOf(res).orderId);
      },
    ],
  });

  addRoute(router, '/api/my-booking/email/confirmation', {
    post: async (req, res) => {
      const { orderId, token } = await confirmEmailChange(deps, linkTryOf(req));
      deps.visits.set(res, token);
      await answer(res, orderId);
    },
  });
  return router;
}
