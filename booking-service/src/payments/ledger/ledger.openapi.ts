import {
  reconcileRequestSchema,
  reconciliationSchema,
  reconciliationsSchema,
} from 'shared/refunds/refunds.ts';
import { adminChange, adminRead, json, problemResponses } from '../../platform/openapi.ts';
import type { ApiPaths } from '../../platform/openapi.ts';

/** The daily comparison, as the API document shows it. */
export const ledgerPaths: ApiPaths = {
  '/api/admin/reconciliations': {
    get: {
      summary: 'Our ledger against the provider’s, one report per day',
      tags: ['Refunds'],
      responses: {
        200: { description: 'Newest day first', ...json(reconciliationsSchema) },
        ...adminRead,
      },
    },
    post: {
      summary: 'Compare one day that is over, at once',
      description:
        'Also a day that has a report, which this one replaces. 503 when the provider cannot be asked.',
      tags: ['Refunds'],
      requestBody: json(reconcileRequestSchema),
      responses: {
        200: { description: 'The new report', ...json(reconciliationSchema) },
        ...problemResponses(...adminChange, 'ledger-check-in-progress'),
      },
    },
  },
};
