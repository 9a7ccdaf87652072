import { timingSafeEqual } from 'node:crypto';
import express, { type RequestHandler, type Router } from 'express';
import {
  cmsAccountSchema,
  cmsSessionSchema,
  cmsTicketSchema,
  type CmsAccount,
} from 'shared/auth/accounts.ts';
import * as z from 'zod';
import type { PlatformDeps } from '../platform/deps.ts';
import { Problem } from '../platform/problem.ts';
import { rowIn } from '../platform/parse.ts';
import { taggedRouter, type Access } from '../platform/routes.ts';
import type { User } from './account.ts';
import type { AuthDeps } from './auth.routes.ts';
import { findCmsSession, insertTicket, takeTicket } from './cms-sessions.store.ts';
import { touchSession } from './sessions.store.ts';
import { isBackground, secondFactorRequired, signInRequired, withOwnPassword } from './signed-in.ts';
import { signOutOfCms } from './sign-out.usecase.ts';
import { hashToken, newToken } from './tokens.ts';

/** Accounts that may edit the website. */
function editors(deps: AuthDeps): ReturnType<typeof withOwnPassword> {
  const { refusals, enter } = withOwnPassword(deps);
  return {
    group: 'editors',
    refusals: [...refusals, 'not-allowed', 'second-factor-required'],
    async enter(req, res) {
      const sender = await enter(req, res);
      if (sender.user.contentPermission === 'none') throw new Problem('not-allowed', 'content-not-allowed');
      if (sender.user.mustSetUpSecondFactor) throw secondFactorRequired();
      return sender;
    },
  };
}

/** `POST /api/auth/cms-tickets`: the way from the site's sign-in to the CMS. */
export function cmsTicketRoutes(deps: AuthDeps): Router {
  const { config, db, clock } = deps;
  const { router, route } = taggedRouter('Sign-in');

  route('POST /api/auth/cms-tickets', editors(deps), {
    summary: 'Go on to the CMS',
    description:
      'For accounts that may edit the website. The address holds a ticket in its fragment, good once, for a minute, and for the CMS alone.',
    answers: { 201: cmsTicketSchema },
    async handle({ sessionToken }) {
      const ticket = newToken();
      await insertTicket(db, { ticket, sessionToken, now: clock() });
      // In the fragment, which no server, log or Referer ever sees.
      return { url: `${config.cmsOrigin}/admin/login#ticket=${ticket}` };
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
  const { router, route } = taggedRouter('CMS');
  const path = '/internal/cms-sessions';
  const params = { id: rowIn(over) };

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
  router.use(path, forCms, express.json());
  const cms: Access = { group: 'cms', refusals: ['sign-in-required'], enter: () => ({}) };

  route(`POST ${path}`, cms, {
    body: exchangeSchema,
    answers: { 201: cmsSessionSchema },
    async handle({ body: { ticket, origin } }) {
      if (origin !== config.cmsOrigin) throw over();
      const id = await takeTicket(db, ticket, clock());
      if (id === undefined) throw over();
      return { id, ...(await accountOf(id, true)) };
    },
  });

  route(`GET ${path}/:id`, cms, {
    params,
    answers: { 200: cmsAccountSchema },
    handle: ({ params: { id }, req }) => accountOf(id, !isBackground(req)),
  });

  route(`DELETE ${path}/:id`, cms, {
    params,
    answers: { 204: null },
    handle: ({ params: { id } }) => signOutOfCms(db, id, clock()),
  });
  return router;
}
