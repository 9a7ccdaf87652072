import type { Router } from 'express';
import { cancellationQuoteSchema } from 'shared/my-booking/cancellation.ts';
import { cancellationQuestionSchema, ownCancellationSchema } from 'shared/my-booking/requests.ts';
import { taggedRouter } from '../../platform/routes.ts';
import { tag } from '../access/visit.ts';
import { visitors } from '../access/visitor.usecase.ts';
import type { VisitorDeps } from '../access/visitor.usecase.ts';
import { page } from '../base/page.ts';
import type { ReadPage } from '../base/page.ts';
import { cancelOwn } from './cancel-own.usecase.ts';
import type { CancellationDeps } from './cancel-own.usecase.ts';
import { quoteCancellation } from './quote-cancellation.usecase.ts';

/** Why it cannot be cancelled now, or here. */
const whyNot = [
  'booking-not-found',
  'klook-decides',
  'booking-cancelled',
  'session-begun',
  'cancellation-not-possible',
  'payment-in-progress',
  'refund-in-progress',
] as const;

/** What goes back if a visitor cancels now, and the cancellation itself. */
export function cancellationRoutes(deps: CancellationDeps & VisitorDeps, readPage: ReadPage): Router {
  const { router, route } = taggedRouter(tag);

  route('GET /api/my-booking/cancellation', visitors(deps), {
    summary: 'What goes back if sessions are cancelled now, line by line, and until when',
    description: 'By the policy that each was sold under. Nothing is changed.',
    query: cancellationQuestionSchema,
    answers: { 200: cancellationQuoteSchema },
    refusals: whyNot,
    handle: ({ query, visit }) => quoteCancellation(deps, visit.orderId, query.bookings),
  });

  route('POST /api/my-booking/cancellation', visitors(deps), {
    summary: 'Cancel sessions, for the sum that was shown',
    description:
      'Where another sum goes back by now it is refused, with that sum. The refund is sent at once; the page shows it arrive. A repeat changes nothing.',
    body: ownCancellationSchema,
    answers: page,
    refusals: [...whyNot, 'refund-changed', 'too-many-requests'],
    async handle({ body, visit }) {
      await cancelOwn(deps, visit, body);
      return readPage(visit.orderId);
    },
  });
  return router;
}
