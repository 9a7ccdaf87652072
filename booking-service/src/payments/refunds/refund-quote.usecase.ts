import type { RefundQuoteView } from 'shared/refunds/refunds.ts';
import { refundQuote } from 'shared/refunds/refund-policy.ts';
import type { RefundQuote } from 'shared/refunds/refund-policy.ts';
import type { Booking } from '../../booking-row/booking-row.ts';
import { unknownBooking } from '../../bookings/admin/named-booking.ts';
import { statusAt } from '../../bookings/lifecycle/booking.ts';
import { findBooking } from '../../booking-row/booking-row.store.ts';
import { balancesOf } from '../../orders/balance.store.ts';
import type { Queryable } from '../../platform/database.ts';
import type { PaymentDeps } from '../base/payment-deps.ts';
import { toRefundView } from './refund-view.ts';
import { cancelledAt, refundsOfBooking } from './staff-refund.store.ts';

/** The policy applied to a booking, with the moment that it was applied to. */
interface Judged extends RefundQuote {
  at: Date;
  paidWon: number;
  balanceWon: number;
}

/**
 * What the policy that the booking was sold under gives, line by line: at the moment of its cancellation, or now while it
 * stands. A booking that was never paid has nothing to give back.
 *
 * @throws Problem `booking-not-found`
 */
export async function quoteRefund({ db, clock }: PaymentDeps, bookingId: string): Promise<RefundQuoteView> {
  const booking = await findBooking(db, bookingId);
  if (!booking) throw unknownBooking();
  const balances = await balancesOf(db, booking.orderId);
  const judged = await judgeRefund(db, booking, balances.get(bookingId), clock());
  const { at, lines, paidWon, refundedWon, balanceWon, policyWon, suggestedWon } = judged;
  const refunds = (await refundsOfBooking(db, bookingId)).map(toRefundView);
  const sums = { paidWon, refundedWon, balanceWon, policyWon, suggestedWon };
  return { bookingId, judgedAt: at.toISOString(), lines, ...sums, refunds };
}

/** @param balanceWon what is still with us of what was paid for the booking; undefined where its order is not paid */
export async function judgeRefund(
  db: Queryable,
  booking: Booking,
  balanceWon: number | undefined,
  now: Date,
): Promise<Judged> {
  const isCancelled = statusAt(booking, now) === 'cancelled';
  const at = (isCancelled && (await cancelledAt(db, booking.id))) || now;
  const { startsAt, slotMinutes, cancellationPolicy: policy, cancellationReason } = booking;
  const { sessionFeeWon, addons, paidWon } = booking;
  const bought =
    balanceWon === undefined || paidWon === 0
      ? nothingBought
      : { sessionFeeWon, addons, paidWon, balanceWon };
  const facts = { ...bought, startsAt, slotMinutes, policy, cancellationReason };
  return { ...refundQuote(facts, at), at, paidWon: bought.paidWon, balanceWon: bought.balanceWon };
}

const nothingBought = { sessionFeeWon: 0, addons: [], paidWon: 0, balanceWon: 0 };
