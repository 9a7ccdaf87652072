import { systemStatusSchema } from 'shared/system-status/system-status.ts';
import { adminRead, json } from '../platform/openapi.ts';
import type { ApiPaths } from '../platform/openapi.ts';

/** How the machinery is, as the API document shows it. */
export const systemStatusPaths: ApiPaths = {
  '/api/admin/system-status': {
    get: {
      summary: 'How the machinery is',
      description:
        'Whether prices follow the CMS, what waits and for how long, how far a second database server is behind, and ' +
        'how the archive of its changes goes. Whether what was published is live stands in the CMS.',
      tags: ['Admin: attention'],
      responses: { 200: { description: 'Every part', ...json(systemStatusSchema) }, ...adminRead },
    },
  },
};
