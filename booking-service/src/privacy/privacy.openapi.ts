import {
  erasureReportSchema,
  erasureSchema,
  personExportSchema,
  personSchema,
} from 'shared/privacy/personal-data.ts';
import { adminChange, json, problemResponses } from '../platform/openapi.ts';
import type { ApiPaths } from '../platform/openapi.ts';

const tags = ['Admin: personal data'];

/** Export and erasure of one person's data, as the API document shows them. */
export const privacyPaths: ApiPaths = {
  '/api/admin/personal-data/search': {
    post: {
      summary: 'What erasing an e-mail address would remove, and what the law keeps',
      description: 'For super admins. Changes nothing.',
      tags,
      requestBody: json(personSchema),
      responses: {
        200: { description: 'What would happen now', ...json(erasureReportSchema) },
        ...problemResponses(...adminChange),
      },
    },
  },
  '/api/admin/personal-data/export': {
    post: {
      summary: 'Everything that is known of an e-mail address',
      description: 'For super admins. Written to the audit log, without the address.',
      tags,
      requestBody: json(personSchema),
      responses: {
        200: { description: 'Rows as they are stored', ...json(personExportSchema) },
        ...problemResponses(...adminChange),
      },
    },
  },
  '/api/admin/personal-data/erase': {
    post: {
      summary: 'Erase what is known of an e-mail address',
      description:
        'For super admins. Cannot be undone. Who made a contract is kept apart for as long as the law has it kept; bookings that ' +
        'still run stay. Written to the audit log, without the address.',
      tags,
      requestBody: json(erasureSchema),
      responses: {
        200: { description: 'What was removed', ...json(erasureReportSchema) },
        ...problemResponses(...adminChange),
      },
    },
  },
};
