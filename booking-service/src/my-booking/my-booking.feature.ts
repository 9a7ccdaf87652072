import { Router } from 'express';
import type { EmailQueue } from '../email/base/email.ts';
import type { Catalogues } from '../catalogue/catalogues.usecase.ts';
import type { Payments } from '../payments/payments.feature.ts';
import type { LinkDeps } from '../personal-links/follow-link.usecase.ts';
import type { ReadPage } from './base/page.ts';
import { accessRoutes } from './access/access.routes.ts';
import { visitCookie } from './access/visit-cookie.ts';
import { cancellationRoutes } from './cancellation/cancellation.routes.ts';
import { detailsRoutes } from './details/details.routes.ts';
import { emailChangeRoutes } from './email-change/email-change.routes.ts';
import { moveRoutes } from './move/move.routes.ts';
import { reminderRoutes } from './reminders/reminders.routes.ts';
import { myBookingRoutes } from './view/my-booking.routes.ts';
import { readMyBooking } from './view/my-booking.usecase.ts';

export interface MyBookingDeps extends LinkDeps {
  emails: EmailQueue;
  catalogues: Catalogues;
  payments: Payments;
}

/** The page of a visitor's own: everything under `/api/my-booking`, and where mail programs switch reminders off. */
export function myBooking(platform: MyBookingDeps): Router {
  const { db, clock } = platform;
  const { siteOrigin } = platform.config;
  const visits = visitCookie({ https: siteOrigin.startsWith('https://') });
  const deps = { ...platform, visits };
  const readPage: ReadPage = (orderId) => readMyBooking({ db, siteOrigin }, orderId, clock());
  return Router().use(
    accessRoutes(deps),
    myBookingRoutes(deps, readPage),
    emailChangeRoutes(deps, readPage),
    reminderRoutes(deps, readPage),
    detailsRoutes(deps, readPage),
    moveRoutes(deps, readPage),
    cancellationRoutes(deps, readPage),
  );
}
