import type { Router } from 'express';
import { file, taggedRouter } from '../../platform/routes.ts';
import { tag } from '../access/visit.ts';
import { visitors } from '../access/visitor.usecase.ts';
import type { VisitorDeps } from '../access/visitor.usecase.ts';
import { page } from '../base/page.ts';
import type { ReadPage } from '../base/page.ts';
import { ownCalendar } from './own-calendar.usecase.ts';

/** What the page shows. */
export function myBookingRoutes(deps: VisitorDeps, readPage: ReadPage): Router {
  const { router, route } = taggedRouter(tag);

  route('GET /api/my-booking', visitors(deps), {
    summary: 'What a visitor has booked',
    description: 'For visitors who have opened the link of a mail, as the cookie `visit` says.',
    answers: page,
    handle: ({ visit }) => readPage(visit.orderId),
  });

  route('GET /api/my-booking/calendar.ics', visitors(deps), {
    summary: 'The sessions as a calendar file',
    answers: { 200: file('text/calendar') },
    refusals: ['not-found'],
    async handle({ visit: { orderId }, res }) {
      const calendar = await ownCalendar(deps, orderId);
      res.attachment(`booking-${orderId}.ics`).type('text/calendar; charset=utf-8').send(calendar);
    },
  });
  return router;
}
