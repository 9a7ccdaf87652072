import { bookingIdSchema } from 'shared/bookings/booking-id.ts';
import { deliveryChangeSchema, deliverySchema, openDeliveriesSchema } from 'shared/deliveries/deliveries.ts';
import * as z from 'zod';
import { branchParameter } from '../catalogue/branch-parameter.ts';
import { adminChange, adminRead, json, problemResponses } from '../platform/openapi.ts';
import type { ApiPaths } from '../platform/openapi.ts';

const tags = ['Admin: deliveries'];

/** What follows after a session, as the API document shows it. */
export const deliveryPaths: ApiPaths = {
  '/api/admin/deliveries': {
    get: {
      summary: 'What is not sent yet of sessions that have begun',
      tags,
      requestParams: { query: z.object({ branchId: branchParameter }) },
      responses: {
        200: { description: 'The first due first, what has no day last', ...json(openDeliveriesSchema) },
        ...adminRead,
      },
    },
  },
  '/api/admin/bookings/{bookingId}/deliveries/{addOnId}': {
    put: {
      summary: 'Set how far a delivery is',
      description:
        'In either direction. `seen` is the state that was on the screen: if somebody has set another one since, nothing changes. ' +
        'What is `sent` by post may have a tracking number; sending another one corrects it.',
      tags,
      requestParams: { path: z.object({ bookingId: bookingIdSchema, addOnId: z.int() }) },
      requestBody: json(deliveryChangeSchema),
      responses: {
        200: { description: 'The delivery as it is now', ...json(deliverySchema) },
        ...problemResponses(
          ...adminChange,
          'not-found',
          'booking-not-found',
          'booking-cancelled',
          'personal-data-removed',
          'stale-change',
        ),
      },
    },
  },
};
