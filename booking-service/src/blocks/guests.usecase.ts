import type { PlainCode } from 'shared/problems/refusals.en.ts';
import type { BlockSpan, Guests } from 'shared/blocks/block.ts';
import type { BusinessRules } from 'shared/catalogue/catalogue.ts';
import { CLAIM_UNIT_MINUTES } from 'shared/slots/claims.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import type { Booking } from '../booking-row/booking-row.ts';
import { readBookingRows } from '../bookings/admin/admin-bookings.store.ts';
import { soldByStaff } from '../bookings/admin/schedule-rules.ts';
import type { Catalogues } from '../catalogue/catalogues.usecase.ts';
import { readDaySessions } from '../day/sessions/day-sessions.store.ts';
import type { Queryable } from '../platform/database.ts';
import { validationFailed } from '../platform/parse.ts';
import { readDay } from '../slots/slots.store.ts';
import { bookingsIn, bookingsUnder } from './blocks.store.ts';
import type { Stretches } from './blocks.store.ts';
import { nearestPlaces } from './nearest-places.ts';
import { laidOutUntil, startsOf } from './weeks.ts';

export interface GuestsDeps {
  db: Queryable;
  catalogues: Pick<Catalogues, 'current' | 'ofStudio'>;
}

/**
 * Where a block would lie.
 *
 * @param rules of the branch
 * @throws Problem `validation-failed` for a studio that is not on sale there, and for times that are over or too far ahead
 */
export function stretchesOf(span: BlockSpan, rules: BusinessRules, now: Date): Stretches {
  const startsAt = new Date(span.startsAt);
  const refused = (path: string, code: PlainCode) => validationFailed([{ path, code }]);
  if (!span.studioIds.every((wanted) => rules.studios.some(({ id }) => id === wanted)))
    throw refused('studioIds', 'studio-not-sold');
  if (startsAt.getTime() <= now.getTime() - CLAIM_UNIT_MINUTES * 60_000)
    throw refused('startsAt', 'start-passed');
  if (startsAt > laidOutUntil(now)) throw refused('startsAt', 'block-too-far');
  const { studioIds, isWeekly, lastDate = null } = span;
  return {
    studioIds,
    starts: startsOf({ startsAt, isWeekly, lastDate }, startsAt, laidOutUntil(now)),
    lengthMs: Date.parse(span.endsAt) - startsAt.getTime(),
  };
}

/** The catalogue of the branch in which a block is to lie: that of its first studio. */
export const soldUnder = ({ catalogues }: GuestsDeps, { studioIds: [first] }: Pick<BlockSpan, 'studioIds'>) =>
  first === undefined ? catalogues.current() : catalogues.ofStudio(first);

/**
 * Whom a block would concern. Nothing is changed; where else they could sing is found once it lies there.
 *
 * @throws Problem as `stretchesOf` does
 */
export async function guestsIn(deps: GuestsDeps, span: BlockSpan, now: Date): Promise<Guests[]> {
  const { rules } = await soldUnder(deps, span);
  const ids = await bookingsIn(deps.db, stretchesOf(span, rules, now), now);
  const guests = await toGuests(deps, new Map(ids.map((id) => [id, false])), now);
  return guests.map(({ sessions }) => ({ sessions, nearest: null }));
}

/** Whom a block concerns, those who stay in it included. */
export async function guestsUnder(deps: GuestsDeps, blockId: number, now: Date): Promise<Guests[]> {
  const bookings = await bookingsUnder(deps.db, blockId, now);
  return toGuests(deps, new Map(bookings.map(({ id, isKept }) => [id, isKept])), now);
}

async function toGuests(
  { db, catalogues }: GuestsDeps,
  kept: ReadonlyMap<string, boolean>,
  now: Date,
): Promise<Guests[]> {
  if (kept.size === 0) return [];
  const ids = [...kept.keys()];
  const [rows, sessions] = await Promise.all([readBookingRows(db, ids, now), readDaySessions(db, ids, now)]);
  const sessionOf = new Map(sessions.map((session) => [session.id, session]));
  const [first] = rows;
  if (!first) return [];
  // A block lies in one branch.
  const { rules } = await catalogues.ofStudio(first.studioId);
  const guests: Guests[] = [];
  for (const [date, groups] of byDay(rows)) {
    const { owned } = await readDay(db, date, now, rules);
    // Whoever stays, or has yet to pay, takes no room from the others.
    const moving = groups.filter((group) => group.every((one) => !kept.get(one.id) && !isHold(one)));
    const places = nearestPlaces(moving, date, soldByStaff(rules), owned, now);
    groups.forEach((group) => {
      const shown = group.flatMap(({ id }) => {
        const session = sessionOf.get(id);
        return session ? [{ ...session, isKept: kept.get(id) ?? false }] : [];
      });
      if (shown.length > 0) guests.push({ sessions: shown, nearest: places[moving.indexOf(group)] ?? null });
    });
  }
  return guests;
}

/** Those of one order on one day together, by time. */
function byDay<One extends Booking>(rows: readonly One[]): Map<string, One[][]> {
  const days = new Map<string, Map<string, One[]>>();
  const inOrder = rows.toSorted(
    (one, other) => startOf(one) - startOf(other) || one.studioId - other.studioId,
  );
  for (const row of inOrder) {
    if (row.startsAt === null) continue;
    const { date } = seoulWallClock(row.startsAt);
    const orders = days.get(date) ?? new Map<string, One[]>();
    days.set(date, orders.set(row.orderId, [...(orders.get(row.orderId) ?? []), row]));
  }
  return new Map([...days].map(([date, orders]) => [date, [...orders.values()]]));
}

/** Whoever is at the payment page chooses a time there. */
export const isHold = ({ status, holdPromisedUntil }: Booking) =>
  status === 'pending' && holdPromisedUntil !== null;

const startOf = ({ startsAt }: Booking) => startsAt?.getTime() ?? 0;
