import { bookingHold, paymentAttempt, pendingPayment } from '../../lib/checkout-session.ts';
import { attemptOpened } from './open-attempt.ts';
import { abandonPayment } from './payment-api.ts';

/** Nobody waits longer than this for a page to change; the slot is then free when its hold ends. */
const LONGEST_WAIT_MS = 3000;

/**
 * Abandons the attempt and leaves for `href`: the slot is free at once, so that the same time can be booked again
 * (design.md section 3, "Giving up"). The order number comes from this tab, never from the address.
 */
export async function giveUp(href: string): Promise<void> {
  const patience = AbortSignal.timeout(LONGEST_WAIT_MS);
  // Who leaves as fast as that still leaves nothing held.
  await attemptOpened(patience);
  const attempt = paymentAttempt.read();
  if (attempt) {
    // A refusal tells that the attempt is paid, failed or gone already; an e-mail tells the visitor which.
    await abandonPayment(attempt.orderId, patience).catch(() => undefined);
  }
  forgetCheckout();
  window.location.assign(href);
}

/** What this tab remembers of a checkout that is over. */
export function forgetCheckout(): void {
  pendingPayment.clear();
  bookingHold.clear();
  paymentAttempt.clear();
}
