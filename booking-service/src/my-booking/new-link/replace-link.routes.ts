import { Router } from 'express';
import { accountOf } from '../../auth/signed-in.ts';
import { bookingIdOf } from '../../bookings/admin/named-booking.ts';
import type { EmailQueue } from '../../email/base/email.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import { addRoute } from '../../platform/routes.ts';
import { replaceLink } from './replace-link.usecase.ts';

/** Links for staff. Stands behind `requireAdmin`. */
export function replaceLinkRoutes({ db, clock, emails }: PlatformDeps & { emails: EmailQueue }): Router {
  const router = Router();
  addRoute(router, '/api/admin/bookings/:bookingId/link', {
    post: async (req, res) => {
      const action = { db, emails, actor: accountOf(res), now: clock() };
      const emailId = await replaceLink(bookingIdOf(req), action);
      const message = 'Every earlier link is dead, and a new one is on its way';
      res.status(202).json({ success: true, message, emailId });
    },
  });
  return router;
}
