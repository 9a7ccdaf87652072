import { expect } from 'vitest';
import { bookingsOf, ordersOf } from './world.ts';
import type { World } from './world.ts';

/** Promise 1, at every moment: whoever reads as active has their slot, and nobody who is cancelled has one. */
export async function expectSlotsOwned(world: World): Promise<void> {
  const { rows } = await world.desk.db.query(
    `SELECT b.id, b.status, b.hold_expires_at, b.cancellation_reason, c.booking_id AS owns
       FROM bookings b LEFT JOIN slot_claims c
         ON c.booking_id = b.id AND c.starts_at = b.starts_at AND c.studio_id = b.studio_id
      WHERE b.id = ANY ($1) AND (b.status = 'pending' AND b.hold_expires_at <= $2) IS NOT TRUE
        AND (c.booking_id IS NULL) = (b.status <> 'cancelled')`,
    [bookingsOf(world), world.desk.clock.now()],
  );
  expect(rows, 'a booking without its slot, or a slot of a cancelled booking').toEqual([]);
  const { rowCount } = await world.desk.db.query(
    `SELECT FROM slot_claims WHERE booking_id = ANY ($1) GROUP BY booking_id HAVING count(*) > 1`,
    [bookingsOf(world)],
  );
  expect(rowCount, 'a booking with two slots').toBe(0);
}

/**
 * An order is never half taken, at any moment: those of it whose status staff have not touched, and whom their visitor has not
 * cancelled alone, all stand alike, until the
 * same moment, and for the same reason where they do not stand any more.
 */
export async function expectStandTogether(world: World): Promise<void> {
  const { rows } = await world.desk.db.query(
    `SELECT b.order_id, json_agg(json_build_array(b.place, b.status, b.cancellation_reason, b.hold_expires_at)) AS singers
       FROM bookings b
      WHERE b.order_id = ANY ($1) AND NOT EXISTS (SELECT FROM booking_history h
              WHERE h.booking_id = b.id AND (h.event LIKE 'status-%' AND h.actor LIKE 'user:%'
                 -- What is given up by its payment is given up as a whole.
                 OR h.event = 'cancelled' OR h.event = 'abandoned' AND NOT h.details ? 'orderId'))
      GROUP BY b.order_id
     HAVING count(DISTINCT (b.status, b.cancellation_reason, b.hold_expires_at)) > 1`,
    [ordersOf(world)],
  );
  expect(rows, 'an order that is half taken').toEqual([]);
}
