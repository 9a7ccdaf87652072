import type { Request, Router } from 'express';
import { bookingCreatedSchema } from 'shared/bookings/booking-created.ts';
import { bookingRequestSchema } from 'shared/bookings/booking-request.ts';
import { withCrossFieldRules } from 'shared/bookings/cross-field-rules.ts';
import { localeCodes, locales } from 'shared/languages/localized-text.ts';
import { PROOF_HEADER } from 'shared/bookings/proof-of-work.ts';
import type { Locale } from 'shared/languages/localized-text.ts';
import * as z from 'zod';
import { clientAddress } from '../platform/client-address.ts';
import { clientGone } from '../platform/client-gone.ts';
import { optionalKey, sendAnswer, submissionKey } from '../platform/idempotency.ts';
import { everybody, located, taggedRouter } from '../platform/routes.ts';
import { heldFor } from '../waitlist/held-offer.usecase.ts';
import { BOOKING_ROUTE } from './place/booking-route.ts';
import { withStoredPhone } from './place/phone-number.ts';
import { requestRules } from './place/request-rules.ts';
import { placeBooking } from './place/place-booking.usecase.ts';
import type { BookingDeps } from './place/booking-deps.ts';

const headers = {
  ...optionalKey,
  'Accept-Language': z
    .string()
    .optional()
    .meta({ description: `Language of the mails where the request names none: ${localeCodes}` }),
  [PROOF_HEADER]: z.string().optional().meta({
    description: 'Base64 of the JSON object {challenge, solution}; one that does not hold counts as none',
  }),
};

/**
 * The language, of those that mails are written in, that the browser prefers (`Accept-Language`); English when it names
 * none of them. Not part of the submission: a repeat from a browser set to another language is the same booking.
 */
function browserLocale(req: Request): Locale {
  return locales.find((locale) => locale === req.acceptsLanguages(...locales)) ?? 'en';
}

/** Where visitors book. */
export function bookingRoutes(deps: BookingDeps): Router {
  const { catalogues, clock } = deps;
  const { router, route } = taggedRouter('Bookings');

  route(BOOKING_ROUTE, everybody, {
    summary: 'Book a session, or several in a row, or complete a Klook reservation',
    description:
      'A direct booking holds its slot until `holdExpiresAt` and is confirmed by payment. Send an `Idempotency-Key` of your own: a repeat within 24 hours gets the first answer again. Mails are written in `locale`, or in the language of `Accept-Language` when it is left out. `companions`, one to three, sing directly after the first in the same studio and are paid for with it: all of them are booked or nobody is. Where they do not fit, `goneTime` is the first of their times that cannot be had and `nearestTime` the nearest start of that day with room. With `replaces`, the order number of a payment that was opened for another session and not made, that one is given back in the same step; when this one cannot be had, or that one is paid or being paid, nothing changes. Where many come from one network or with one e-mail address the refusal is `proof-required`: solve its ALTCHA `challenge` and send the same again with the solution. What the waitlist holds for this browser (cookie `offer`) is free for it.',
    headers,
    body: bookingRequestSchema,
    // What is wrong by the catalogue is listed too, so that nobody mends a form twice.
    listErrorsBy: async () =>
      withCrossFieldRules(bookingRequestSchema, requestRules(await catalogues.lastSeen(), clock())),
    answers: { 201: located(bookingCreatedSchema) },
    refusals: [
      ...(['slot-taken', 'slot-not-on-sale', 'price-changed', 'klook-already-used'] as const),
      ...(['payment-not-found', 'payment-closed', 'payment-in-progress', 'already-paid'] as const),
      ...(['idempotency-key-reused', 'too-many-requests', 'proof-required'] as const),
    ],
    async handle({ headers: sent, body, req, res }) {
      const gone = clientGone(res);
      const request = withStoredPhone(body);
      const submission = {
        request,
        browserLocale: browserLocale(req),
        address: clientAddress(req),
        key: submissionKey(sent, BOOKING_ROUTE, request),
        proof: sent[PROOF_HEADER],
        offer: await heldFor(deps, req),
        gone,
      };
      sendAnswer(res, await placeBooking(deps, submission));
    },
  });
  return router;
}
