import { Router } from 'express';
import type { StaffBranch } from 'shared/branches/staff-branch.ts';
import { accountOf } from '../auth/signed-in.ts';
import type { Catalogues } from '../catalogue/catalogues.usecase.ts';
import { addRoute } from '../platform/routes.ts';

/** The branches that an account works for, for whoever has to choose one. Stands behind `requireStaff`. */
export function branchRoutes({ catalogues }: { catalogues: Catalogues }): Router {
  const router = Router();
  addRoute(router, '/api/admin/branches', {
    get: async (_req, res) => {
      const { branches } = await catalogues.current();
      const own = accountOf(res).branchIds;
      const answer: StaffBranch[] = branches
        .filter(({ id }) => own === null || own.includes(id))
        .map(({ id, name }) => ({ id, name }));
      res.json(answer);
    },
  });
  return router;
}
