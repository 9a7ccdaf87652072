import { adminBookingSchema } from 'shared/bookings/admin-booking.ts';
import { bookingIdSchema } from 'shared/bookings/booking-id.ts';
import { counterRefundSchema, walkInSchema, walkInSoldSchema } from 'shared/walk-ins/walk-in.ts';
import * as z from 'zod';
import { adminChange, json, problemResponses } from '../platform/openapi.ts';
import type { ApiPaths } from '../platform/openapi.ts';

const tags = ['Admin: walk-ins'];

/** Sales at the counter, as the API document shows them. */
export const walkInPaths: ApiPaths = {
  '/api/admin/walk-ins': {
    post: {
      summary: 'Sell a free time to somebody at the counter',
      description:
        'Until the session begins, at the price of its time, paid for at the counter; `free` costs nothing and needs a reason. Send an `Idempotency-Key`: a repeat within 24 hours gets the first answer again.',
      tags,
      requestParams: { header: z.object({ 'Idempotency-Key': z.string().max(255).optional() }) },
      requestBody: json(walkInSchema),
      responses: {
        201: { description: 'Sold', headers: z.object({ Location: z.string() }), ...json(walkInSoldSchema) },
        ...problemResponses(
          ...adminChange,
          ...(['slot-taken', 'slot-not-on-sale', 'price-changed', 'idempotency-key-reused'] as const),
        ),
      },
    },
  },
  '/api/admin/bookings/{bookingId}/counter-payment': {
    put: {
      summary: 'Note that what was paid at the counter has been given back there',
      tags,
      requestParams: { path: z.object({ bookingId: bookingIdSchema }) },
      requestBody: json(counterRefundSchema),
      responses: {
        200: { description: 'The booking as it is now', ...json(adminBookingSchema) },
        ...problemResponses(
          ...adminChange,
          ...(['booking-not-found', 'personal-data-removed', 'stale-change', 'refund-not-possible'] as const),
        ),
      },
    },
  },
};
