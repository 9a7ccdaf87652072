import type { Request, Router } from 'express';
import { MAX_PARTY_SIZE } from 'shared/bookings/companion.ts';
import { timeslotsSchema } from 'shared/slots/timeslots.ts';
import { branchQuery } from '../catalogue/branch-parameter.ts';
import type { Catalogues } from '../catalogue/catalogues.usecase.ts';
import { dateParameter } from '../catalogue/date-parameter.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { numberIn } from '../platform/parse.ts';
import { everybody, taggedRouter } from '../platform/routes.ts';
import { shareReads } from '../platform/share-reads.ts';
import { freeTimes } from './free-times.ts';
import type { SessionSlot } from './slot-claims.store.ts';
import { readSoldDay } from './sold-day.usecase.ts';
import type { BranchDay } from './sold-day.usecase.ts';
import { withoutUnitsOf } from './without-units.ts';

const query = branchQuery.extend({
  people: numberIn(MAX_PARTY_SIZE, 'people-malformed').default(1).meta({
    description: 'How many sing in a row: only starts with so many free sessions in one studio',
  }),
});

interface SlotDeps extends PlatformDeps {
  catalogues: Catalogues;
  /** What is held for the browser that asks, and so is free for it. */
  heldFor: (req: Request) => Promise<SessionSlot | undefined>;
}

/** Free times, always from the database as it is now. */
export function slotRoutes(deps: SlotDeps): Router {
  const { clock, heldFor } = deps;
  const { router, route } = taggedRouter('Slots');
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

  route('GET /api/timeslots/:date', everybody, {
    summary: 'Free start times of a day',
    description:
      'HH:mm in Seoul, earliest first; empty when the day is closed, over, too far ahead or sold out.',
    params: { date: dateParameter },
    query,
    answers: { 200: timeslotsSchema },
    async handle({ params: { date }, query: { people, branchId }, req }) {
      const day: BranchDay = { date, branchId };
      const own = await heldFor(req);
      const startsFor = await (own ? read(day, [own]) : readStarts(JSON.stringify(day)));
      return startsFor(people);
    },
  });
  return router;
}
