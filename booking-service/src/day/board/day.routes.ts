import { Router } from 'express';
import { branchIn } from '../../catalogue/branch-parameter.ts';
import type { Catalogues } from '../../catalogue/catalogues.usecase.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import { addRoute } from '../../platform/routes.ts';
import { shareReads } from '../../platform/share-reads.ts';
import type { BranchDay } from '../../slots/sold-day.usecase.ts';
import { dateOf } from './date-of.ts';
import { sendChanges } from './send-changes.usecase.ts';
import type { ChangesDeps } from './send-changes.usecase.ts';
import { readDay } from './read-day.usecase.ts';

/** `/api/admin/day/…`. Stands behind `requireStaff`. */
export function dayRoutes(deps: PlatformDeps & ChangesDeps & { catalogues: Catalogues }): Router {
  const router = Router();
  // A change sends every board to the day at the same moment.
  const read = shareReads((day) => readDay(deps, JSON.parse(day) as BranchDay, deps.clock()));

  addRoute(router, '/api/admin/day/:date', {
    get: async (req, res) => {
      const day: BranchDay = { date: dateOf(req), ...branchIn(req.query) };
      res.json(await read(JSON.stringify(day)));
    },
  });

  addRoute(router, '/api/admin/day/:date/changes', {
    get: (req, res) => sendChanges(dateOf(req), req, res, deps),
  });
  return router;
}
