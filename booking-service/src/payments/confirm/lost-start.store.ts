import type { Queryable } from '../../platform/database.ts';

/** Kept with `not-honoured` in the history of a party: the session that somebody else had when the money arrived. */
export const lostStart = (startsAt: Date | null) =>
  startsAt ? { lostStartsAt: startsAt.toISOString() } : {};

/** That session's start; null where it is not known. */
export async function lostStartOf(db: Queryable, orderId: string): Promise<Date | null> {
  const { rows } = await db.query<{ startsAt: Date | null }>(
    `SELECT (h.details ->> 'lostStartsAt')::timestamptz AS "startsAt"
       FROM booking_history h JOIN bookings b ON b.id = h.booking_id
      WHERE b.order_id = $1 AND h.event = 'not-honoured' ORDER BY h.at DESC LIMIT 1`,
    [orderId],
  );
  return rows[0]?.startsAt ?? null;
}
