import { bookingIdSchema } from 'shared/bookings/booking-id.ts';
import { ownDetailsSchema, ownPhoneSchema } from 'shared/my-booking/requests.ts';
import * as z from 'zod';
import { json, problemResponses } from '../../platform/openapi.ts';
import type { ApiPaths } from '../../platform/openapi.ts';
import { ownChange, page, tags } from '../base/own-page.openapi.ts';

export const detailsPaths: ApiPaths = {
  '/api/my-booking/bookings/{bookingId}': {
    patch: {
      summary: 'Change name, drink, song or delivery address of one singer',
      description: 'Until the session begins, with the checks of the booking form.',
      tags,
      requestParams: {
        path: z.object({ bookingId: bookingIdSchema }),
        header: z.object({
          'If-Match': z.string().optional().meta({ description: 'The version that was seen: "3"' }),
        }),
      },
      requestBody: json(ownDetailsSchema),
      responses: {
        200: page,
        ...problemResponses(
          ...ownChange,
          'booking-not-found',
          'booking-cancelled',
          'session-begun',
          'stale-change',
        ),
      },
    },
  },
  '/api/my-booking/phone': {
    patch: {
      summary: 'Change the phone number of the order',
      tags,
      requestBody: json(ownPhoneSchema),
      responses: { 200: page, ...problemResponses(...ownChange, 'session-begun') },
    },
  },
};
