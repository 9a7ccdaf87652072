import { randomBytes } from 'node:crypto';
import type { PaymentInitialized, PaymentInitializeRequest } from 'shared/payments/payments.ts';
import { orderNameOf } from 'shared/payments/payments.ts';
import { isHoldOver } from '../../bookings/lifecycle/booking.ts';
import type { Booking } from '../../booking-row/booking-row.ts';
import { lockBooking } from '../../bookings/lifecycle/booking.store.ts';
import { inTransaction } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { hasBegun } from './attempt.ts';
import type { LiveAttempt } from './attempt.ts';
import { insertAttempt, liveAttempt } from './attempt.store.ts';
import type { PaymentDeps } from '../base/payment-deps.ts';
import { paymentMessages } from '../base/payments.messages.ts';

/** 128 random bits: what the browser and the provider know the attempt by, and nobody guesses. */
const newOrderId = () => randomBytes(16).toString('base64url');

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
  const orderId = newOrderId();
  const { amount } = request;
  const holdExpiresAt = await inTransaction(db, async (trx) => {
    const booking = await lockBooking(trx, request.bookingId);
    if (!booking || !sameEmail(booking.email, request.customerEmail))
      throw new Problem('booking-not-found', paymentMessages.unknownBooking);
    const live = await liveAttempt(trx, booking.id);
    const payUntil = payableUntil(booking, live, now);
    if (amount !== booking.totalPriceWon) {
      throw new Problem('amount-mismatch', paymentMessages.amountDiffers(booking.totalPriceWon), {
        totalPrice: booking.totalPriceWon,
      });
    }
    const attempt = { orderId, bookingId: booking.id, amountWon: amount, orderName: orderNameOf(booking.id) };
    await insertAttempt(trx, attempt, now);
    return payUntil;
  });
  transitions.attempt({ orderId, bookingId: request.bookingId, from: 'NONE', to: 'CREATED' });
  return {
    success: true,
    message: paymentMessages.ready(holdExpiresAt),
    orderId,
    amount,
    orderName: orderNameOf(request.bookingId),
    holdExpiresAt: holdExpiresAt.toISOString(),
  };
}

/** Until when the booking can be paid; throws the refusal when it cannot. */
function payableUntil(booking: Booking, live: LiveAttempt | undefined, now: Date): Date {
  if (live?.state === 'PAID') throw new Problem('already-paid', paymentMessages.alreadyPaid);
  if (live) throw new Problem('payment-in-progress', paymentMessages.inProgress);
  if (booking.status === 'cancelled') throw new Problem('booking-cancelled', paymentMessages.cancelled);
  if (booking.bookingType === 'klook' || booking.totalPriceWon === 0 || booking.startsAt === null)
    throw new Problem('nothing-to-pay', paymentMessages.nothingToPay);
  if (booking.status !== 'pending') throw new Problem('nothing-to-pay', paymentMessages.settledByStaff);
  if (isHoldOver(booking, now)) throw new Problem('hold-expired', paymentMessages.holdExpired);
  if (hasBegun(booking, now)) throw new Problem('hold-expired', paymentMessages.sessionBegun);
  // Where staff keep the slot nothing expires; it can be paid until the session begins.
  return booking.holdExpiresAt ?? booking.startsAt;
}
