import { Router } from 'express';
import type { Request } from 'express';
import { linkSchema, remindersSchema } from 'shared/my-booking/requests.ts';
import { OPT_OUT_PATH } from '../../email/letter.usecase.ts';
import { clientAddress } from '../../platform/client-address.ts';
import { parseBody } from '../../platform/parse.ts';
import { Problem } from '../../platform/problem.ts';
import { addRoute } from '../../platform/routes.ts';
import { linkTryOf } from '../../personal-links/link-try.ts';
import type { LinkDeps } from '../../personal-links/follow-link.usecase.ts';
import { requireVisitor, visitOf } from '../access/visitor.usecase.ts';
import type { VisitorDeps } from '../access/visitor.usecase.ts';
import type { AnswerWithPage } from '../base/answer-with-page.ts';
import { optOutByLink } from './opt-out.usecase.ts';
import { setReminders } from './set-reminders.usecase.ts';

/** Switching mails around sessions off, by a link or on one's own page, and on again there. */
export function reminderRoutes(deps: VisitorDeps & LinkDeps, answer: AnswerWithPage): Router {
  const { siteOrigin } = deps.config;
  const router = Router();

  // A mail program posts here without being anybody (RFC 8058); one that does not know how to opens the page.
  addRoute(router, `${OPT_OUT_PATH}/:link`, {
    get: (req, res) => res.redirect(303, `${siteOrigin}/my-booking#no-reminders=${mailedLinkOf(req)}`),
    post: async (req, res) => {
      await optOutByLink(deps, { link: mailedLinkOf(req), address: clientAddress(req) });
      res.json({ success: true });
    },
  });

  addRoute(router, '/api/my-booking/no-reminders', {
    post: async (req, res) => {
      await optOutByLink(deps, linkTryOf(req));
      res.status(204).end();
    },
  });

  addRoute(router, '/api/my-booking/reminders', {
    patch: [
      requireVisitor(deps),
      async (req, res) => {
        const visit = visitOf(res);
        await setReminders(deps, visit, parseBody(remindersSchema, req));
        await answer(res, visit.orderId);
      },
    ],
  });
  return router;
}

/** @throws Problem `not-found` for what can be no link */
function mailedLinkOf(req: Request): string {
  const { data } = linkSchema.safeParse({ link: req.params.link });
  if (!data) throw new Problem('not-found', 'link-once-more');
  return data.link;
}
