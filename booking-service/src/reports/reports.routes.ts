import type { Router } from 'express';
import { adminBookingsSchema, NEXT_CURSOR_HEADER } from 'shared/bookings/admin-booking.ts';
import { behindSchema, reportSchema, spanSchema } from 'shared/reports/report.ts';
import { globalRegistry, safeExtend } from 'zod/mini';
import { holdersOf } from '../auth/signed-in.ts';
import { toAdminBooking } from '../bookings/admin/admin-booking.ts';
import { readBookingRows } from '../bookings/admin/admin-bookings.store.ts';
import { anyBranchParameter } from '../catalogue/branch-parameter.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { pageOf, taggedRouter } from '../platform/routes.ts';
import { readBehind } from './read-behind.usecase.ts';
import { readReport } from './read-report.usecase.ts';

const owners = holdersOf('reports', 'reports-for-owners');
globalRegistry.add(spanSchema.shape.from, { format: 'date', description: 'A date in Seoul' });
const ofAnyBranch = { branchId: anyBranchParameter };

/** What the owner reads. */
export function reportRoutes({ db, clock }: Pick<PlatformDeps, 'db' | 'clock'>): Router {
  const { router, route } = taggedRouter('Admin: reports');

  route('GET /api/admin/reports', owners, {
    summary: 'All figures of a span, with those of the span before',
    description:
      'Summed from a rollup that is brought up to date minutes later: `asOf` says as of when. `check` holds its sums against the ledger itself. At most two years. Of one branch, `open` is what is to move there, and what is on gift cards, which are the cafe’s, is null; without `branchId`, `branches` has each beside the others where there is more than one.',
    query: safeExtend(spanSchema, ofAnyBranch),
    answers: { 200: reportSchema },
    handle: ({ query }) => readReport(db, query, clock()),
  });

  route('GET /api/admin/reports/bookings', owners, {
    summary: 'The bookings behind a figure, by the days of the figure, the newest first',
    description: '`key` and `detail` are those of a line of the report; left out, any.',
    query: safeExtend(behindSchema, ofAnyBranch),
    answers: { 200: pageOf(adminBookingsSchema, NEXT_CURSOR_HEADER) },
    async handle({ query, res }) {
      const now = clock();
      const { ids, nextCursor } = await readBehind(db, query, now);
      if (nextCursor !== null) res.set(NEXT_CURSOR_HEADER, nextCursor);
      return (await readBookingRows(db, ids, now)).map(toAdminBooking);
    },
  });
  return router;
}
