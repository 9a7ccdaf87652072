import type { WhyNot } from 'shared/problems/bookings.en.ts';
import type { BusinessRules } from 'shared/catalogue/catalogue.ts';
import { isStartTime } from 'shared/slots/offered-slots.ts';
import { instantInSeoul } from 'shared/time/seoul.ts';
import type { Booking } from '../../booking-row/booking-row.ts';
import type { Database } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { nearestTo } from '../../slots/party-fit.ts';
import { readBlockedDay } from '../../slots/blocked-times.store.ts';
import { readDay } from '../../slots/slots.store.ts';
import { standsIn } from '../../slots/stands-in.ts';
import { unitsOfOthers } from '../../slots/without-units.ts';
import { firstWithoutRoom, freeStarts } from './free-starts.ts';
import { inARow, isWithinHours } from './sessions.ts';
import type { TimedSession, WantedStart } from './sessions.ts';

const NAMED_TIMES = 3;

/**
 * Why those who are to be moved could not be, with times of that day at which they can.
 *
 * @param sold the rules under which whoever asks may choose
 */
export async function cannotMove(
  wanted: WantedStart,
  moving: readonly Booking[],
  { db, now }: { db: Database; now: Date },
  sold: BusinessRules,
): Promise<Problem> {
  const { bookingDate, bookingTime } = wanted;
  const { owned } = await readDay(db, bookingDate, now, sold);
  const blocked = await readBlockedDay(db, bookingDate, sold);
  const others = unitsOfOthers(moving, owned, blocked);
  const free = freeStarts(moving, sold, bookingDate, now, others);
  const next = free.filter((time) => time > bookingTime).slice(0, NAMED_TIMES);
  const freeTimes = next.length > 0 ? next : free.slice(-NAMED_TIMES);
  const gone = firstWithoutRoom(inARow(moving, wanted, sold), sold, others);
  const goneTime = gone?.time ?? bookingTime;
  const isSold = sold.studios.length > 0 && (gone === undefined || isWithinHours(gone, sold));
  const type = isSold ? 'slot-taken' : 'slot-not-on-sale';
  const startsAt = instantInSeoul(bookingDate, goneTime);
  const isBlocked = sold.studios.some(({ id }) => standsIn(blocked, { studioId: id, startsAt }));
  const taken: WhyNot['why'] = isBlocked ? 'blocked' : 'taken';
  const minutes = gone?.booking.slotMinutes ?? sold.slotMinutes;
  const why = isSold ? taken : notSold(gone, sold);
  const params = {
    ...{ why, minutes, freeTimes },
    startsAt: instantInSeoul(bookingDate, bookingTime).toISOString(),
  };
  if (moving.length === 1) return new Problem(type, { code: 'not-moved', params });
  const nearestTime = nearestTo(bookingTime, free);
  return new Problem(
    type,
    { code: 'party-not-moved', params: { ...params, goneTime, people: moving.length } },
    { goneTime, ...(nearestTime && { nearestTime }) },
  );
}

/** A session that was sold longer than they are now may begin where others still do, and would end after closing. */
const notSold = (gone: TimedSession | undefined, sold: BusinessRules): WhyNot['why'] =>
  gone && isStartTime(sold, gone.time) ? 'too-long' : 'no-session';
