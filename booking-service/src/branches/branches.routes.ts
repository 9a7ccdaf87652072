import { Router } from 'express';
import { FIRST_BRANCH } from 'shared/branches/first-branch.ts';
import type { StaffBranch } from 'shared/branches/staff-branch.ts';
import { instantInSeoul, seoulWallClock } from 'shared/time/seoul.ts';
import { accountOf } from '../auth/signed-in.ts';
import { readBranchesWithSessions } from '../catalogue/branches.store.ts';
import type { Catalogues } from '../catalogue/catalogues.usecase.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { addRoute } from '../platform/routes.ts';

type BranchDeps = Pick<PlatformDeps, 'db' | 'clock'> & { catalogues: Catalogues };

/** The branches that an account works for, for whoever has to choose one. Stands behind `requireStaff`. */
export function branchRoutes({ db, clock, catalogues }: BranchDeps): Router {
  const router = Router();
  addRoute(router, '/api/admin/branches', {
    get: async (_req, res) => {
      const { branches, venue } = await catalogues.current();
      const today = instantInSeoul(seoulWallClock(clock()).date, '00:00');
      // Whoever was sold a session comes, also where nothing is sold any more.
      const sung = await readBranchesWithSessions(db, today);
      const isOneCafe = branches.length === 0 && sung.every(({ id }) => id === FIRST_BRANCH);
      const house = { id: FIRST_BRANCH, name: venue?.cafeName ?? { en: `#${FIRST_BRANCH}` } };
      const selling = branches.length > 0 ? branches : isOneCafe ? [] : [house];
      const closed = isOneCafe ? [] : sung.filter(({ id }) => selling.every((branch) => branch.id !== id));
      const own = accountOf(res).branchIds;
      const answer: StaffBranch[] = [...selling, ...closed]
        .filter(({ id }) => own === null || own.includes(id))
        .map(({ id, name }) => ({ id, name }));
      res.json(answer);
    },
  });
  return router;
}
