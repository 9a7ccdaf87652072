import { forgetCheckout, paymentAttempt } from '../../../lib/checkout/checkout-session.ts';
import { attemptOpened, LONGEST_WAIT_MS } from '../open-attempt.ts';
import { abandonPayment } from '../../../lib/checkout/attempts-api.ts';

/**
 * Abandons the attempt and leaves for `href`: the slot is free at once, so that the same time can be booked again. Where that takes
 * too long, the page changes all the same, and the slot is free when its hold ends.
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
