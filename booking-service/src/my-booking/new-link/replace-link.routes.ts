import type { Router } from 'express';
import { admins } from '../../auth/signed-in.ts';
import { queuedSchema } from '../../bookings/admin/admin-bookings.request.ts';
import { ofBooking } from '../../bookings/admin/named-booking.ts';
import type { EmailQueue } from '../../email/base/email.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import { taggedRouter } from '../../platform/routes.ts';
import { replaceLink } from './replace-link.usecase.ts';

/** Links for staff. */
export function replaceLinkRoutes({ db, clock, emails }: PlatformDeps & { emails: EmailQueue }): Router {
  const { router, route } = taggedRouter('Admin: bookings');

  route('POST /api/admin/bookings/:bookingId/link', admins, {
    summary: 'Replace the link to a visitor’s own page',
    description:
      'Every earlier link, and every page that one has opened, is dead. A new one goes to the address on file.',
    params: ofBooking,
    answers: { 202: queuedSchema },
    refusals: ['personal-data-removed'],
    async handle({ params: { bookingId }, actor }) {
      const emailId = await replaceLink(bookingId, { db, emails, actor, now: clock() });
      return {
        success: true as const,
        message: 'Every earlier link is dead, and a new one is on its way',
        emailId,
      };
    },
  });
  return router;
}
