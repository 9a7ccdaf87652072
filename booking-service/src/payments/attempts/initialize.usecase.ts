import { randomBytes } from 'node:crypto';
import type { PaymentInitialized, PaymentInitializeRequest } from 'shared/payments/payments.ts';
import { orderNameOf } from 'shared/payments/payments.ts';
import { isHoldOver } from '../../bookings/lifecycle/booking.ts';
import { lockOrder } from '../../orders/order.store.ts';
import { standing, totalWonOf } from '../../orders/order.ts';
import type { Order } from '../../orders/order.ts';
import { inTransaction } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { hasBegun } from './attempt.ts';
import type { LiveAttempt } from './attempt.ts';
import { insertAttempt, liveAttempt } from './attempt.store.ts';
import type { PaymentDeps } from '../base/payment-deps.ts';
import { paymentMessages } from '../base/payments.messages.ts';

/** 128 random bits: what the browser and the provider know the attempt by, and nobody guesses. */
const newAttemptId = () => randomBytes(16).toString('base64url');

const sameEmail = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * Opens one payment attempt for one opening of the card window; several may be open at once, one can be paid.
 *
 * @throws Problem `booking-not-found` for an unknown booking and for a wrong e-mail alike; 409s say why it cannot be paid
 */
export async function initializePayment(
  { db, clock, transitions }: PaymentDeps,
  request: PaymentInitializeRequest,
): Promise<PaymentInitialized> {
  const now = clock();
  const attemptId = newAttemptId();
  const { amount } = request;
  const { orderName, holdExpiresAt } = await inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, request.bookingId);
    if (!order || !sameEmail(order.email, request.customerEmail))
      throw new Problem('booking-not-found', paymentMessages.unknownBooking);
    const live = await liveAttempt(trx, order.id);
    const payUntil = payableUntil(order, live, now);
    const singers = standing(order);
    const totalPrice = totalWonOf(singers);
    if (amount !== totalPrice)
      throw new Problem('amount-mismatch', paymentMessages.amountDiffers(totalPrice), { totalPrice });
    const orderName = orderNameOf(order.id, singers.length);
    const attempt = { id: attemptId, orderId: order.id, amountWon: amount, orderName };
    await insertAttempt(trx, attempt, now);
    return { orderName, holdExpiresAt: payUntil };
  });
  transitions.attempt({ attemptId, orderId: request.bookingId, from: 'NONE', to: 'CREATED' });
  return {
    success: true,
    message: paymentMessages.ready(holdExpiresAt),
    orderId: attemptId,
    amount,
    orderName,
    holdExpiresAt: holdExpiresAt.toISOString(),
  };
}

/** Until when the order can be paid; throws the refusal when it cannot. */
function payableUntil(order: Order, live: LiveAttempt | undefined, now: Date): Date {
  if (live?.state === 'PAID') throw new Problem('already-paid', paymentMessages.alreadyPaid);
  if (live) throw new Problem('payment-in-progress', paymentMessages.inProgress);
  const bookings = standing(order);
  if (bookings.length === 0) throw new Problem('booking-cancelled', paymentMessages.cancelled);
  if (totalWonOf(bookings) === 0 || bookings.some(({ bookingType }) => bookingType === 'klook'))
    throw new Problem('nothing-to-pay', paymentMessages.nothingToPay);
  if (bookings.every(({ status }) => status !== 'pending'))
    throw new Problem('nothing-to-pay', paymentMessages.settledByStaff);
  if (bookings.some((booking) => isHoldOver(booking, now)))
    throw new Problem('hold-expired', paymentMessages.holdExpired);
  if (hasBegun(bookings, now)) throw new Problem('hold-expired', paymentMessages.sessionBegun);
  // Where staff keep the slot nothing expires; it can be paid until the first session begins.
  const ends = bookings.flatMap(({ holdExpiresAt, startsAt }) => holdExpiresAt ?? startsAt ?? []);
  return new Date(Math.min(...ends.map(Number)));
}
