import { Router } from 'express';
import type { Request, Response } from 'express';
import {
  NEXT_CURSOR_HEADER,
  scheduleChangeSchema,
  staffEmailSchema,
  statusChangeSchema,
} from 'shared/bookings/admin-booking.ts';
import type { AdminBooking } from 'shared/bookings/admin-booking.ts';
import { bookingIdSchema } from 'shared/bookings/booking-request.ts';
import { accountOf } from '../auth/signed-in.ts';
import { listForBooking } from '../email/email.store.ts';
import { parseBody, parseInput } from '../platform/parse.ts';
import { Problem } from '../platform/problem.ts';
import { addRoute } from '../platform/routes.ts';
import { toAdminBooking, toAdminEmail } from './admin-booking.ts';
import { bookingPageSchema, cursorOf, seenVersionOf } from './admin-bookings.request.ts';
import { countByStatus, listBookings, readHistory } from './admin-bookings.store.ts';
import {
  readAdminBooking,
  resendEmail,
  setBookingStatus,
  unknownBooking,
  writeToVisitor,
} from './admin-bookings.usecases.ts';
import type { StaffAction } from './admin-bookings.usecases.ts';
import type { BookingDeps } from './place-booking.usecase.ts';
import { scheduleBooking } from './schedule-booking.usecase.ts';

/** `/api/admin/bookings…` (spec.md section 7; design.md section 4). Stands behind `requireAdmin`. */
export function adminBookingRoutes(deps: BookingDeps): Router {
  const { db, clock, emails, catalogues } = deps;
  const router = Router();
  const action = (req: Request, res: Response): StaffAction => ({
    db,
    emails,
    actor: accountOf(res),
    now: clock(),
    seenVersion: seenVersionOf(req),
  });

  addRoute(router, '/api/admin/bookings', {
    get: async (req, res) => {
      const page = parseInput(bookingPageSchema, req.query);
      // One more than asked for tells whether there is another page.
      const rows = await listBookings(db, { ...page, limit: page.limit + 1 }, clock());
      const shown = rows.slice(0, page.limit);
      const last = shown.at(-1);
      if (rows.length > shown.length && last) res.set(NEXT_CURSOR_HEADER, cursorOf(last));
      res.json(shown.map(toAdminBooking));
    },
  });

  addRoute(router, '/api/admin/bookings/counts', {
    get: async (_req, res) => {
      res.json(await countByStatus(db, clock()));
    },
  });

  addRoute(router, '/api/admin/bookings/:bookingId', {
    get: async (req, res) => sendBooking(res, await readAdminBooking(db, bookingIdOf(req), clock())),
  });

  addRoute(router, '/api/admin/bookings/:bookingId/history', {
    get: async (req, res) => {
      const id = bookingIdOf(req);
      await readAdminBooking(db, id, clock());
      const [history, mails] = await Promise.all([readHistory(db, id), listForBooking(db, id)]);
      res.json({ history, emails: mails.map(toAdminEmail) });
    },
  });

  addRoute(router, '/api/admin/bookings/:bookingId/status', {
    patch: async (req, res) => {
      const change = parseBody(statusChangeSchema, req);
      sendBooking(res, await setBookingStatus(bookingIdOf(req), change, action(req, res)));
    },
  });

  addRoute(router, '/api/admin/bookings/:bookingId/schedule', {
    patch: async (req, res) => {
      const change = parseBody(scheduleChangeSchema, req);
      sendBooking(res, await scheduleBooking(bookingIdOf(req), change, { ...action(req, res), catalogues }));
    },
  });

  addRoute(router, '/api/admin/bookings/:bookingId/send-email', {
    post: async (req, res) => {
      const message = parseBody(staffEmailSchema, req);
      const emailId = await writeToVisitor(bookingIdOf(req), message, action(req, res));
      res.status(202).json({ success: true, message: 'The e-mail is on its way', emailId });
    },
  });

  addRoute(router, '/api/admin/bookings/:bookingId/email-preview', {
    post: async (req, res) => {
      const message = parseBody(staffEmailSchema, req);
      const bookingId = bookingIdOf(req);
      await readAdminBooking(db, bookingId, clock());
      const { subject, html, text } = await emails.previewStaffMessage(db, {
        bookingId,
        message,
        now: clock(),
      });
      res.json({ subject, html, text });
    },
  });

  addRoute(router, '/api/admin/emails/:emailId/resend', {
    post: async (req, res) => {
      const emailId = await resendEmail(emailIdOf(req), action(req, res));
      res.status(202).json({ success: true, message: 'The e-mail is on its way again', emailId });
    },
  });
  return router;
}

function sendBooking(res: Response, booking: AdminBooking): void {
  res.set('ETag', `"${booking.version}"`).json(booking);
}

/** A malformed number is nobody's booking (design.md section 4: 404). */
function bookingIdOf(req: Request): string {
  const id = bookingIdSchema.safeParse(req.params.bookingId);
  if (!id.success) throw unknownBooking();
  return id.data;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function emailIdOf(req: Request): string {
  const id = String(req.params.emailId);
  if (!uuid.test(id)) throw new Problem('not-found', 'There is no such e-mail. Please reload the page.');
  return id;
}
