import { pendingPaymentSchema, type PendingPayment } from 'shared/payments/pending-payment.ts';
import { bookingHold, pendingPayment, type BookingHold } from '../../../lib/checkout/checkout-session.ts';
import { heldHere } from '../../../lib/checkout/held-here.ts';

export interface FailedCheckout {
  pending: PendingPayment | null;
  hold: BookingHold | null;
  code: string;
}

/**
 * Reads what the fail page needs and clears the pending payment. It moves into this entry of the
 * browser's history, so that a reload of the page can still offer to try again; nothing else reads it there.
 */
export function takeFailedCheckout(): FailedCheckout {
  const query = new URLSearchParams(window.location.search);
  // The same page in another language is another entry; there what is still held is asked.
  const pending =
    pendingPayment.read() ??
    pendingPaymentSchema.safeParse(history.state?.pendingPayment).data ??
    heldHere()?.pending ??
    null;
  if (pending) history.replaceState({ ...history.state, pendingPayment: pending }, '');
  pendingPayment.clear();
  const hold = bookingHold.read();
  return {
    pending,
    hold: hold && hold.bookingId === pending?.bookingId ? hold : null,
    code: query.get('code') ?? '',
  };
}
