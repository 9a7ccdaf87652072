import { Router } from 'express';
import { findSchema } from 'shared/my-booking/requests.ts';
import { clientAddress } from '../../platform/client-address.ts';
import { parseBody } from '../../platform/parse.ts';
import { addRoute } from '../../platform/routes.ts';
import { askForLink, linkOnItsWay } from './find-booking.usecase.ts';
import { openPage } from './open-page.usecase.ts';
import type { LinkDeps } from '../../personal-links/follow-link.usecase.ts';
import { linkTryOf } from '../../personal-links/link-try.ts';
import type { VisitorDeps } from './visitor.usecase.ts';
import { endVisit } from './visits.store.ts';

/** Opening and leaving one's page, and asking for a link to it. */
export function accessRoutes(deps: VisitorDeps & LinkDeps): Router {
  const { db, visits } = deps;
  const router = Router();

  addRoute(router, '/api/my-booking/session', {
    post: async (req, res) => {
      visits.set(res, await openPage(deps, linkTryOf(req)));
      res.status(204).end();
    },
    delete: async (req, res) => {
      const token = visits.read(req);
      if (token !== undefined) await endVisit(db, token);
      visits.clear(res);
      res.status(204).end();
    },
  });

  addRoute(router, '/api/my-booking/find', {
    post: async (req, res) => {
      await askForLink(deps, { ...parseBody(findSchema, req), address: clientAddress(req) });
      res.status(202).json({ message: linkOnItsWay });
    },
  });
  return router;
}
