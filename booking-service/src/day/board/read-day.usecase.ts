import { branchMeant } from 'shared/catalogue/catalogue-at.ts';
import type { Day } from 'shared/day/day.ts';
import { sessionFeeWon } from 'shared/pricing/price.ts';
import { isOpenDate, startTimes } from 'shared/slots/offered-slots.ts';
import { addSeoulDays, instantInSeoul } from 'shared/time/seoul.ts';
import { readStudiosOf, requireBranch } from '../../catalogue/branches.store.ts';
import { catalogueEvenIfClosed } from '../../catalogue/catalogue-for.ts';
import type { Catalogues } from '../../catalogue/catalogues.usecase.ts';
import type { Queryable } from '../../platform/database.ts';
import { readBlockedTimes } from '../../slots/blocked-times.store.ts';
import type { BranchDay } from '../../slots/sold-day.usecase.ts';
import { isHeldSql } from '../../slots/slot-claims.store.ts';
import { readWaiting } from '../../waitlist/staff-waitlist.usecase.ts';
import { readDaySessions } from '../sessions/day-sessions.store.ts';

/** Who owns the times of a day in some studios, by time. Found in the claims' index, however many bookings there are. */
const OWNERS = `
  SELECT studio.id AS "studioId", owned.booking_id AS "bookingId"
    FROM unnest($4::smallint[]) AS studio (id)
    CROSS JOIN LATERAL (
      SELECT booking_id, min(starts_at) AS starts_at FROM slot_claims
       WHERE studio_id = studio.id AND starts_at >= $1 AND starts_at < $2 AND ${isHeldSql('slot_claims', '$3')}
       GROUP BY booking_id) AS owned
   ORDER BY owned.starts_at, studio.id`;

interface Owner {
  studioId: number;
  bookingId: string;
}

/**
 * The board of a day in a branch, also in one that sells no longer: who was sold a session there comes.
 *
 * @throws Problem `validation-failed` for a branch that never was, `not-ready` while there is no catalogue
 */
export async function readDay(
  { db, catalogues }: { db: Queryable; catalogues: Pick<Catalogues, 'current'> },
  { date, branchId: asked }: BranchDay,
  now: Date,
): Promise<Day> {
  const newest = await catalogues.current();
  const branchId = asked ?? branchMeant(newest);
  await requireBranch(db, asked);
  const { rules } = catalogueEvenIfClosed(newest, branchId);
  const studios = await readStudiosOf(db, branchId);
  const ids = studios.map(({ id }) => id);
  const midnights = [instantInSeoul(date, '00:00'), instantInSeoul(addSeoulDays(date, 1), '00:00')] as const;
  const { rows: owners } = await db.query<Owner>(OWNERS, [...midnights, now, ids]);
  const blocked = await readBlockedTimes(db, ...midnights, ids);
  const sessions = await readDaySessions(
    db,
    owners.map(({ bookingId }) => bookingId),
    now,
  );
  const sold = new Set(rules.studios.map(({ id }) => id));
  const used = new Set(owners.map(({ studioId }) => studioId));
  return {
    date,
    now: now.toISOString(),
    opensAt: rules.openingHours.opensAt,
    closesAt: rules.openingHours.closesAt,
    slotMinutes: rules.slotMinutes,
    starts:
      sold.size > 0 && isOpenDate(rules, date, now)
        ? startTimes(rules).map((time) => ({ time, priceWon: sessionFeeWon(rules, time) }))
        : [],
    isClosed: rules.closedDates.includes(date),
    arrival: rules.arrival,
    studios: studios
      .filter(({ id }) => sold.has(id) || used.has(id))
      .map((studio) => ({ ...studio, isSold: sold.has(studio.id) })),
    blocked,
    waiting: await readWaiting(db, { branchId, date }, now),
    sessions,
  };
}
