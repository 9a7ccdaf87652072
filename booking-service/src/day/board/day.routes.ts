import type { Router } from 'express';
import { daySchema } from 'shared/day/day.ts';
import { staff } from '../../auth/signed-in.ts';
import { branchQuery } from '../../catalogue/branch-parameter.ts';
import type { Catalogues } from '../../catalogue/catalogues.usecase.ts';
import { dateParameter } from '../../catalogue/date-parameter.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import { EVENT_STREAM } from '../../platform/request-log.ts';
import { file, taggedRouter } from '../../platform/routes.ts';
import { shareReads } from '../../platform/share-reads.ts';
import type { BranchDay } from '../../slots/sold-day.usecase.ts';
import { readDay } from './read-day.usecase.ts';
import { sendChanges } from './send-changes.usecase.ts';
import type { ChangesDeps } from './send-changes.usecase.ts';

const params = { date: dateParameter };

/** A day, and its changes. */
export function dayRoutes(deps: PlatformDeps & ChangesDeps & { catalogues: Catalogues }): Router {
  const { router, route } = taggedRouter('Admin: day');
  // A change sends every board to the day at the same moment.
  const read = shareReads((day) => readDay(deps, JSON.parse(day) as BranchDay, deps.clock()));

  route('GET /api/admin/day/:date', staff, {
    summary: 'Everything that takes place on a day, as it is at `now`',
    params,
    query: branchQuery,
    answers: { 200: daySchema },
    handle: ({ params: { date }, query }) => read(JSON.stringify({ date, ...query })),
  });

  route('GET /api/admin/day/:date/changes', staff, {
    summary: 'Changes of a day as they happen',
    description:
      'Server-sent events: `changed` when the day has to be read again, `tray` when the Klook bookings that wait for a time have, `alive` every few seconds while no change can have been missed. Ends with the session.',
    params,
    answers: { 200: file(EVENT_STREAM) },
    refusals: ['malformed-request'],
    handle: ({ params: { date }, req, res }) => sendChanges(date, req, res, deps),
  });
  return router;
}
