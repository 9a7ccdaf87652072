import type { Booking } from '../bookings/booking.ts';
import { addHistory } from '../bookings/booking.store.ts';
import { changeBooking } from '../bookings/change-booking.usecase.ts';
import type { Transaction } from '../platform/database.ts';
import { isOver, isUnsettled, TAKEN_BUT_FAILED } from './attempt.ts';
import type { PaymentAttempt } from './attempt.ts';
import { liveAttempt, writeProviderFacts } from './attempt.store.ts';
import type { PaymentDeps } from './payment-deps.ts';
import type { ProviderPayment } from './provider.ts';
import { requestRefund } from './refund.store.ts';

/** A booking and its attempt, locked in the order of the house. */
export interface Locked {
  booking: Booking;
  attempt: PaymentAttempt;
}

/**
 * The provider took another amount, or another currency, than was asked for: all of it goes back, and the booking waits for
 * the right payment for as long as its hold was promised. On a paid attempt such an answer is nonsense and changes nothing.
 */
export async function sendOtherMoneyBack(
  deps: PaymentDeps,
  trx: Transaction,
  { booking, attempt }: Locked,
  payment: ProviderPayment,
): Promise<PaymentAttempt['state']> {
  if (attempt.paymentKey !== null) return attempt.state;
  const now = deps.clock();
  const { orderId } = attempt;
  await writeProviderFacts(trx, orderId, 'FAILED', payment, {
    failureCode: TAKEN_BUT_FAILED.otherMoney,
    now,
  });
  const { totalWon: takenWon, currency } = payment;
  const details = { orderId, askedWon: attempt.amountWon, takenWon, currency };
  await addHistory(trx, {
    bookingId: booking.id,
    at: now,
    actor: 'provider',
    event: 'amount-differs',
    details,
  });
  if (isUnsettled(attempt))
    await changeBooking(trx, booking, { type: 'confirm-ended' }, providerContext(deps, attempt));
  if (payment.balanceWon > 0)
    await requestRefund(trx, refundOf(attempt, payment, 'A wrong amount was taken'), now);
  return 'FAILED';
}

/** Money of the right amount: it buys the session, or it goes back because the session can no longer be given. */
export async function capture(
  deps: PaymentDeps,
  trx: Transaction,
  { booking, attempt }: Locked,
  payment: ProviderPayment,
): Promise<PaymentAttempt['state']> {
  const now = deps.clock();
  const live = await liveAttempt(trx, booking.id);
  if (live && live.orderId !== attempt.orderId) {
    // Another attempt pays or has paid for this booking: what this one took goes back at once.
    await writeProviderFacts(trx, attempt.orderId, 'FAILED', payment, {
      failureCode: TAKEN_BUT_FAILED.twice,
      now,
    });
    await requestRefund(trx, refundOf(attempt, payment, 'Paid twice'), now);
    return 'FAILED';
  }
  await writeProviderFacts(trx, attempt.orderId, 'PAID', payment, { failureCode: null, now });
  if (!isOver(booking, now)) {
    const paid = await changeBooking(trx, booking, { type: 'paid' }, providerContext(deps, attempt));
    if (paid.ok) return 'PAID';
  }
  await changeBooking(trx, booking, { type: 'not-honoured' }, providerContext(deps, attempt));
  await requestRefund(trx, refundOf(attempt, payment, 'The booked time could not be given'), now);
  return 'PAID';
}

export const providerContext = (deps: PaymentDeps, attempt: PaymentAttempt) => ({
  now: deps.clock(),
  actor: 'provider',
  emails: deps.emails,
  details: { orderId: attempt.orderId },
});

const refundOf = (attempt: PaymentAttempt, payment: ProviderPayment, reason: string) => ({
  orderId: attempt.orderId,
  amountWon: payment.balanceWon,
  reason,
  requestedBy: 'system',
});
