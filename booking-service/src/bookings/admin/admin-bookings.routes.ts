import { Router } from 'express';
import type { Request, Response } from 'express';
import {
  NEXT_CURSOR_HEADER,
  scheduleChangeSchema,
  staffEmailSchema,
  statusChangeSchema,
  statusQuestionSchema,
} from 'shared/bookings/admin-booking.ts';
import { swapSchema } from 'shared/bookings/swap.ts';
import type { AdminBooking } from 'shared/bookings/admin-booking.ts';
import { accountOf, requireAdmin } from '../../auth/signed-in.ts';
import { branchIn } from '../../catalogue/branch-parameter.ts';
import { listForBooking } from '../../email/email.store.ts';
import { parseBody, parseInput } from '../../platform/parse.ts';
import { addRoute } from '../../platform/routes.ts';
import { toAdminBooking, toAdminEmail } from './admin-booking.ts';
import { bookingPageSchema, cursorOf, emailIdSchema, seenVersionOf } from './admin-bookings.request.ts';
import { readBookingRows, readHistory } from './admin-bookings.store.ts';
import { readAdminBooking, resendEmail, unknownEmail, writeToVisitor } from './admin-bookings.usecase.ts';
import type { StaffAction } from './admin-bookings.usecase.ts';
import { bookingIdOf } from './named-booking.ts';
import { countByStatus } from '../search/booking-counts.store.ts';
import type { BookingDeps } from '../place/booking-deps.ts';
import { scheduleBooking } from './schedule-booking.usecase.ts';
import { previewStatusChange, setBookingStatus } from './set-status.usecase.ts';
import { swapBookings } from './swap-bookings.usecase.ts';
import { findBookings } from '../search/find-bookings.store.ts';

/** `/api/admin/bookings…`. Stands behind `requireStaff`; what is about all bookings, or writes to visitors, is for admins. */
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
    get: [
      requireAdmin,
      async (req, res) => {
        const { branchId = null } = branchIn(req.query);
        const page = { ...parseInput(bookingPageSchema, req.query), branchId };
        const now = clock();
        // One more than asked for tells whether there is another page.
        const places = await findBookings(db, { ...page, limit: page.limit + 1 }, now);
        const shown = places.slice(0, page.limit);
        const last = shown.at(-1);
        if (places.length > shown.length && last) res.set(NEXT_CURSOR_HEADER, cursorOf(last, page));
        const rows = await readBookingRows(
          db,
          shown.map(({ id }) => id),
          now,
        );
        res.json(rows.map(toAdminBooking));
      },
    ],
  });

  addRoute(router, '/api/admin/bookings/counts', {
    get: [
      requireAdmin,
      async (req, res) => {
        res.json(await countByStatus(db, clock(), branchIn(req.query).branchId));
      },
    ],
  });

  addRoute(router, '/api/admin/bookings/swap', {
    post: async (req, res) => {
      res.json(await swapBookings(parseBody(swapSchema, req), { ...action(req, res), catalogues }));
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

  addRoute(router, '/api/admin/bookings/:bookingId/status-preview', {
    get: async (req, res) => {
      const id = bookingIdOf(req);
      const change = parseInput(statusQuestionSchema, req.query);
      res.json(await previewStatusChange(db, id, change, clock()));
    },
  });

  addRoute(router, '/api/admin/bookings/:bookingId/schedule', {
    patch: async (req, res) => {
      const change = parseBody(scheduleChangeSchema, req);
      sendBooking(res, await scheduleBooking(bookingIdOf(req), change, { ...action(req, res), catalogues }));
    },
  });

  addRoute(router, '/api/admin/bookings/:bookingId/send-email', {
    post: [
      requireAdmin,
      async (req, res) => {
        const message = parseBody(staffEmailSchema, req);
        const emailId = await writeToVisitor(bookingIdOf(req), message, action(req, res));
        res.status(202).json({ success: true, message: 'The e-mail is on its way', emailId });
      },
    ],
  });

  addRoute(router, '/api/admin/bookings/:bookingId/email-preview', {
    post: [
      requireAdmin,
      async (req, res) => {
        const message = parseBody(staffEmailSchema, req);
        const bookingId = bookingIdOf(req);
        await readAdminBooking(db, bookingId, clock());
        const { subject, html, text } = await emails.previewStaffMessage(db, {
          bookingIds: [bookingId],
          message,
          now: clock(),
        });
        res.json({ subject, html, text });
      },
    ],
  });

  addRoute(router, '/api/admin/emails/:emailId/resend', {
    post: [
      requireAdmin,
      async (req, res) => {
        const emailId = await resendEmail(emailIdOf(req), action(req, res));
        res.status(202).json({ success: true, message: 'The e-mail is on its way again', emailId });
      },
    ],
  });
  return router;
}

function sendBooking(res: Response, booking: AdminBooking): void {
  res.set('ETag', `"${booking.version}"`).json(booking);
}

function emailIdOf(req: Request): string {
  const id = emailIdSchema.safeParse(req.params.emailId);
  if (!id.success) throw unknownEmail();
  return id.data;
}
