import { Router } from 'express';
import type { Request } from 'express';
import { bookingCreatedSchema, bookingRequestSchema } from 'shared/bookings/booking-request.ts';
import { locales } from 'shared/content/localized-text.ts';
import type { Locale } from 'shared/content/localized-text.ts';
import * as z from 'zod';
import { clientAddress } from '../platform/client-address.ts';
import { sendAnswer, submissionKey } from '../platform/idempotency.ts';
import { problemResponses } from '../platform/openapi.ts';
import type { ApiPaths } from '../platform/openapi.ts';
import { parseBody } from '../platform/parse.ts';
import { addRoute } from '../platform/routes.ts';
import { placeBooking } from './place-booking.usecase.ts';
import type { BookingDeps } from './place-booking.usecase.ts';

export const bookingPaths: ApiPaths = {
  '/api/bookings': {
    post: {
      summary: 'Book a session, or complete a Klook reservation',
      description:
        'A direct booking holds its slot until `holdExpiresAt` and is confirmed by payment. Send an `Idempotency-Key` of ' +
        'your own: a repeat within 24 hours gets the first answer again. Mails are written in `locale`, or in the ' +
        'language of `Accept-Language` when it is left out.',
      tags: ['Bookings'],
      requestParams: {
        header: z.object({
          'Idempotency-Key': z.string().max(255).optional(),
          'Accept-Language': z
            .string()
            .optional()
            .meta({ description: 'Language of the mails where the request names none: en, ko or zh' }),
        }),
      },
      requestBody: { content: { 'application/json': { schema: bookingRequestSchema } } },
      responses: {
        201: {
          description: 'Booked',
          headers: z.object({ Location: z.string() }),
          content: { 'application/json': { schema: bookingCreatedSchema } },
        },
        ...problemResponses(
          'validation-failed',
          'malformed-request',
          'other-origin',
          'slot-taken',
          'slot-not-on-sale',
          'price-changed',
          'klook-already-used',
          'payload-too-large',
          'idempotency-key-reused',
          'too-many-requests',
          'not-ready',
        ),
      },
    },
  },
};

/**
 * The language, of those that mails are written in, that the browser prefers (`Accept-Language`); English when it names
 * none of them. Not part of the submission: a repeat from a browser set to another language is the same booking.
 */
function browserLocale(req: Request): Locale {
  return locales.find((locale) => locale === req.acceptsLanguages(...locales)) ?? 'en';
}

const ROUTE = 'POST /api/bookings';

/** `POST /api/bookings` (spec.md section 7; design.md section 4). */
export function bookingRoutes(deps: BookingDeps): Router {
  const router = Router();
  addRoute(router, '/api/bookings', {
    post: async (req, res) => {
      const request = parseBody(bookingRequestSchema, req);
      const key = submissionKey(req, ROUTE, request);
      const submission = { request, browserLocale: browserLocale(req), address: clientAddress(req), key };
      sendAnswer(res, await placeBooking(deps, submission));
    },
  });
  return router;
}
