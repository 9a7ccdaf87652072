import type { Booking } from '../../booking-row/booking-row.ts';
import type { Order } from '../../orders/order.ts';
import { leftOf } from '../../payments/attempts/attempt.ts';
import type { LiveAttempt } from '../../payments/attempts/attempt.ts';
import { bySource } from '../../payments/refunds/by-source.ts';
import { judgeOrder, shareOut } from '../../payments/refunds/judge-refund.usecase.ts';
import type { Judged } from '../../payments/refunds/judge-refund.usecase.ts';
import { hasOpenRefund } from '../../payments/refunds/staff-refund.store.ts';
import type { Queryable } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { whyNotCancelled } from './own-cancellation.ts';

/** What becomes of the money when these are cancelled. In won. */
export interface JudgedCancellation {
  /** By place. */
  judged: Judged[];
  /** What goes back for each who gets something back. */
  lines: { bookingId: string; amountWon: number; policyWon: number }[];
  refundWon: number;
  /** What of that goes back to a gift card. */
  giftWon: number;
  /** Had gone back before. */
  refundedWon: number;
  /** Was paid online, and stays with us. */
  keptWon: number;
}

interface Question {
  order: Order;
  bookings: readonly Booking[];
  /** The order's attempt that is being checked or paid. */
  live: LiveAttempt | undefined;
  now: Date;
}

/**
 * What goes back if these of the order are cancelled at `now`, by the same rules as for staff.
 *
 * @throws Problem `klook-decides`, `booking-cancelled`, `session-begun`, `cancellation-not-possible`, `payment-in-progress`,
 *   `refund-in-progress`
 */
export async function judgeCancellation(
  db: Queryable,
  { order, bookings, live, now }: Question,
): Promise<JudgedCancellation> {
  // What staff have confirmed meanwhile may turn out to be paid online.
  if (live && live.state !== 'PAID') throw new Problem('payment-in-progress', 'own-payment-being-checked');
  for (const booking of bookings) {
    const refusal = whyNotCancelled(order, booking, now);
    if (refusal) throw refusal;
  }
  const judged = (await judgeOrder(db, order, now)).filter(({ booking }) => bookings.includes(booking));
  const leftWon = live ? leftOf(live) : 0;
  const lines = shareOut(judged, leftWon)
    .filter(({ suggestedWon }) => suggestedWon > 0)
    .map(({ booking, suggestedWon }) => ({
      bookingId: booking.id,
      amountWon: suggestedWon,
      policyWon: suggestedWon,
    }));
  const refundWon = lines.reduce((sum, { amountWon }) => sum + amountWon, 0);
  // One refund of a payment is on its way at a time. Where nothing goes back there is nothing to wait for.
  if (live && refundWon > 0 && (await hasOpenRefund(db, live.id)))
    throw new Problem('refund-in-progress', 'own-refund-under-way');
  const giftWon =
    live?.state === 'PAID' ? bySource(lines, live).reduce((sum, line) => sum + line.giftWon, 0) : 0;
  const paidWon = judged.reduce((sum, one) => sum + one.paidWon, 0);
  const balanceWon = judged.reduce((sum, one) => sum + one.balanceWon, 0);
  const withUsWon = Math.min(balanceWon, leftWon);
  return {
    judged,
    lines,
    refundWon,
    giftWon,
    refundedWon: paidWon - withUsWon,
    keptWon: withUsWon - refundWon,
  };
}
