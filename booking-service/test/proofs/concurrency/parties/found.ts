import { seoulWallClock } from 'shared/time/seoul.ts';
import type { ServiceUnderTest } from '../../../harness/service.ts';

/** A claim as a rush has left it, by what it is for. */
export interface Claim {
  orderId: string;
  id: string;
  place: number;
  /** HH:mm */
  time: string;
  studioId: number;
}

/** Every claim of a day with its booking. */
export async function claimsOf({ db }: ServiceUnderTest, date: string): Promise<Claim[]> {
  const { rows } = await db.query<Omit<Claim, 'time'> & { startsAt: Date }>(
    `SELECT b.order_id AS "orderId", b.id, b.place, c.starts_at AS "startsAt", c.studio_id AS "studioId"
       FROM slot_claims c JOIN bookings b ON b.id = c.booking_id
      WHERE (c.starts_at AT TIME ZONE 'Asia/Seoul')::date = $1::date`,
    [date],
  );
  return rows.map(({ startsAt, ...claim }) => ({ ...claim, time: seoulWallClock(startsAt).time }));
}

/** Orders that are not whole: somebody of them has no time, or they do not sing in a row in one studio. */
export async function brokenOrders({ db }: ServiceUnderTest): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `SELECT o.id FROM orders o JOIN bookings b ON b.order_id = o.id
       LEFT JOIN slot_claims c ON c.booking_id = b.id AND c.starts_at = b.starts_at AND c.studio_id = b.studio_id
      GROUP BY o.id
     HAVING count(*) <> count(c.booking_id) OR count(DISTINCT c.studio_id) <> 1 OR max(b.place) <> count(*)
         OR count(DISTINCT b.starts_at - b.place * b.slot_minutes * interval '1 minute') <> 1`,
  );
  return rows.map(({ id }) => id);
}

/** How many times have more than one owner. */
export async function soldTwice({ db }: ServiceUnderTest): Promise<number> {
  const { rowCount } = await db.query(
    'SELECT FROM slot_claims GROUP BY studio_id, starts_at HAVING count(DISTINCT booking_id) > 1',
  );
  return rowCount;
}

/** Whether these times are all still free in one of the studios. */
export const fits = (
  claims: readonly Claim[],
  studios: readonly { id: number }[],
  times: readonly string[],
) => studios.some(({ id }) => !claims.some(({ studioId, time }) => studioId === id && times.includes(time)));

export async function deadlocksOf({ db }: ServiceUnderTest): Promise<number> {
  const { rows } = await db.query<{ deadlocks: number }>(
    'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
  );
  return rows[0]?.deadlocks ?? 0;
}
