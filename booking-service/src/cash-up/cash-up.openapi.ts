import { cashUpDaySchema, cashUpSignedSchema, cashUpSigningSchema } from 'shared/cash-up/cash-up.ts';
import * as z from 'zod';
import { branchParameter } from '../catalogue/branch-parameter.ts';
import { adminChange, adminRead, json, problemResponses } from '../platform/openapi.ts';
import type { ApiPaths } from '../platform/openapi.ts';

const query = z.object({ branchId: branchParameter });
const date = z.iso.date().meta({ description: 'A date in Seoul' });
const tags = ['Admin: cash-up'];

/** The end of a day at the counter, as the API document shows it. */
export const cashUpPaths: ApiPaths = {
  '/api/admin/cash-ups/{date}': {
    get: {
      summary: 'What was recorded at the counter of a branch on a day, and what was signed of it',
      tags,
      requestParams: { path: z.object({ date }), query },
      responses: { 200: { description: 'As it is at `now`', ...json(cashUpDaySchema) }, ...adminRead },
    },
    post: {
      summary: 'Sign a day as it was counted',
      description:
        'A method whose count differs from what was recorded needs a reason, as does a day that was signed before; nothing else may have one. What was signed never changes: a correction is signed as the next number. Send `after` and `recorded` as they were seen: where they have changed, nothing is signed.',
      tags,
      requestParams: { path: z.object({ date }), query },
      requestBody: json(cashUpSigningSchema),
      responses: {
        201: {
          description: 'Signed',
          headers: z.object({ Location: z.string() }),
          ...json(cashUpSignedSchema),
        },
        ...problemResponses(...adminChange, 'cash-up-changed'),
      },
    },
  },
};
