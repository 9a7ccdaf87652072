import { forgetCheckout, paymentAttempt } from '../../../lib/checkout/checkout-session.ts';
import { attemptOpened } from './open-attempt.ts';
import { abandonPayment } from '../../../lib/checkout/attempts-api.ts';

/** Nobody waits longer than this for a page to change; the slot is then free when its hold ends. */
const LONGEST_WAIT_MS = 3000;

/**
 * Abandons the attempt and leaves for `href`: the slot is free at once, so that the same time can be booked again.
 * The order number comes from this tab, never from the address.
 */
export async function giveUp(href: string): Promise<void> {
  const patience = AbortSignal.timeout(LONGEST_WAIT_MS);
  // The attempt may still be opening; its order number is needed to abandon it.
  await attemptOpened(patience);
  const attempt = paymentAttempt.read();
  if (attempt) {
    // A refusal tells that the attempt is paid, failed or gone already; an e-mail tells the visitor which.
    await abandonPayment(attempt.orderId, patience).catch(() => undefined);
  }
  forgetCheckout();
  window.location.assign(href);
}
