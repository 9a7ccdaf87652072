import type { PendingPayment } from 'shared/payments/pending-payment.ts';
import { ApiError } from '../api/api-error.ts';
import { requestAttempt } from './attempts-api.ts';
import {
  bookingHold,
  heldSession,
  paymentAttempt,
  pendingPayment,
  type HeldSession,
} from './checkout-session.ts';
import { adoptHeld } from './held-on-device.ts';

/** An unpaid session whose time is kept. */
export interface Held {
  pending: PendingPayment;
  /** ISO instant. */
  holdExpiresAt: string;
  /** What was ordered, and the form; null when this tab knows no more than what is to be paid. */
  session: HeldSession | null;
}

/** The unpaid session of this tab, or of another one on this device, while its hold runs. */
export function heldHere(): Held | null {
  adoptHeld();
  const hold = bookingHold.read();
  if (!hold || isOver(hold)) return null;
  const isOfHold = (pending: PendingPayment | undefined | null) => pending?.bookingId === hold.bookingId;
  const kept = heldSession.read();
  const session = isOfHold(kept?.pending) ? kept : null;
  const pending = session?.pending ?? pendingPayment.read();
  return pending && isOfHold(pending) ? { pending, holdExpiresAt: hold.holdExpiresAt, session } : null;
}

export const isOver = ({ holdExpiresAt }: Pick<Held, 'holdExpiresAt'>) =>
  Date.parse(holdExpiresAt) <= Date.now();

/** After these there is nothing left to give back. */
const goneTypes = ['hold-expired', 'booking-cancelled', 'booking-not-found'];

/**
 * What proves that the session is this visitor's: the order number of its payment. A tab that has not come as far as the
 * payment page asks for one as that page does.
 *
 * @returns null when the session is no longer held
 * @throws what `callApi` throws: it is paid, being paid, or the service cannot be reached
 */
export async function proofOf({ pending }: Held): Promise<string | null> {
  const attempt = paymentAttempt.read();
  if (attempt?.bookingId === pending.bookingId) return attempt.orderId;
  try {
    const { orderId } = (await (await requestAttempt(pending)).json()) as { orderId: string };
    paymentAttempt.write({ bookingId: pending.bookingId, orderId });
    return orderId;
  } catch (error) {
    if (error instanceof ApiError && goneTypes.includes(error.problem?.type ?? '')) return null;
    throw error;
  }
}
