import { Router } from 'express';
import { cashUpSigningSchema } from 'shared/cash-up/cash-up.ts';
import { accountOf } from '../auth/signed-in.ts';
import { dateOf } from '../day/board/date-of.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { parseBody } from '../platform/parse.ts';
import { addRoute } from '../platform/routes.ts';
import { readCashUpDay } from './read-cash-up.usecase.ts';
import { signCashUp } from './sign-cash-up.usecase.ts';

/** The end of a day at the counter. Stands behind `requireStaff`. */
export function cashUpRoutes({ db, clock }: Pick<PlatformDeps, 'db' | 'clock'>): Router {
  const router = Router();

  addRoute(router, '/api/admin/cash-ups/:date', {
    get: async (req, res) => {
      res.json(await readCashUpDay(db, dateOf(req), clock()));
    },
    post: async (req, res) => {
      const date = dateOf(req);
      const signing = parseBody(cashUpSigningSchema, req);
      const signed = await signCashUp(db, { date, signing, actor: accountOf(res), now: clock() });
      res.status(201).location(`/api/admin/cash-ups/${date}`).json(signed);
    },
  });
  return router;
}
