import { redeemAddresses } from 'shared/vouchers/redeem.ts';
import { completeRequestSchema, redeemRequestSchema } from 'shared/vouchers/redeem-request.ts';
import { redeemedSchema } from 'shared/vouchers/redeem.ts';
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

const notPayable = [
  'booking-not-found',
  'hold-expired',
  'already-paid',
  'payment-in-progress',
  'booking-cancelled',
  'nothing-to-pay',
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
        ...problemResponses(...everywhere, ...notPayable, 'amount-mismatch'),
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
  [redeemAddresses.redeem]: {
    post: {
      summary: 'Use a code for what waits for payment',
      description:
        'Instead of one that was used before; null takes it off again. Payment attempts with the other price are given up. Needs the ' +
        'booking’s own e-mail address. `code` says why a code is refused.',
      tags: ['Payments'],
      requestBody: json(redeemRequestSchema),
      responses: {
        200: { description: 'What is to be paid now', ...json(redeemedSchema) },
        ...problemResponses(...everywhere, ...notPayable, 'voucher-refused'),
      },
    },
  },
  [redeemAddresses.complete]: {
    post: {
      summary: 'Confirm a booking that a code pays for in full',
      description: 'Safe to repeat.',
      tags: ['Payments'],
      requestBody: json(completeRequestSchema),
      responses: {
        204: { description: 'Confirmed' },
        ...problemResponses(...everywhere, ...notPayable, 'amount-mismatch', 'slot-taken', 'voucher-refused'),
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
