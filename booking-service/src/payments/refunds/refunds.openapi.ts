import { refundQuoteSchema, refundRequestSchema, refundSchema } from 'shared/refunds/refunds.ts';
import { giftCardAddresses } from 'shared/gift-cards/gift-card-order.ts';
import { voucherSchema } from 'shared/vouchers/voucher.ts';
import { bookingIdSchema } from 'shared/bookings/booking-id.ts';
import * as z from 'zod';
import { adminChange, adminRead, json, problemResponses } from '../../platform/openapi.ts';
import type { ApiPaths } from '../../platform/openapi.ts';

const path = z.object({ bookingId: bookingIdSchema });

/** Refunds, as the API document shows them. */
export const refundPaths: ApiPaths = {
  '/api/admin/bookings/{bookingId}/refund-quote': {
    get: {
      summary: 'What the policy gives back, line by line',
      description:
        'Under the policy that the booking was sold with, at the moment of its cancellation, or now while it stands. `party` adds up what it gives each of a party.',
      tags: ['Refunds'],
      requestParams: { path },
      responses: {
        200: { description: 'The lines, what is left, and the refunds so far', ...json(refundQuoteSchema) },
        ...adminRead,
        ...problemResponses('validation-failed', 'booking-not-found'),
      },
    },
  },
  '/api/admin/bookings/{bookingId}/refunds': {
    post: {
      summary: 'Refund a paid booking, wholly or in part',
      description:
        'Another amount than the policy gives needs `override`. With `wholeParty` one refund pays everybody of the party what the policy gives them. A repeat with the same key answers with the same refund.',
      tags: ['Refunds'],
      requestParams: { path, header: z.object({ 'Idempotency-Key': z.string().min(1).max(255) }) },
      requestBody: json(refundRequestSchema),
      responses: {
        201: {
          description: 'The refund as it stands now: done, or on its way, or refused by the provider',
          ...json(refundSchema),
        },
        ...problemResponses(
          ...adminChange,
          'booking-not-found',
          'refund-not-possible',
          'stale-change',
          'refund-in-progress',
          'idempotency-key-reused',
        ),
      },
    },
  },
  [giftCardAddresses.giveBack('{voucherId}')]: {
    post: {
      summary: 'Give a gift card’s money back',
      description:
        'Of one that was bought on the site, as long as nothing of it is used: the card ends, and all of it goes back to the buyer. Asked again it is what it is. Written to the audit log.',
      tags: ['Refunds'],
      requestParams: { path: z.object({ voucherId: z.int() }) },
      responses: {
        200: { description: 'The card, which is ended', ...json(voucherSchema) },
        ...problemResponses(...adminChange, 'not-found', 'refund-not-possible'),
      },
    },
  },
};
