import { klookTraySchema } from 'shared/klook-tray/klook-tray.ts';
import * as z from 'zod';
import { branchParameter } from '../catalogue/branch-parameter.ts';
import { adminRead, json } from '../platform/openapi.ts';
import type { ApiPaths } from '../platform/openapi.ts';

/** Klook bookings that wait for a time, as the API document shows them. */
export const klookTrayPaths: ApiPaths = {
  '/api/admin/klook-tray': {
    get: {
      summary: 'Klook bookings without a time',
      description:
        'What the guest said of their reservation (`klookDate`, `klookTime`) is not checked with Klook. A time is given by `PATCH /api/admin/bookings/{bookingId}/schedule`.',
      tags: ['Admin: day'],
      requestParams: { query: z.object({ branchId: branchParameter }) },
      responses: { 200: { description: 'The oldest first', ...json(klookTraySchema) }, ...adminRead },
    },
  },
};
