import { exportAddresses, exportOrderSchema, exportSchema } from 'shared/exports/exports.ts';
import * as z from 'zod';
import { adminChange, adminRead, json, problemResponses } from '../platform/openapi.ts';
import type { ApiPaths } from '../platform/openapi.ts';
import { mediaTypes } from './media-types.ts';

const tags = ['Admin: exports'];
const requestParams = { path: z.object({ exportId: z.uuid() }) };
const gone = problemResponses('not-found');

/** Files for the owner's spreadsheets, as the API document shows them. */
export const exportPaths: ApiPaths = {
  [exportAddresses.all]: {
    post: {
      summary: 'Order a file',
      description:
        'Bookings by the day of their session, money by the day on which it moved, signings and figures by their day; of all branches, or of one. Where there is more than one, bookings, money and signings say in the last column of which they are. The order stands in the audit log.',
      tags,
      requestBody: json(exportOrderSchema),
      responses: {
        201: {
          description: 'Ordered: fetch the file within ten minutes',
          headers: z.object({ Location: z.string() }),
          ...json(exportSchema),
        },
        ...problemResponses(...adminChange),
      },
    },
  },
  [exportAddresses.one('{exportId}')]: {
    get: {
      summary: 'How far a file is',
      tags,
      requestParams,
      responses: { 200: { description: 'The export', ...json(exportSchema) }, ...adminRead, ...gone },
    },
  },
  [exportAddresses.file('{exportId}')]: {
    get: {
      summary: 'The file, once',
      description:
        'Sent while it is read, without a length. A connection that ends early has not sent all of it; `state` says so.',
      tags,
      requestParams,
      responses: {
        200: {
          description: 'The file',
          content: Object.fromEntries(
            Object.values(mediaTypes).map((type) => [type, { schema: z.string() }]),
          ),
        },
        ...adminRead,
        ...gone,
      },
    },
  },
};
