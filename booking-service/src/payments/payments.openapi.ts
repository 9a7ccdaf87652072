import {
  paymentAbandonedSchema,
  paymentAbandonRequestSchema,
  paymentCheckingSchema,
  paymentConfirmedSchema,
  paymentConfirmRequestSchema,
  paymentInitializedSchema,
  paymentInitializeRequestSchema,
} from 'shared/payments/payments.ts';
import { json, problemResponses } from '../platform/openapi.ts';
import type { ApiPaths } from '../platform/openapi.ts';

const everywhere = [
  'validation-failed',
  'malformed-request',
  'other-origin',
  'payload-too-large',
  'too-many-requests',
  'not-ready',
] as const;

/** Payments, as the API document shows them. The webhook is between the card provider and us. */
export const paymentPaths: ApiPaths = {
  '/api/payments/initialize': {
    post: {
      summary: 'Open a payment attempt',
      description:
        'Once for each opening of the card window. Needs the booking’s own e-mail address; a wrong one is answered like ' +
        'an unknown booking.',
      tags: ['Payments'],
      requestBody: json(paymentInitializeRequestSchema),
      responses: {
        200: {
          description: 'The order that the card window is opened with',
          ...json(paymentInitializedSchema),
        },
        ...problemResponses(
          ...everywhere,
          'booking-not-found',
          'amount-mismatch',
          'hold-expired',
          'already-paid',
          'payment-in-progress',
          'booking-cancelled',
          'nothing-to-pay',
        ),
      },
    },
  },
  '/api/payments/confirm': {
    post: {
      summary: 'Confirm a payment',
      description:
        'With what the card window sent back. Safe to repeat: the same order gives the same answer and is charged once.',
      tags: ['Payments'],
      requestBody: json(paymentConfirmRequestSchema),
      responses: {
        200: { description: 'Paid; the booking is confirmed', ...json(paymentConfirmedSchema) },
        202: { description: 'Not known yet: ask again with the same body', ...json(paymentCheckingSchema) },
        ...problemResponses(
          ...everywhere,
          'payment-not-found',
          'amount-mismatch',
          'hold-expired',
          'slot-taken',
          'already-paid',
          'payment-in-progress',
          'payment-failed',
          'payment-closed',
          'payment-refunded',
          'booking-cancelled',
          'payment-unavailable',
        ),
      },
    },
  },
  '/api/payments/abandon': {
    post: {
      summary: 'Give a payment up and free the slot',
      tags: ['Payments'],
      requestBody: json(paymentAbandonRequestSchema),
      responses: {
        200: { description: 'Given up; the time is free at once', ...json(paymentAbandonedSchema) },
        ...problemResponses(
          ...everywhere,
          'payment-not-found',
          'already-paid',
          'payment-in-progress',
          'payment-closed',
        ),
      },
    },
  },
};
