import { expect } from 'vitest';
import { bookingsOf } from './world.ts';
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

interface Row {
  orderId: string;
  bookingId: string;
  state: string;
  balanceWon: number | null;
  status: string;
  reason: string | null;
  /** Staff cancelled it after it was paid: what goes back is for them to say. */
  staffDecided: boolean;
}

/** Promises 2, 3 and 5, once everything is at rest. */
export async function expectPromises(world: World): Promise<void> {
  const { desk } = world;
  const { rows } = await desk.db.query<Row>(
    `SELECT a.id AS "orderId", b.id AS "bookingId", a.state, a.balance_won AS "balanceWon", b.status,
            b.cancellation_reason AS reason,
            EXISTS (SELECT FROM booking_history h WHERE h.booking_id = b.id AND h.event = 'status-cancelled'
              AND h.actor LIKE 'user:%' AND h.id > (SELECT max(id) FROM booking_history paid
                WHERE paid.booking_id = b.id AND paid.event = 'paid')) AS "staffDecided"
       FROM payment_attempts a JOIN bookings b ON b.id = a.order_id WHERE b.id = ANY ($1)`,
    [bookingsOf(world)],
  );
  const live = rows.filter(({ state }) => ['CONFIRMING', 'UNKNOWN', 'PAID'].includes(state));
  expect(new Set(live.map(({ bookingId }) => bookingId)).size, 'one live attempt').toBe(live.length);
  for (const row of rows) {
    const [capture, ...more] = await desk.provider.captures(row.orderId);
    expect(more).toEqual([]);
    if (!capture) {
      expect(row.state, 'nothing was taken').not.toBe('PAID');
      continue;
    }
    expect(capture.captures, 'one capture').toBe(1);
    const isOver = capture.balanceWon === 0;
    const isHonoured = row.state === 'PAID' && row.status !== 'cancelled';
    expect(
      isOver || isHonoured || (row.state === 'PAID' && row.staffDecided),
      `money without a session: ${JSON.stringify(row)}`,
    ).toBe(true);
    if (row.state === 'PAID') expect(row.balanceWon, 'equal balances').toBe(capture.balanceWon);
    if (world.acknowledged.has(row.orderId)) expect(row.state, 'acknowledged').toBe('PAID');
  }
  await expectMails(world);
}

async function expectMails({ desk, checkouts }: World): Promise<void> {
  for (const { booking } of checkouts) {
    const mails = await desk.mails(booking.id);
    const count = (kind: string) => mails.filter((mail) => mail === kind).length;
    expect(count('booking-confirmed'), 'a mail for each payment').toBe(
      await desk.happened(booking.id, 'paid'),
    );
    expect(count('payment-refunded') + count('booking-refunded'), 'a mail for each refund').toBe(
      await desk.happened(booking.id, 'refunded'),
    );
  }
}
