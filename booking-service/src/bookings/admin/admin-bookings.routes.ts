import type { Router } from 'express';
import {
  adminBookingSchema,
  adminBookingsSchema,
  bookingCountsSchema,
  bookingHistorySchema,
  emailPreviewSchema,
  NEXT_CURSOR_HEADER,
  scheduleChangeSchema,
  staffEmailSchema,
  statusChangeSchema,
  statusPreviewSchema,
  statusQuestionSchema,
  swappedSchema,
} from 'shared/bookings/admin-booking.ts';
import { swapSchema } from 'shared/bookings/swap.ts';
import * as z from 'zod';
import type { User } from '../../auth/account.ts';
import { admins, staff } from '../../auth/signed-in.ts';
import { anyBranchQuery } from '../../catalogue/branch-parameter.ts';
import { listForBooking } from '../../email/email.store.ts';
import { refusedAs } from '../../platform/parse.ts';
import { pageOf, taggedRouter, versioned } from '../../platform/routes.ts';
import type { BookingDeps } from '../place/booking-deps.ts';
import { countByStatus } from '../search/booking-counts.store.ts';
import { findBookings } from '../search/find-bookings.store.ts';
import { toAdminBooking, toAdminEmail } from './admin-booking.ts';
import { bookingPageSchema, cursorOf, ifMatch, queuedSchema } from './admin-bookings.request.ts';
import { readBookingRows, readHistory } from './admin-bookings.store.ts';
import { readAdminBooking, resendEmail, unknownEmail, writeToVisitor } from './admin-bookings.usecase.ts';
import type { StaffAction } from './admin-bookings.usecase.ts';
import { ofBooking } from './named-booking.ts';
import { scheduleBooking } from './schedule-booking.usecase.ts';
import { previewStatusChange, setBookingStatus } from './set-status.usecase.ts';
import { swapBookings } from './swap-bookings.usecase.ts';

const oneBooking = { 200: versioned(adminBookingSchema) };
const queued = { 202: queuedSchema };

