import { Router } from 'express';
import type { Request } from 'express';
import { MAX_PARTY_SIZE } from 'shared/bookings/companion.ts';
import { timeslotsSchema } from 'shared/slots/timeslots.ts';
import { isCalendarDate } from 'shared/time/seoul.ts';
import * as z from 'zod';
import { branchIn, branchParameter } from '../catalogue/branch-parameter.ts';
import type { Catalogues } from '../catalogue/catalogues.usecase.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { problemResponses } from '../platform/openapi.ts';
import type { ApiPaths } from '../platform/openapi.ts';
import { validationFailed } from '../platform/parse.ts';
import type { FieldError } from '../platform/parse.ts';
import { addRoute } from '../platform/routes.ts';
import { shareReads } from '../platform/share-reads.ts';
import { freeTimes } from './free-times.ts';
import type { SessionSlot } from './slot-claims.store.ts';
import { readSoldDay } from './sold-day.usecase.ts';
import type { BranchDay } from './sold-day.usecase.ts';
import { withoutUnitsOf } from './without-units.ts';

export const slotPaths: ApiPaths = {
  '/api/timeslots/{date}': {
    get: {
      summary: 'Free start times of a day',
      tags: ['Slots'],
      requestParams: {
        path: z.object({ date: z.iso.date().meta({ description: 'A date in Seoul' }) }),
        query: z.object({
          branchId: branchParameter,
          people: z.int().min(1).max(MAX_PARTY_SIZE).optional().meta({
            description:
              'How many sing in a row: only starts with so many free sessions in one studio; 1 when left out',
          }),
        }),
      },
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

interface SlotDeps extends PlatformDeps {
  catalogues: Catalogues;
  /** What is held for the browser that asks, and so is free for it. */
  heldFor: (req: Request) => Promise<SessionSlot | undefined>;
}

/** `GET /api/timeslots/{yyyy-MM-dd}`, always from the database as it is now. */
export function slotRoutes(deps: SlotDeps): Router {
  const { clock, heldFor } = deps;
  const router = Router();
  async function read(day: BranchDay, own: readonly SessionSlot[]): Promise<(people: number) => string[]> {
    const now = clock();
    const { date } = day;
    const { catalogue, owned } = await readSoldDay(deps, day, now);
    const { rules } = catalogue;
    const others = own.length > 0 ? withoutUnitsOf(own, owned) : owned;
    const known: string[][] = [];
    return (people: number) => (known[people] ??= freeTimes(rules, date, now, others, people));
  }
  // Parties of every size share the read of a day, and its answer for theirs.
  const readStarts = shareReads((day) => read(JSON.parse(day) as BranchDay, []));

  addRoute(router, '/api/timeslots/:date', {
    get: async (req, res) => {
      const { people, ...day } = askedFor(req);
      const own = await heldFor(req);
      const startsFor = await (own ? read(day, [own]) : readStarts(JSON.stringify(day)));
      res.json(startsFor(people));
    },
  });
  return router;
}

/** @throws Problem `validation-failed` */
function askedFor(req: Request): BranchDay & { people: number } {
  const date = String(req.params.date);
  const { people = '1' } = req.query;
  const errors: FieldError[] = [];
  if (!isBookableYear(date)) errors.push({ path: 'date', code: 'date-malformed' });
  if (!isPartySize(people))
    errors.push({ path: 'people', code: 'people-malformed', params: { most: MAX_PARTY_SIZE } });
  if (errors.length > 0) throw validationFailed(errors);
  return { date, people: Number(people), ...branchIn(req.query) };
}

const partySizes = Array.from({ length: MAX_PARTY_SIZE }, (_, place) => String(place + 1));
const isPartySize = (people: unknown) => partySizes.includes(people as string);

/** A calendar date of this century or later: what is earlier is a slip, and PostgreSQL has no year 0. */
function isBookableYear(date: string): boolean {
  return isCalendarDate(date) && date >= '2000-01-01';
}
