import { Router } from 'express';
import type { Request } from 'express';
import { passwordProofSchema } from 'shared/auth/accounts.ts';
import type { OwnSession } from 'shared/auth/own-sessions.ts';
import { parseBody, rowIdOf } from '../platform/parse.ts';
import { addRoute } from '../platform/routes.ts';
import type { AuthDeps } from './auth.routes.ts';
import { endOtherSessions, endOwnSession } from './end-sessions.usecase.ts';
import { listSessionsOf } from './own-sessions.store.ts';
import type { OwnSessionRow } from './own-sessions.store.ts';
import { findSignedIn, passwordChangeRequired, signInRequired } from './signed-in.ts';

const toOwnSession = ({ startedAt, lastActiveAt, ...session }: OwnSessionRow): OwnSession => ({
  ...session,
  startedAt: startedAt.toISOString(),
  lastActiveAt: lastActiveAt.toISOString(),
});

/** Where one is signed in, and how to end that. */
export function ownSessionRoutes(deps: AuthDeps): Router {
  const { config, db, clock, cookies, passwords } = deps;
  const router = Router();

  /** @throws Problem `sign-in-required`, `password-change-required` */
  async function contextOf(req: Request) {
    const user = await findSignedIn(req, deps);
    const sessionToken = cookies.session(req);
    if (!user || sessionToken === undefined) throw signInRequired();
    if (user.mustChangePassword) throw passwordChangeRequired();
    return { db, passwords, user, limits: config.limits, now: clock(), sessionToken };
  }
  const passwordOf = (req: Request) => parseBody(passwordProofSchema, req).currentPassword;

  addRoute(router, '/api/auth/sessions', {
    get: async (req, res) => {
      const { user, sessionToken, now } = await contextOf(req);
      res.json((await listSessionsOf(db, user.id, sessionToken, now)).map(toOwnSession));
    },
  });

  addRoute(router, '/api/auth/sessions/:sessionId/end', {
    post: async (req, res) => {
      const context = await contextOf(req);
      await endOwnSession(rowIdOf(req.params.sessionId), passwordOf(req), context);
      res.status(204).end();
    },
  });

  addRoute(router, '/api/auth/other-sessions/end', {
    post: async (req, res) => {
      const context = await contextOf(req);
      res.json({ ended: await endOtherSessions(passwordOf(req), context) });
    },
  });
  return router;
}
