import type { Queryable } from '../../platform/database.ts';
import type { SessionSlot } from '../../slots/slot-claims.store.ts';

/**
 * The sessions that the order of a payment attempt holds unpaid at `now`. None where the hold has run out, since somebody
 * else may have its times, and none where they are paid, since those are not given back.
 */
export async function heldSessions(db: Queryable, attemptId: string, now: Date): Promise<SessionSlot[]> {
  const { rows } = await db.query<SessionSlot>(
    `SELECT b.studio_id AS "studioId", b.starts_at AS "startsAt", b.slot_minutes AS "slotMinutes"
       FROM payment_attempts a JOIN bookings b ON b.order_id = a.order_id
      WHERE a.id = $1 AND EXISTS (SELECT FROM slot_claims c WHERE c.booking_id = b.id AND c.expires_at > $2)`,
    [attemptId, now],
  );
  return rows;
}
