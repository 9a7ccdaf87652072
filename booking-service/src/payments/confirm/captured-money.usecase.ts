import { addHistory } from '../../bookings/lifecycle/booking.store.ts';
import { changeBooking } from '../../bookings/lifecycle/change-booking.usecase.ts';
import type { ChangeContext } from '../../bookings/lifecycle/change-booking.usecase.ts';
import type { WhyPaidBack } from '../../email/base/email.ts';
import type { Transaction } from '../../platform/database.ts';
import { isOver, isTaken, isUnsettled } from '../attempts/attempt.ts';
import type { PaymentAttempt } from '../attempts/attempt.ts';
import { liveAttempt } from '../attempts/attempt.store.ts';
import type { Locked } from '../attempts/locks.store.ts';
import { writeTaken } from '../attempts/provider-facts.store.ts';
import type { PaymentDeps } from '../base/payment-deps.ts';
import type { ProviderPayment } from '../provider/provider.ts';
import { requestRefund } from './give-back.store.ts';

/**
 * The provider took another amount, or another currency, than was asked for: all of it goes back, and the booking waits for
 * the right payment for as long as its hold was promised. Where money of this attempt is known already, it changes nothing.
 */
export async function sendOtherMoneyBack(
  deps: PaymentDeps,
  trx: Transaction,
  { booking, attempt }: Locked,
  payment: ProviderPayment,
): Promise<PaymentAttempt['state']> {
  if (isTaken(attempt)) return attempt.state;
  const now = deps.clock();
  const { orderId } = attempt;
  await writeTaken(trx, orderId, { state: 'FAILED', failureCode: 'AMOUNT_DIFFERS' }, payment, now);
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
  if (payment.balanceWon > 0) await requestRefund(trx, refundOf(attempt, payment, 'wrong-amount'), now);
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
    await writeTaken(trx, attempt.orderId, { state: 'FAILED', failureCode: 'PAID_TWICE' }, payment, now);
    await requestRefund(trx, refundOf(attempt, payment, 'paid-twice'), now);
    return 'FAILED';
  }
  await writeTaken(trx, attempt.orderId, { state: 'PAID' }, payment, now);
  if (!isOver(booking, now)) {
    const paid = await changeBooking(trx, booking, { type: 'paid' }, providerContext(deps, attempt));
    if (paid.ok) return 'PAID';
  }
  await changeBooking(trx, booking, { type: 'not-honoured' }, providerContext(deps, attempt));
  await requestRefund(trx, refundOf(attempt, payment, 'not-honoured'), now);
  return 'PAID';
}

export const providerContext = (deps: PaymentDeps, attempt: PaymentAttempt): ChangeContext => ({
  now: deps.clock(),
  actor: 'provider',
  emails: deps.emails,
  details: { orderId: attempt.orderId },
});

const refundOf = ({ orderId }: PaymentAttempt, { balanceWon }: ProviderPayment, why: WhyPaidBack) => ({
  orderId,
  amountWon: balanceWon,
  why,
});
