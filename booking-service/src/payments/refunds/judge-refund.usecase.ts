import { refundQuote } from 'shared/refunds/refund-policy.ts';
import type { RefundFacts, RefundQuote } from 'shared/refunds/refund-policy.ts';
import type { Booking } from '../../booking-row/booking-row.ts';
import { statusAt } from '../../bookings/lifecycle/booking.ts';
import { balancesOf } from '../../orders/balance.store.ts';
import type { Order } from '../../orders/order.ts';
import type { Queryable } from '../../platform/database.ts';
import { liveAttempt } from '../attempts/attempt.store.ts';
import { leftOf } from '../attempts/attempt.ts';
import { cancelledAt } from './staff-refund.store.ts';

/** The policy applied to a booking, with the moment that it was applied to. */
export interface Judged extends RefundQuote {
  booking: Booking;
  at: Date;
  /** What it was applied to. */
  facts: RefundFacts;
  paidWon: number;
  balanceWon: number;
}

/** What the policy gives each of an order, by place. */
export async function judgeOrder(db: Queryable, order: Order, now: Date): Promise<Judged[]> {
  const balances = await balancesOf(db, order.id);
  const judged: Judged[] = [];
  for (const booking of order.bookings)
    judged.push(await judgeRefund(db, booking, balances.get(booking.id), now));
  return judged;
}

/** @param balanceWon what is still with us of what was paid for the booking; undefined where its order is not paid */
async function judgeRefund(
  db: Queryable,
  booking: Booking,
  balanceWon: number | undefined,
  now: Date,
): Promise<Judged> {
  const isCancelled = statusAt(booking, now) === 'cancelled';
  const at = (isCancelled && (await cancelledAt(db, booking.id))) || now;
  const { startsAt, slotMinutes, cancellationPolicy: policy, cancellationReason } = booking;
  const { sessionFeeWon, addons, discountWon, paidWon } = booking;
  const bought =
    balanceWon === undefined || paidWon === 0
      ? nothingBought
      : { sessionFeeWon, addons, discountWon, paidWon, balanceWon };
  const facts = { ...bought, startsAt, slotMinutes, policy, cancellationReason };
  return {
    ...refundQuote(facts, at),
    booking,
    at,
    facts,
    paidWon: bought.paidWon,
    balanceWon: bought.balanceWon,
  };
}

const nothingBought = { sessionFeeWon: 0, addons: [], discountWon: 0, paidWon: 0, balanceWon: 0 };

/** What goes back to each when everybody gets what the policy gives: by place, and never more than is left of the payment. */
export function shareOut(
  judged: readonly Judged[],
  leftWon: number,
): { booking: Booking; suggestedWon: number }[] {
  let left = leftWon;
  return judged.map(({ booking, suggestedWon: wanted }) => {
    // Less is left where somebody has given a part back in the provider's console, and nobody knows for whom.
    const suggestedWon = Math.min(wanted, left);
    left -= suggestedWon;
    return { booking, suggestedWon };
  });
}

/** What is still with us of the order's payment; 0 while it is not paid. */
export async function leftOfPayment(db: Queryable, orderId: string): Promise<number> {
  const live = await liveAttempt(db, orderId);
  return live?.state === 'PAID' ? leftOf(live) : 0;
}
