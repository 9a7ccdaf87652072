import { adminBookingsSchema, NEXT_CURSOR_HEADER } from 'shared/bookings/admin-booking.ts';
import { figures, openKinds } from 'shared/reports/figures.ts';
import { reportSchema } from 'shared/reports/report.ts';
import * as z from 'zod';
import { anyBranchParameter } from '../catalogue/branch-parameter.ts';
import { adminRead, json } from '../platform/openapi.ts';
import type { ApiPaths } from '../platform/openapi.ts';

const date = (what: string) => z.iso.date().meta({ description: `${what}, in Seoul` });
const span = { from: date('First day'), to: date('Last day, included') };
const tags = ['Admin: reports'];

/** The owner's reports, as the API document shows them. */
export const reportPaths: ApiPaths = {
  '/api/admin/reports': {
    get: {
      summary: 'All figures of a span, with those of the span before',
      description:
        'Summed from a rollup that is brought up to date minutes later: `asOf` says as of when. `check` holds its sums against the ledger itself. At most two years. Of one branch, `open` is what is to move there, and what is on gift cards, which are the house’s, is null; without `branchId`, `branches` has each beside the others where there is more than one.',
      tags,
      requestParams: { query: z.object({ ...span, branchId: anyBranchParameter }) },
      responses: { 200: { description: 'The report', ...json(reportSchema) }, ...adminRead },
    },
  },
  '/api/admin/reports/bookings': {
    get: {
      summary: 'The bookings behind a figure',
      description:
        'By the days of the figure, the newest first. `key` and `detail` are those of a line of the report; left out, any.',
      tags,
      requestParams: {
        query: z.object({
          ...span,
          branchId: anyBranchParameter,
          figure: z.enum([...figures, ...openKinds]),
          key: z.string().max(40).optional(),
          detail: z.string().max(40).optional(),
          weekday: z.enum(['1', '2', '3', '4', '5', '6', '7']).optional(),
          cursor: z.string().max(60).optional(),
        }),
      },
      responses: {
        200: {
          description: 'A page',
          headers: z.object({ [NEXT_CURSOR_HEADER]: z.string().optional() }),
          ...json(adminBookingsSchema),
        },
        ...adminRead,
      },
    },
  },
};
