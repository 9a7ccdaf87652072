import { initialArrival } from 'shared/catalogue/arrival.ts';
import type { Day } from 'shared/day/day.ts';
import { sessionFeeWon } from 'shared/pricing/price.ts';
import { isOpenDate, startTimes } from 'shared/slots/offered-slots.ts';
import { addSeoulDays, instantInSeoul } from 'shared/time/seoul.ts';
import type { Catalogues } from '../../catalogue/catalogues.usecase.ts';
import type { Queryable } from '../../platform/database.ts';
import { readBlockedTimes } from '../../slots/blocked-times.store.ts';
import { isHeldSql } from '../../slots/slot-claims.store.ts';
import { readWaiting } from '../../waitlist/staff-waitlist.usecase.ts';
import { readDaySessions } from '../sessions/day-sessions.store.ts';

/** Who owns the times of a day, by time. Found in the claims' index, however many bookings there are. */
const OWNERS = `
  SELECT studio.id AS "studioId", studio.name AS "studioName", owned.booking_id AS "bookingId"
    FROM studios AS studio
    CROSS JOIN LATERAL (
      SELECT booking_id, min(starts_at) AS starts_at FROM slot_claims
       WHERE studio_id = studio.id AND starts_at >= $1 AND starts_at < $2 AND ${isHeldSql('slot_claims', '$3')}
       GROUP BY booking_id) AS owned
   ORDER BY owned.starts_at, studio.id`;

interface Owner {
  studioId: number;
  studioName: string;
  bookingId: string;
}

/** The board of a day (yyyy-MM-dd in Seoul). @throws Problem `not-ready` while there is no catalogue */
export async function readDay(
  { db, catalogues }: { db: Queryable; catalogues: Pick<Catalogues, 'current'> },
  date: string,
  now: Date,
): Promise<Day> {
  const { rules } = await catalogues.current();
  const midnights = [instantInSeoul(date, '00:00'), instantInSeoul(addSeoulDays(date, 1), '00:00')] as const;
  const { rows: owners } = await db.query<Owner>(OWNERS, [...midnights, now]);
  const blocked = await readBlockedTimes(db, ...midnights);
  const sessions = await readDaySessions(
    db,
    owners.map(({ bookingId }) => bookingId),
    now,
  );
  const sold = new Map(rules.studios.map(({ id, name }) => [id, name]));
  const used = new Map(owners.map(({ studioId, studioName }) => [studioId, studioName]));
  return {
    date,
    now: now.toISOString(),
    opensAt: rules.openingHours.opensAt,
    closesAt: rules.openingHours.closesAt,
    slotMinutes: rules.slotMinutes,
    starts: isOpenDate(rules, date, now)
      ? startTimes(rules).map((time) => ({ time, priceWon: sessionFeeWon(rules, time) }))
      : [],
    isClosed: rules.closedDates.includes(date),
    arrival: rules.arrival ?? initialArrival,
    studios: [...new Map([...used, ...sold])]
      .map(([id, name]) => ({ id, name, isSold: sold.has(id) }))
      .sort((a, b) => a.id - b.id),
    blocked,
    waiting: await readWaiting(db, date, now),
    sessions,
  };
}
