import type { Router } from 'express';
import { adminBookingSchema } from 'shared/bookings/admin-booking.ts';
import { counterRefundSchema, walkInSchema, walkInSoldSchema } from 'shared/walk-ins/walk-in.ts';
import { admins, staff } from '../auth/signed-in.ts';
import { ifMatch } from '../bookings/admin/admin-bookings.request.ts';
import { readAdminBooking } from '../bookings/admin/admin-bookings.usecase.ts';
import { ofBooking } from '../bookings/admin/named-booking.ts';
import { withStoredPhone } from '../bookings/place/phone-number.ts';
import { optionalKey, sendAnswer, submissionKey } from '../platform/idempotency.ts';
import { countHit } from '../platform/rate-limit.ts';
import { located, taggedRouter } from '../platform/routes.ts';
import { codeLookupLimit } from '../vouchers/code-lookups.ts';
import { noteGivenBack } from './give-back.usecase.ts';
import { sellWalkIn } from './sell-walk-in.usecase.ts';
import type { WalkInDeps } from './sell-walk-in.usecase.ts';

const ROUTE = 'POST /api/admin/walk-ins';

/** Sales at the counter; money goes back by admins alone. */
export function walkInRoutes(deps: WalkInDeps): Router {
  const { db, emails, clock, config } = deps;
  const { router, route } = taggedRouter('Admin: walk-ins');

  route(ROUTE, staff, {
    summary: 'Sell a free time at the counter',
    description:
      'Until the session begins, at the price of its time, paid for at the counter; `free` costs nothing and needs a reason. Send an `Idempotency-Key`: a repeat within 24 hours gets the first answer again.',
    headers: optionalKey,
    body: walkInSchema,
    answers: { 201: located(walkInSoldSchema) },
    refusals: [
      'slot-taken',
      'slot-not-on-sale',
      'price-changed',
      'idempotency-key-reused',
      'too-many-requests',
    ],
    async handle({ headers, body, actor, res }) {
      const walkIn = withStoredPhone(body);
      // A sale with a code says whether there is one, as a look-up does.
      if (walkIn.voucherCode !== undefined)
        await countHit(db, codeLookupLimit(actor, config), clock(), 'voucher-too-many-lookups');
      const key = submissionKey(headers, ROUTE, walkIn);
      sendAnswer(res, await sellWalkIn(deps, { walkIn, actor, key }));
    },
  });

  route('PUT /api/admin/bookings/:bookingId/counter-payment', admins, {
    summary: 'Note that what was paid at the counter has been given back there',
    params: ofBooking,
    headers: ifMatch,
    body: counterRefundSchema,
    answers: { 200: adminBookingSchema },
    refusals: ['personal-data-removed', 'stale-change', 'refund-not-possible'],
    async handle({ params: { bookingId }, headers, body, actor }) {
      const now = clock();
      await noteGivenBack(bookingId, body.isGivenBack, {
        ...{ db, emails, actor, now, seenVersion: headers['If-Match'] },
      });
      return readAdminBooking(db, bookingId, now);
    },
  });
  return router;
}
