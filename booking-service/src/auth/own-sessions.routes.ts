import { Router } from 'express';
import type { Request } from 'express';
import type { OwnSession } from 'shared/auth/own-sessions.ts';
import { rowIdOf } from '../platform/parse.ts';
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
  const { db, clock, cookies } = deps;
  const router = Router();

  /** @throws Problem `sign-in-required`, `password-change-required` */
  async function whoAsks(req: Request) {
    const user = await findSignedIn(req, deps);
    const token = cookies.session(req);
    if (!user || token === undefined) throw signInRequired();
    if (user.mustChangePassword) throw passwordChangeRequired();
    return { user, token };
  }

  addRoute(router, '/api/auth/sessions', {
    get: async (req, res) => {
      const { user, token } = await whoAsks(req);
      res.json((await listSessionsOf(db, user.id, token, clock())).map(toOwnSession));
    },
  });

  addRoute(router, '/api/auth/sessions/:sessionId', {
    delete: async (req, res) => {
      const { user } = await whoAsks(req);
      await endOwnSession(rowIdOf(req.params.sessionId), { db, user, now: clock() });
      res.status(204).end();
    },
  });

  addRoute(router, '/api/auth/other-sessions', {
    delete: async (req, res) => {
      const { user, token } = await whoAsks(req);
      res.json({ ended: await endOtherSessions(token, { db, user, now: clock() }) });
    },
  });
  return router;
}
