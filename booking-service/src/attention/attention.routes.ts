import { Router } from 'express';
import { dismissalSchema } from 'shared/attention/attention.ts';
import { accountOf } from '../auth/signed-in.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { parseBody } from '../platform/parse.ts';
import { addRoute } from '../platform/routes.ts';
import { dismissMatter, readAttention } from './attention.usecase.ts';

/** What staff have to look at. Stands behind `requireAdmin`. */
export function attentionRoutes({ db, clock }: PlatformDeps): Router {
  const router = Router();

  addRoute(router, '/api/admin/attention', {
    get: async (_req, res) => {
      res.json(await readAttention(db, accountOf(res), clock()));
    },
  });

  addRoute(router, '/api/admin/attention/dismissals', {
    post: async (req, res) => {
      const { key } = parseBody(dismissalSchema, req);
      await dismissMatter(db, { key, actor: accountOf(res), now: clock() });
      res.status(204).end();
    },
  });
  return router;
}
