import {
  reconcileRequestSchema,
  reconciliationSchema,
  reconciliationsSchema,
  refundQuoteSchema,
  refundRequestSchema,
  refundSchema,
} from 'shared/refunds/refunds.ts';
import { bookingIdSchema } from 'shared/bookings/booking-request.ts';
import * as z from 'zod';
import type { ZodOpenApiMediaTypeObject } from 'zod-openapi';
import { problemResponses } from '../platform/openapi.ts';
import type { ApiPaths } from '../platform/openapi.ts';

const json = (schema: NonNullable<ZodOpenApiMediaTypeObject['schema']>) => ({
  content: { 'application/json': { schema } },
});
const path = z.object({ bookingId: bookingIdSchema });
const staffOnly = ['sign-in-required', 'not-allowed', 'not-ready'] as const;

/** Refunds and reconciliation, as the API document shows them. */
export const refundPaths: ApiPaths = {
  '/api/admin/bookings/{bookingId}/refund-quote': {
    get: {
      summary: 'What the policy gives back, line by line',
      description:
        'Under the policy that the booking was sold with, at the moment of its cancellation, or now while it stands.',
      tags: ['Refunds'],
      requestParams: { path },
      responses: {
        200: { description: 'The lines, what is left, and the refunds so far', ...json(refundQuoteSchema) },
        ...problemResponses(...staffOnly, 'booking-not-found'),
      },
    },
  },
  '/api/admin/bookings/{bookingId}/refunds': {
    post: {
      summary: 'Refund a paid booking, wholly or in part',
      description:
        'Another amount than the policy gives needs `override`. A repeat with the same key answers with the same refund.',
      tags: ['Refunds'],
      requestParams: { path, header: z.object({ 'Idempotency-Key': z.string().min(1).max(255) }) },
      requestBody: json(refundRequestSchema),
      responses: {
        201: {
          description: 'The refund as it stands now: done, or on its way, or refused by the provider',
          ...json(refundSchema),
        },
        ...problemResponses(
          ...staffOnly,
          'validation-failed',
          'malformed-request',
          'other-origin',
          'booking-not-found',
          'refund-not-possible',
          'refund-in-progress',
          'idempotency-key-reused',
        ),
      },
    },
  },
  '/api/admin/reconciliations': {
    get: {
      summary: 'Our ledger against the provider’s, one report per day',
      tags: ['Refunds'],
      responses: {
        200: { description: 'Newest day first', ...json(reconciliationsSchema) },
        ...problemResponses(...staffOnly),
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
        ...problemResponses(
          ...staffOnly,
          'validation-failed',
          'malformed-request',
          'other-origin',
          'ledger-check-in-progress',
        ),
      },
    },
  },
};
