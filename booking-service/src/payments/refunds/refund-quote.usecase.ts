import type { RefundQuoteView } from 'shared/refunds/refunds.ts';
import { unknownBooking } from '../../bookings/admin/named-booking.ts';
import { findBooking } from '../../booking-row/booking-row.store.ts';
import { findOrder } from '../../orders/order.store.ts';
import type { PaymentDeps } from '../base/payment-deps.ts';
import { judgeOrder, leftOfPayment, shareOut } from './judge-refund.usecase.ts';
import type { Judged } from './judge-refund.usecase.ts';
import { refundsOfBooking } from './staff-refund.store.ts';
import { toRefundView } from './refund-view.ts';

/**
 * What the policy that the booking was sold under gives, line by line: at the moment of its cancellation, or now while it
 * stands; and what it gives its whole party. A booking that was never paid has nothing to give back.
 *
 * @throws Problem `booking-not-found`
 */
export async function quoteRefund({ db, clock }: PaymentDeps, bookingId: string): Promise<RefundQuoteView> {
  const orderId = (await findBooking(db, bookingId))?.orderId;
  const order = orderId === undefined ? undefined : await findOrder(db, orderId);
  const all = order ? await judgeOrder(db, order, clock()) : [];
  const judged = all.find(({ booking }) => booking.id === bookingId);
  if (!judged) throw unknownBooking();
  const { at, lines, paidWon, refundedWon, balanceWon, policyWon, suggestedWon } = judged;
  const refunds = (await refundsOfBooking(db, bookingId)).map(toRefundView);
  const sums = { paidWon, refundedWon, balanceWon, policyWon, suggestedWon };
  const party = all.length === 1 ? null : quoteParty(all, await leftOfPayment(db, judged.booking.orderId));
  return { bookingId, judgedAt: at.toISOString(), lines, ...sums, party, refunds };
}

function quoteParty(all: readonly Judged[], leftWon: number): RefundQuoteView['party'] {
  const singers = shareOut(all, leftWon).map(({ booking, suggestedWon }) => ({
    bookingId: booking.id,
    name: booking.name,
    suggestedWon,
  }));
  return { suggestedWon: singers.reduce((sum, one) => sum + one.suggestedWon, 0), singers };
}
