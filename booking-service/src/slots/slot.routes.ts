import { Router } from 'express';
import { timeslotsSchema } from 'shared/slots/timeslots.ts';
import { isCalendarDate } from 'shared/time/seoul.ts';
import * as z from 'zod';
import type { Catalogues } from '../catalogue/catalogues.usecase.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { problemResponses } from '../platform/openapi.ts';
import type { ApiPaths } from '../platform/openapi.ts';
import { validationFailed } from '../platform/parse.ts';
import { addRoute } from '../platform/routes.ts';
import { shareReads } from '../platform/share-reads.ts';
import { freeTimes } from './free-times.ts';
import { readDay } from './slots.store.ts';

export const slotPaths: ApiPaths = {
  '/api/timeslots/{date}': {
    get: {
      summary: 'Free start times of a day',
      tags: ['Slots'],
      requestParams: { path: z.object({ date: z.iso.date().meta({ description: 'A date in Seoul' }) }) },
      responses: {
        200: {
          description:
            'HH:mm in Seoul, earliest first; empty when the day is closed, over, too far ahead or sold out',
          content: { 'application/json': { schema: timeslotsSchema, example: ['10:00', '10:10'] } },
        },
        ...problemResponses('validation-failed', 'too-many-requests', 'not-ready'),
      },
    },
  },
};

/** `GET /api/timeslots/{yyyy-MM-dd}`, always from the database as it is now. */
export function slotRoutes({ db, clock, catalogues }: PlatformDeps & { catalogues: Catalogues }): Router {
  const router = Router();
  const freeTimesOf = shareReads(async (date) => {
    const now = clock();
    const { version, owned } = await readDay(db, date, now);
    const { rules } = await catalogues.at(version);
    return freeTimes(rules, date, now, owned);
  });

  addRoute(router, '/api/timeslots/:date', {
    get: async (req, res) => {
      const date = String(req.params.date);
      if (!isBookableYear(date)) throw validationFailed([{ path: 'date', message: dateMessage }]);
      res.json(await freeTimesOf(date));
    },
  });
  return router;
}

const dateMessage = 'Please ask for a date that exists, written as yyyy-MM-dd, for example 2026-07-01';

/** A calendar date of this century or later: what is earlier is a slip, and PostgreSQL has no year 0. */
function isBookableYear(date: string): boolean {
  return isCalendarDate(date) && date >= '2000-01-01';
}
