import { staffBranchesSchema } from 'shared/branches/staff-branch.ts';
import { adminRead, json } from '../platform/openapi.ts';
import type { ApiPaths } from '../platform/openapi.ts';

export const branchPaths: ApiPaths = {
  '/api/admin/branches': {
    get: {
      summary: 'The branches that the account works for',
      description:
        'Those that sell, and after them those that sell no longer and have sessions of today or later. None where the house ' +
        'names no branches.',
      tags: ['Admin: day'],
      responses: {
        200: { description: 'In the order of the site', ...json(staffBranchesSchema) },
        ...adminRead,
      },
    },
  },
};
