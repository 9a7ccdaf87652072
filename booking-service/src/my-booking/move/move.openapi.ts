import { ownMoveSchema } from 'shared/my-booking/requests.ts';
import { timeslotsSchema } from 'shared/slots/timeslots.ts';
import * as z from 'zod';
import { json, problemResponses } from '../../platform/openapi.ts';
import type { ApiPaths } from '../../platform/openapi.ts';
import { ownChange, ownRead, page, tags } from '../base/own-page.openapi.ts';

/** Why somebody cannot be moved, whatever is free. */
const whoCannot = [
  'booking-not-found',
  'klook-decides',
  'booking-cancelled',
  'session-begun',
  'move-not-allowed',
] as const;

export const movePaths: ApiPaths = {
  '/api/my-booking/times': {
    get: {
      summary: 'Start times of a day to which sessions can be moved',
      description:
        'Of one singer, or of all who have yet to sing, together. What they have now is no obstacle.',
      tags,
      requestParams: {
        query: z.object({
          bookings: z.string().meta({ description: 'Their numbers, with commas between' }),
          date: z.iso.date().meta({ description: 'A date in Seoul' }),
        }),
      },
      responses: {
        200: { description: 'HH:mm in Seoul, earliest first', ...json(timeslotsSchema) },
        ...problemResponses(...ownRead, ...whoCannot),
      },
    },
  },
  '/api/my-booking/move': {
    post: {
      summary: 'Move sessions to another time',
      description:
        'One singer alone, or all who have yet to sing: the first of them at that time, the others directly after. Free, ' +
        'under the policy that they were sold with. A repeat changes nothing.',
      tags,
      requestBody: json(ownMoveSchema),
      responses: {
        200: page,
        ...problemResponses(...ownChange, ...whoCannot, 'slot-taken', 'slot-not-on-sale'),
      },
    },
  },
};
