import {
  enquiriesSchema,
  enquirySchema,
  enquiryStatusChangeSchema,
} from 'shared/enquiries/admin-enquiries.ts';
import { enquiryReceivedSchema, enquiryRequestSchema } from 'shared/enquiries/enquiries.ts';
import * as z from 'zod';
import { adminChange, adminRead, json, problemResponses } from '../platform/openapi.ts';
import type { ApiPaths } from '../platform/openapi.ts';
import { enquiryPageSchema } from './enquiry-page.ts';

const tags = ['Admin: enquiries'];

/** Franchise enquiries, as the API document shows them. */
export const enquiryPaths: ApiPaths = {
  '/api/enquiries': {
    post: {
      summary: 'Apply for a franchise, or ask for an info session',
      description:
        'Stored for staff and mailed to the cafe. Send an `Idempotency-Key` of your own: a repeat within 24 hours gets the ' +
        'first answer again.',
      tags: ['Enquiries'],
      requestParams: { header: z.object({ 'Idempotency-Key': z.string().max(255).optional() }) },
      requestBody: json(enquiryRequestSchema),
      responses: {
        201: { description: 'Received', ...json(enquiryReceivedSchema) },
        ...problemResponses(
          'validation-failed',
          'malformed-request',
          'other-origin',
          'payload-too-large',
          'idempotency-key-reused',
          'too-many-requests',
          'not-ready',
        ),
      },
    },
  },
  '/api/admin/enquiries': {
    get: {
      summary: 'Franchise enquiries',
      tags,
      requestParams: { query: enquiryPageSchema },
      responses: { 200: { description: 'Newest first', ...json(enquiriesSchema) }, ...adminRead },
    },
  },
  '/api/admin/enquiries/{enquiryId}/status': {
    patch: {
      summary: 'Note that an enquiry is answered, or new after all',
      description: 'Written to the audit log. Whoever answered first stays named.',
      tags,
      requestParams: { path: z.object({ enquiryId: z.int() }) },
      requestBody: json(enquiryStatusChangeSchema),
      responses: {
        200: { description: 'The enquiry as it is now', ...json(enquirySchema) },
        ...problemResponses(...adminChange, 'not-found'),
      },
    },
  },
};
