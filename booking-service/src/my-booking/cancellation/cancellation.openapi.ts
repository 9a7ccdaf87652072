import { cancellationQuoteSchema } from 'shared/my-booking/cancellation.ts';
import { ownCancellationSchema } from 'shared/my-booking/requests.ts';
import * as z from 'zod';
import { json, problemResponses } from '../../platform/openapi.ts';
import type { ApiPaths } from '../../platform/openapi.ts';
import { ownChange, ownRead, page, tags } from '../base/own-page.openapi.ts';

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

export const cancellationPaths: ApiPaths = {
  '/api/my-booking/cancellation': {
    get: {
      summary: 'What goes back if sessions are cancelled now, line by line',
      description: 'By the policy that each was sold under. Nothing is changed.',
      tags,
      requestParams: {
        query: z.object({ bookings: z.string().meta({ description: 'Their numbers, with commas between' }) }),
      },
      responses: {
        200: {
          description: 'The lines, their sum, and until when it is this',
          ...json(cancellationQuoteSchema),
        },
        ...problemResponses(...ownRead, ...whyNot),
      },
    },
    post: {
      summary: 'Cancel sessions, for the sum that was shown',
      description:
        'Where another sum goes back by now it is refused, with that sum. The refund is sent at once; the page shows it arrive. A repeat changes nothing.',
      tags,
      requestBody: json(ownCancellationSchema),
      responses: { 200: page, ...problemResponses(...ownChange, ...whyNot, 'refund-changed') },
    },
  },
};
