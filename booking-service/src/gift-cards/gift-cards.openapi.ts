import {
  giftCardAddresses,
  giftCardOrderedSchema,
  giftCardOrderSchema,
} from 'shared/gift-cards/gift-card-order.ts';
import { json, problemResponses } from '../platform/openapi.ts';
import type { ApiPaths } from '../platform/openapi.ts';

/** Buying a gift card, as the API document shows it. */
export const giftCardPaths: ApiPaths = {
  [giftCardAddresses.order]: {
    post: {
      tags: ['Gift cards'],
      summary: 'Order a gift card',
      description:
        'Nothing is charged by that: pay it with `POST /api/payments/initialize`, `bookingId` being its number.',
      requestBody: json(giftCardOrderSchema),
      responses: {
        201: { description: 'Waits for its payment', ...json(giftCardOrderedSchema) },
        ...problemResponses(
          ...([
            'validation-failed',
            'malformed-request',
            'other-origin',
            'payload-too-large',
            'too-many-requests',
            'not-ready',
          ] as const),
        ),
      },
    },
  },
};
