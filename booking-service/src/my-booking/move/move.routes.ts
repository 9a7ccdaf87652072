import type { Router } from 'express';
import { ownMoveSchema, timesQuestionSchema } from 'shared/my-booking/requests.ts';
import { timeslotsSchema } from 'shared/slots/timeslots.ts';
import { globalRegistry } from 'zod/mini';
import { taggedRouter } from '../../platform/routes.ts';
import { tag } from '../access/visit.ts';
import { visitors } from '../access/visitor.usecase.ts';
import type { VisitorDeps } from '../access/visitor.usecase.ts';
import { page } from '../base/page.ts';
import type { ReadPage } from '../base/page.ts';
import { moveOwn, timesToMove } from './move-own.usecase.ts';
import type { OwnMoveDeps } from './move-own.usecase.ts';

globalRegistry.add(timesQuestionSchema.shape.date, { format: 'date', description: 'A date in Seoul' });

/** Why a guest cannot be moved, whatever is free. */
const whyNot = [
  'booking-not-found',
  'klook-decides',
  'booking-cancelled',
  'session-begun',
  'move-not-allowed',
] as const;

/** Another time for a visitor's own sessions. */
export function moveRoutes(deps: OwnMoveDeps & VisitorDeps, readPage: ReadPage): Router {
  const { router, route } = taggedRouter(tag);

  route('GET /api/my-booking/times', visitors(deps), {
    summary: 'Start times of a day to which sessions can be moved, earliest first',
    description:
      'Of one singer, or of all who have yet to sing, together. What they have now is no obstacle.',
    query: timesQuestionSchema,
    answers: { 200: timeslotsSchema },
    refusals: whyNot,
    handle: ({ query, visit }) => timesToMove(deps, visit.orderId, query),
  });

  route('POST /api/my-booking/move', visitors(deps), {
    summary: 'Move sessions to another time',
    description:
      'One singer alone, or all who have yet to sing: the first of them at that time, the others directly after. Free, under the policy that they were sold with. A repeat changes nothing.',
    body: ownMoveSchema,
    answers: page,
    refusals: [...whyNot, 'slot-taken', 'slot-not-on-sale', 'too-many-requests'],
    async handle({ body, visit }) {
      await moveOwn(deps, visit, body);
      return readPage(visit.orderId);
    },
  });
  return router;
}