/** Staff change single bookings; what is about all bookings, or writes to visitors, is for admins. */
export function adminBookingRoutes(deps: BookingDeps): Router {
  const { db, clock, emails, catalogues } = deps;
  const { router, route } = taggedRouter('Admin: bookings');
  const action = (actor: User, seen?: { 'If-Match'?: number | undefined }): StaffAction => ({
    ...{ db, emails, actor },
    ...{ now: clock(), seenVersion: seen?.['If-Match'] },
  });

  route('GET /api/admin/bookings', admins, {
    summary: 'A page of bookings',
    description: `A page that is not the last carries ${NEXT_CURSOR_HEADER}: send it as \`cursor\` for the next one.`,
    query: bookingPageSchema,
    answers: { 200: pageOf(adminBookingsSchema, NEXT_CURSOR_HEADER) },
    async handle({ query: page, res }) {
      const now = clock();
      // One more than asked for tells whether there is another page.
      const places = await findBookings(db, { ...page, limit: page.limit + 1 }, now);
      const shown = places.slice(0, page.limit);
      const last = shown.at(-1);
      if (places.length > shown.length && last) res.set(NEXT_CURSOR_HEADER, cursorOf(last, page));
      const ids = shown.map(({ id }) => id);
      return (await readBookingRows(db, ids, now)).map(toAdminBooking);
    },
  });

  route('GET /api/admin/bookings/counts', admins, {
    summary: 'How many bookings have which status',
    query: anyBranchQuery,
    answers: { 200: bookingCountsSchema },
    handle: ({ query }) => countByStatus(db, clock(), query.branchId),
  });

  route('POST /api/admin/bookings/swap', staff, {
    summary: 'Let two sessions take each other’s place',
    description:
      'Time and studio, both or neither, across studios, days and orders; each keeps its price and payment. Both visitors get the mail of a move. The answer has the two in the order in which they were named. A 409 says which of the two stands in the way, and has changed nothing.',
    body: swapSchema,
    answers: { 200: swappedSchema },
    refusals: [
      ...(['booking-not-found', 'personal-data-removed', 'stale-change', 'slot-taken'] as const),
      ...(['slot-not-on-sale', 'booking-cancelled', 'session-begun', 'move-not-allowed'] as const),
    ],
    handle: ({ body, actor }) => swapBookings(body, { ...action(actor), catalogues }),
  });

  route('GET /api/admin/bookings/:bookingId', staff, {
    summary: 'One booking',
    params: ofBooking,
    answers: oneBooking,
    handle: ({ params: { bookingId } }) => readAdminBooking(db, bookingId, clock()),
  });

  route('GET /api/admin/bookings/:bookingId/history', staff, {
    summary: 'What happened to a booking, and its e-mails, newest first',
    params: ofBooking,
    answers: { 200: bookingHistorySchema },
    async handle({ params: { bookingId } }) {
      await readAdminBooking(db, bookingId, clock());
      const [history, mails] = await Promise.all([readHistory(db, bookingId), listForBooking(db, bookingId)]);
      return { history, emails: mails.map(toAdminEmail) };
    },
  });

  route('PATCH /api/admin/bookings/:bookingId/status', staff, {
    summary: 'Set a status',
    description:
      'Any, in any order. Leaving `cancelled` takes the slot again; a 409 has changed nothing. With `wholeParty` for everybody who is paid for together, all or none, told in one mail.',
    params: ofBooking,
    headers: ifMatch,
    body: statusChangeSchema,
    answers: oneBooking,
    refusals: ['personal-data-removed', 'stale-change', 'slot-taken', 'klook-already-used'],
    handle: ({ params: { bookingId }, headers, body, actor }) =>
      setBookingStatus(bookingId, body, action(actor, headers)),
  });

  route('GET /api/admin/bookings/:bookingId/status-preview', staff, {
    summary: 'What a new status would do; nothing is changed',
    description:
      'The mail, the slot and the way back, decided as the change itself is; in `others`, what it would do to the rest of a party.',
    params: ofBooking,
    query: statusQuestionSchema,
    answers: { 200: statusPreviewSchema },
    handle: ({ params: { bookingId }, query }) => previewStatusChange(db, bookingId, query, clock()),
  });

  route('PATCH /api/admin/bookings/:bookingId/schedule', staff, {
    summary: 'Give a booking another time',
    description:
      'Takes the new slot and frees the old one in one step; the visitor gets a mail. With `wholeParty` all who have yet to sing do so in a row from that time on, in one studio; a 409 says which time is gone.',
    params: ofBooking,
    headers: ifMatch,
    body: scheduleChangeSchema,
    answers: oneBooking,
    refusals: [
      ...(['personal-data-removed', 'stale-change', 'slot-taken', 'slot-not-on-sale'] as const),
      ...(['booking-cancelled', 'move-not-allowed'] as const),
    ],
    handle: ({ params: { bookingId }, headers, body, actor }) =>
      scheduleBooking(bookingId, body, { ...action(actor, headers), catalogues }),
  });

  route('POST /api/admin/bookings/:bookingId/send-email', admins, {
    summary: 'Write to the visitor',
    params: ofBooking,
    body: staffEmailSchema,
    answers: queued,
    refusals: ['personal-data-removed', 'no-email-address'],
    async handle({ params: { bookingId }, body, actor }) {
      const emailId = await writeToVisitor(bookingId, body, action(actor));
      return { success: true as const, message: 'The e-mail is on its way', emailId };
    },
  });

  route('POST /api/admin/bookings/:bookingId/email-preview', admins, {
    summary: 'The mail as it would be sent; nothing is stored or sent',
    params: ofBooking,
    body: staffEmailSchema,
    answers: { 200: emailPreviewSchema },
    async handle({ params: { bookingId }, body: message }) {
      await readAdminBooking(db, bookingId, clock());
      const mail = { bookingIds: [bookingId], message, now: clock() };
      const { subject, html, text } = await emails.previewStaffMessage(db, mail);
      return { subject, html, text };
    },
  });

  route('POST /api/admin/emails/:emailId/resend', admins, {
    summary: 'Send an e-mail once more',
    params: { emailId: refusedAs(z.uuid(), unknownEmail) },
    answers: queued,
    refusals: ['personal-data-removed'],
    async handle({ params, actor }) {
      const emailId = await resendEmail(params.emailId, action(actor));
      return { success: true as const, message: 'The e-mail is on its way again', emailId };
    },
  });
  return router;
}
