import { Router } from 'express';
import type { Request } from 'express';
import { cashUpSigningSchema } from 'shared/cash-up/cash-up.ts';
import { branchMeant } from 'shared/catalogue/catalogue-at.ts';
import { accountOf } from '../auth/signed-in.ts';
import { branchIn } from '../catalogue/branch-parameter.ts';
import { requireBranch } from '../catalogue/branches.store.ts';
import type { Catalogues } from '../catalogue/catalogues.usecase.ts';
import { dateOf } from '../day/board/date-of.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { parseBody } from '../platform/parse.ts';
import { addRoute } from '../platform/routes.ts';
import type { DrawerDay } from './drawer-day.store.ts';
import { readCashUpDay } from './read-cash-up.usecase.ts';
import { signCashUp } from './sign-cash-up.usecase.ts';

interface CashUpDeps extends Pick<PlatformDeps, 'db' | 'clock'> {
  catalogues: Pick<Catalogues, 'current'>;
}

/** The end of a day at the counter. Stands behind `requireStaff`. */
export function cashUpRoutes({ db, clock, catalogues }: CashUpDeps): Router {
  const router = Router();

  /** The day that is asked for, of the first branch where none is named; also of one that sells no longer. */
  async function dayIn(req: Request): Promise<DrawerDay> {
    const { branchId } = branchIn(req.query);
    await requireBranch(db, branchId);
    return { date: dateOf(req), branchId: branchId ?? branchMeant(await catalogues.current()) };
  }

  addRoute(router, '/api/admin/cash-ups/:date', {
    get: async (req, res) => {
      res.json(await readCashUpDay(db, await dayIn(req), clock()));
    },
    post: async (req, res) => {
      const day = await dayIn(req);
      const signing = parseBody(cashUpSigningSchema, req);
      const signed = await signCashUp(db, { day, signing, actor: accountOf(res), now: clock() });
      const query = req.query['branchId'] === undefined ? '' : `?branchId=${day.branchId}`;
      res.status(201).location(`/api/admin/cash-ups/${day.date}${query}`).json(signed);
    },
  });
  return router;
}
