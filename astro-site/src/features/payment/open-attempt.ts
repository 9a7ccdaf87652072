import type { PaymentInitialized } from 'shared/payments/payments.ts';
import type { PendingPayment } from 'shared/payments/pending-payment.ts';
import { bookingHold, paymentAttempt } from '../../lib/checkout/checkout-session.ts';
import { initializePayment } from './payment-api.ts';

/** Nobody waits longer than this for an attempt that is just being opened. */
export const LONGEST_WAIT_MS = 3000;

let beingOpened: Promise<unknown> = Promise.resolve();

/**
 * Opens a payment attempt for the booking; this tab remembers its order number and until when the slot is held.
 * @throws ApiError when the service refuses or cannot be reached
 */
export function openAttempt(pending: PendingPayment): Promise<PaymentInitialized> {
  const opened = initialize(pending);
  beingOpened = opened.catch(() => undefined);
  return opened;
}

async function initialize(pending: PendingPayment): Promise<PaymentInitialized> {
  const attempt = await initializePayment(pending);
  const { bookingId } = pending;
  paymentAttempt.write({ bookingId, orderId: attempt.orderId });
  bookingHold.write({ bookingId, holdExpiresAt: attempt.holdExpiresAt });
  return attempt;
}

/** Resolves when the attempt that is just being opened is remembered or refused, or when `patience` aborts. */
export async function attemptOpened(patience: AbortSignal): Promise<void> {
  const outOfPatience = new Promise((resolve) => patience.addEventListener('abort', resolve, { once: true }));
  await Promise.race([beingOpened, outOfPatience]);
}
