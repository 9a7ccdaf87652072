import { Router } from 'express';
import type { StaffBranch } from 'shared/branches/staff-branch.ts';
import { instantInSeoul, seoulWallClock } from 'shared/time/seoul.ts';
import { accountOf } from '../auth/signed-in.ts';
import { readBranchesWithSessions } from '../catalogue/branches.store.ts';
import type { Catalogues } from '../catalogue/catalogues.usecase.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { addRoute } from '../platform/routes.ts';
import { branchesToChoose } from './branches-to-choose.ts';

type BranchDeps = Pick<PlatformDeps, 'db' | 'clock'> & { catalogues: Catalogues };

/** The branches that an account works for, for whoever has to choose one. Stands behind `requireStaff`. */
export function branchRoutes({ db, clock, catalogues }: BranchDeps): Router {
  const router = Router();
  addRoute(router, '/api/admin/branches', {
    get: async (_req, res) => {
      const today = instantInSeoul(seoulWallClock(clock()).date, '00:00');
      const withSessions = await readBranchesWithSessions(db, today);
      const own = accountOf(res).branchIds;
      const answer: StaffBranch[] = branchesToChoose(await catalogues.current(), withSessions).filter(
        ({ id }) => own === null || own.includes(id),
      );
      res.json(answer);
    },
  });
  return router;
}
