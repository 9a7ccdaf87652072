import { expect } from 'vitest';
import { ordersOf } from './world.ts';
import type { World } from './world.ts';

interface Attempt {
  attemptId: string;
  orderId: string;
  state: string;
  amountWon: number;
  balanceWon: number | null;
  /** What staff decided that goes back, as far as it is done; of the whole payment and beyond what somebody paid. */
  linesWon: number;
  beyondPaid: number;
  singers: Singer[];
}

interface Singer {
  status: string;
  reason: string | null;
  paidWon: number;
  /**
   * Staff cancelled it after it was paid, or before: what goes back is for them to say, or nothing was paid. Or its visitor
   * did, for the sum that they were told.
   */
  isDecided: boolean;
}

const ATTEMPTS = `
  SELECT a.id AS "attemptId", a.order_id AS "orderId", a.state, a.amount_won AS "amountWon", a.balance_won AS "balanceWon",
         (SELECT coalesce(sum(l.amount_won), 0)::int FROM refund_lines l JOIN refunds r ON r.id = l.refund_id
           WHERE r.attempt_id = a.id AND r.state = 'DONE') AS "linesWon",
         (SELECT count(*)::int FROM bookings b WHERE b.order_id = a.order_id AND b.paid_won <
           (SELECT sum(l.amount_won) FROM refund_lines l JOIN refunds r ON r.id = l.refund_id
             WHERE l.booking_id = b.id AND r.attempt_id = a.id AND r.state = 'DONE')) AS "beyondPaid",
         (SELECT json_agg(json_build_object(
            'status', b.status, 'reason', b.cancellation_reason, 'paidWon', b.paid_won,
            'isDecided', EXISTS (SELECT FROM booking_history h WHERE h.booking_id = b.id
              AND (h.event = 'status-cancelled' AND h.actor LIKE 'user:%' OR h.event = 'cancelled') AND h.id > coalesce((SELECT max(id)
                FROM booking_history paid WHERE paid.booking_id = b.id AND paid.event = 'paid'), 0))))
            FROM bookings b WHERE b.order_id = a.order_id) AS singers
    FROM payment_attempts a WHERE a.order_id = ANY ($1)`;

/** Promises 2, 3 and 5, once everything is at rest. */
export async function expectPromises(world: World): Promise<void> {
  const { desk } = world;
  const { rows } = await desk.db.query<Attempt>(ATTEMPTS, [ordersOf(world)]);
  const live = rows.filter(({ state }) => ['CONFIRMING', 'UNKNOWN', 'PAID'].includes(state));
  expect(new Set(live.map(({ orderId }) => orderId)).size, 'one live attempt').toBe(live.length);
  for (const row of rows) {
    const [capture, ...more] = await desk.provider.captures(row.attemptId);
    expect(more).toEqual([]);
    if (!capture) {
      expect(row.state, 'nothing was taken').not.toBe('PAID');
      continue;
    }
    expect(capture.captures, 'one capture').toBe(1);
    expect(row.linesWon + capture.balanceWon, 'not more goes back than was taken').toBeLessThanOrEqual(
      capture.capturedWon,
    );
    expect(row.beyondPaid, 'more went back for somebody than they paid').toBe(0);
    if (row.state === 'PAID') expect(row.balanceWon, 'equal balances').toBe(capture.balanceWon);
    if (world.acknowledged.has(row.attemptId)) expect(row.state, 'acknowledged').toBe('PAID');
    if (capture.balanceWon > 0) expectHonoured(row);
  }
  await expectMails(world);
}

/**
 * Money that is still with us has bought a session for everybody whom it was taken for, but for those whom staff or their visitor
 * cancelled afterwards. Who was given up before, while staff brought another of the order back, was never paid for.
 */
function expectHonoured(row: Attempt): void {
  const told = JSON.stringify(row);
  expect(row.state, `money without a session: ${told}`).toBe('PAID');
  for (const { status, isDecided, paidWon } of row.singers)
    expect(status !== 'cancelled' || isDecided || paidWon === 0, `money without a session: ${told}`).toBe(
      true,
    );
  const paidWon = row.singers.reduce((sum, singer) => sum + singer.paidWon, 0);
  expect(paidWon, `what they paid is what was taken: ${told}`).toBe(row.amountWon);
}

async function expectMails({ desk, checkouts }: World): Promise<void> {
  for (const { booking } of checkouts) {
    const mails = await desk.mails(booking.id);
    const count = (...kinds: string[]) => mails.filter((mail) => kinds.includes(mail)).length;
    const { rows } = await desk.db.query<{ paid: number; refunded: number }>(
      `SELECT (SELECT count(DISTINCT h.details ->> 'orderId')::int FROM booking_history h JOIN bookings b ON b.id = h.booking_id
                WHERE b.order_id = $1 AND h.event = 'paid') AS paid,
              (SELECT count(*)::int FROM refunds r JOIN payment_attempts a ON a.id = r.attempt_id
                WHERE a.order_id = $1 AND r.state = 'DONE') AS refunded`,
      [booking.id],
    );
    expect(count('booking-confirmed'), 'a mail for each payment').toBe(rows[0]?.paid);
    expect(count('payment-refunded', 'booking-refunded'), 'a mail for each refund').toBe(rows[0]?.refunded);
  }
}
