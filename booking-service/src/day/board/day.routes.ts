import { Router } from 'express';
import type { Request } from 'express';
import { isCalendarDate } from 'shared/time/seoul.ts';
import type { Catalogues } from '../../catalogue/catalogues.usecase.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import { validationFailed } from '../../platform/parse.ts';
import { addRoute } from '../../platform/routes.ts';
import { shareReads } from '../../platform/share-reads.ts';
import { sendChanges } from './send-changes.usecase.ts';
import type { ChangesDeps } from './send-changes.usecase.ts';
import { readDay } from './read-day.usecase.ts';

/** `/api/admin/day/…`. Stands behind `requireStaff`. */
export function dayRoutes(deps: PlatformDeps & ChangesDeps & { catalogues: Catalogues }): Router {
  const router = Router();
  // A change sends every board to the day at the same moment.
  const read = shareReads((date) => readDay(deps, date, deps.clock()));

  addRoute(router, '/api/admin/day/:date', {
    get: async (req, res) => {
      res.json(await read(dateOf(req)));
    },
  });

  addRoute(router, '/api/admin/day/:date/changes', {
    get: (req, res) => sendChanges(dateOf(req), req, res, deps),
  });
  return router;
}

/** @throws Problem `validation-failed` */
function dateOf(req: Request): string {
  const date = String(req.params.date);
  if (!isCalendarDate(date) || date < '2000-01-01') {
    const message = 'Please ask for a date that exists, written as yyyy-MM-dd, for example 2026-07-01';
    throw validationFailed([{ path: 'date', message }]);
  }
  return date;
}
