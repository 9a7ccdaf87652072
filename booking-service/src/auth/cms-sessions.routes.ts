import { timingSafeEqual } from 'node:crypto';
import express, { Router } from 'express';
import type { Request, RequestHandler } from 'express';
import type { CmsAccount } from 'shared/auth/accounts.ts';
import * as z from 'zod';
import type { PlatformDeps } from '../platform/deps.ts';
import { parseBody, rowIdOf } from '../platform/parse.ts';
import { Problem } from '../platform/problem.ts';
import { addRoute } from '../platform/routes.ts';
import type { User } from './account.ts';
import type { AuthDeps } from './auth.routes.ts';
import { findCmsSession, insertTicket, takeTicket } from './cms-sessions.store.ts';
import { touchSession } from './sessions.store.ts';
import {
  findSignedIn,
  isBackground,
  passwordChangeRequired,
  secondFactorRequired,
  signInRequired,
} from './signed-in.ts';
import { signOutOfCms } from './sign-out.usecase.ts';
import { hashToken, newToken } from './tokens.ts';

const noPermission = () => new Problem('not-allowed', 'content-not-allowed');

/** `POST /api/auth/cms-tickets`: the way from the site's sign-in to the CMS. */
export function cmsTicketRoutes(deps: AuthDeps): Router {
  const { config, db, clock, cookies } = deps;
  const router = Router();

  addRoute(router, '/api/auth/cms-tickets', {
    post: async (req, res) => {
      const user = await findSignedIn(req, deps);
      const sessionToken = cookies.session(req);
      if (!user || sessionToken === undefined) throw signInRequired();
      if (user.mustChangePassword) throw passwordChangeRequired();
      if (user.contentPermission === 'none') throw noPermission();
      if (user.mustSetUpSecondFactor) throw secondFactorRequired();
      const ticket = newToken();
      await insertTicket(db, { ticket, sessionToken, now: clock() });
      // In the fragment, which no server, log or Referer ever sees.
      res.status(201).json({ url: `${config.cmsOrigin}/admin/login#ticket=${ticket}` });
    },
  });
  return router;
}

const exchangeSchema = z.object({ ticket: z.string().max(100), origin: z.string() });

const over = () => new Problem('not-found', 'cms-session-over');

/** What the CMS is told; undefined for an account that may not use it now. */
function cmsAccountOf(user: User): CmsAccount | undefined {
  const { email, username: name, contentPermission: permission } = user;
  if (permission === 'none' || user.mustChangePassword || user.mustSetUpSecondFactor) return undefined;
  return { email, name, permission };
}

/** `/internal/cms-sessions`: for the CMS alone, which shows the token that the two share. No proxy leads here. */
export function cmsSessionRoutes({ config, db, clock }: PlatformDeps): Router {
  const router = Router();
  const path = '/internal/cms-sessions';
  const idOf = (req: Request) => rowIdOf(req.params.id) ?? 0;

  async function accountOf(id: number, isActive: boolean): Promise<CmsAccount> {
    const now = clock();
    const user = await findCmsSession(db, id, now);
    const account = user && cmsAccountOf(user);
    if (!account) throw over();
    if (isActive) await touchSession(db, user, now);
    return account;
  }

  const forCms: RequestHandler = (req, _res, next) => {
    const given = /^Bearer (\S+)$/.exec(req.get('Authorization') ?? '')?.[1] ?? '';
    // As hashes, which are of one length: the comparison takes the same time for every guess.
    if (!timingSafeEqual(hashToken(given), hashToken(config.contentApiToken))) throw signInRequired();
    next();
  };

  addRoute(router, path, {
    post: [
      forCms,
      express.json(),
      async (req, res) => {
        const { ticket, origin } = parseBody(exchangeSchema, req);
        if (origin !== config.cmsOrigin) throw over();
        const id = await takeTicket(db, ticket, clock());
        if (id === undefined) throw over();
        res.status(201).json({ id, ...(await accountOf(id, true)) });
      },
    ],
  });

  addRoute(router, `${path}/:id`, {
    get: [forCms, async (req, res) => void res.json(await accountOf(idOf(req), !isBackground(req)))],
    delete: [
      forCms,
      async (req, res) => {
        await signOutOfCms(db, idOf(req), clock());
        res.status(204).end();
      },
    ],
  });
  return router;
}
