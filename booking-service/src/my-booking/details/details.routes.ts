import type { Router } from 'express';
import { bookingIdSchema } from 'shared/bookings/booking-id.ts';
import { ownDetailsSchema, ownPhoneSchema } from 'shared/my-booking/requests.ts';
import { ifMatch } from '../../bookings/admin/admin-bookings.request.ts';
import { withStoredPhone } from '../../bookings/place/phone-number.ts';
import { refusedAs } from '../../platform/parse.ts';
import { taggedRouter } from '../../platform/routes.ts';
import { tag } from '../access/visit.ts';
import { visitors } from '../access/visitor.usecase.ts';
import type { VisitorDeps } from '../access/visitor.usecase.ts';
import { notNamed } from '../base/named-bookings.ts';
import type { OwnDeps } from '../base/own-order.usecase.ts';
import { page } from '../base/page.ts';
import type { ReadPage } from '../base/page.ts';
import { changeDetails } from './change-details.usecase.ts';
import { changePhone } from './change-phone.usecase.ts';

/** What a visitor chose or typed, changed until the session begins. */
export function detailsRoutes(deps: OwnDeps & VisitorDeps, readPage: ReadPage): Router {
  const { router, route } = taggedRouter(tag);

  route('PATCH /api/my-booking/bookings/:bookingId', visitors(deps), {
    summary: 'Change name, drink, song or delivery address of one singer',
    description: 'Until the session begins, with the checks of the booking form.',
    params: { bookingId: refusedAs(bookingIdSchema, notNamed) },
    headers: ifMatch,
    body: ownDetailsSchema,
    answers: page,
    refusals: ['booking-cancelled', 'session-begun', 'stale-change', 'too-many-requests'],
    async handle({ params: { bookingId }, headers, body: details, visit }) {
      await changeDetails(deps, { visit, bookingId, details, seenVersion: headers['If-Match'] });
      return readPage(visit.orderId);
    },
  });

  route('PATCH /api/my-booking/phone', visitors(deps), {
    summary: 'Change the phone number of the order',
    body: ownPhoneSchema,
    answers: page,
    refusals: ['session-begun', 'too-many-requests'],
    async handle({ body, visit }) {
      await changePhone(deps, visit, withStoredPhone(body).phone);
      return readPage(visit.orderId);
    },
  });
  return router;
}
