import { attentionSchema, dismissalSchema } from 'shared/attention/attention.ts';
import { adminChange, adminRead, json, problemResponses } from '../platform/openapi.ts';
import type { ApiPaths } from '../platform/openapi.ts';

const tags = ['Admin: attention'];

/** What staff have to look at, as the API document shows it. */
export const attentionPaths: ApiPaths = {
  '/api/admin/attention': {
    get: {
      summary: 'What somebody has to look at',
      description:
        'Payments that stay unclear, refunds that are stuck, failed or due, differences with the provider’s ledger, ' +
        'mails that were given up, bookings confirmed without a time, deliveries that are late or due; to super admins also what happened at sign-ins ' +
        'within a day; and how the newest comparison of the ledgers went.',
      tags,
      responses: { 200: { description: 'The most pressing first', ...json(attentionSchema) }, ...adminRead },
    },
  },
  '/api/admin/attention/dismissals': {
    post: {
      summary: 'Note that a matter is dealt with',
      description: 'It no longer stands on the dashboard. Written to the audit log.',
      tags,
      requestBody: json(dismissalSchema),
      responses: { 204: { description: 'Noted' }, ...problemResponses(...adminChange, 'not-found') },
    },
  },
};
