import { Router } from 'express';
import { waitlistAddresses, wishRequestSchema } from 'shared/waitlist/waitlist.ts';
import { accountOf } from '../auth/signed-in.ts';
import { linkTryOf } from '../personal-links/link-try.ts';
import type { LinkDeps } from '../personal-links/follow-link.usecase.ts';
import { clientAddress } from '../platform/client-address.ts';
import { parseBody, rowIdOf } from '../platform/parse.ts';
import { addRoute } from '../platform/routes.ts';
import { joinWaitlist } from './join.usecase.ts';
import type { WaitlistDeps } from './join.usecase.ts';
import { setOfferLink } from './offer-cookie.ts';
import { removeWish } from './staff-waitlist.usecase.ts';
import { checkOffer, leaveWaitlist, lookAtWish } from './own-wish.usecase.ts';

/** Joining the waitlist, and what the link of its mails is good for. */
export function waitlistRoutes(deps: WaitlistDeps & LinkDeps): Router {
  const router = Router();

  addRoute(router, waitlistAddresses.join, {
    post: async (req, res) => {
      const request = parseBody(wishRequestSchema, req);
      res.status(201).json(await joinWaitlist(deps, { request, address: clientAddress(req) }));
    },
  });

  addRoute(router, waitlistAddresses.wish, {
    post: async (req, res) => void res.json(await lookAtWish(deps, linkTryOf(req))),
  });

  addRoute(router, waitlistAddresses.take, {
    post: async (req, res) => {
      const tried = linkTryOf(req);
      const wish = await checkOffer(deps, tried);
      setOfferLink(res, tried.link, deps.config);
      res.json(wish);
    },
  });

  addRoute(router, waitlistAddresses.leave, {
    post: async (req, res) => {
      await leaveWaitlist(deps, linkTryOf(req));
      res.status(204).end();
    },
  });
  return router;
}

/** What staff do about it. Stands behind `requireStaff`. */
export function staffWaitlistRoutes({ db, clock }: Pick<WaitlistDeps, 'db' | 'clock'>): Router {
  const router = Router();
  addRoute(router, waitlistAddresses.one(':wishId'), {
    delete: async (req, res) => {
      await removeWish({ db, actor: accountOf(res), now: clock() }, rowIdOf(req.params.wishId));
      res.status(204).end();
    },
  });
  return router;
}
