import { Router } from 'express';
import type { EmailQueue } from '../email/base/email.ts';
import type { Catalogues } from '../catalogue/catalogues.usecase.ts';
import type { Payments } from '../payments/payments.feature.ts';
import type { LinkDeps } from '../personal-links/follow-link.usecase.ts';
import { accessRoutes } from './access/access.routes.ts';
import { visitCookie } from './access/visit-cookie.ts';
import { cancellationRoutes } from './cancellation/cancellation.routes.ts';
import { detailsRoutes } from './details/details.routes.ts';
import { emailChangeRoutes } from './email-change/email-change.routes.ts';
import { moveRoutes } from './move/move.routes.ts';
import { reminderRoutes } from './reminders/reminders.routes.ts';
import { answerWithPage, myBookingRoutes } from './view/my-booking.routes.ts';

export interface MyBookingDeps extends LinkDeps {
  emails: EmailQueue;
  catalogues: Catalogues;
  payments: Payments;
}

/** The page of a visitor's own: everything under `/api/my-booking`, and where mail programs switch reminders off. */
export function myBooking(platform: MyBookingDeps): Router {
  const { config } = platform;
  const visits = visitCookie({ https: config.siteOrigin.startsWith('https://') });
  const deps = { ...platform, visits };
  const answer = answerWithPage(platform);
  return Router().use(
    accessRoutes(deps),
    myBookingRoutes(deps, answer),
    emailChangeRoutes(deps, answer),
    reminderRoutes(deps, answer),
    detailsRoutes(deps, answer),
    moveRoutes(deps, answer),
    cancellationRoutes(deps, answer),
  );
}
