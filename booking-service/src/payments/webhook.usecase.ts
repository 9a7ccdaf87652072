import { Problem } from '../platform/problem.ts';
import { applyQueried } from './apply-provider-state.usecase.ts';
import { findAttempt, storedSecret } from './attempt.store.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { isProcessed, markProcessed } from './webhook.store.ts';
import { mayBeGenuine } from './webhook.ts';
import type { WebhookHint } from './webhook.ts';

/** The provider waits 10 seconds for our 200. */
const QUERY_TIMEOUT_MS = 4_000;

/**
 * Acts on a webhook: looks up our attempt, asks the provider, applies the answer (toss-contract.md section 5.4). What is
 * not ours, was seen before or turns out to be forged changes nothing. A wrong secret is not followed up at all, and does not
 * use up the genuine webhook's id; a right one is still no more than a hint.
 *
 * @throws Problem `not-ready` when the provider cannot be asked, so that it sends the webhook again
 */
export async function takeHint(deps: PaymentDeps, hint: WebhookHint): Promise<void> {
  const attempt = await findAttempt(deps.db, hint.orderId);
  if (!attempt) return;
  if (!mayBeGenuine(hint.secret, await storedSecret(deps.db, attempt.orderId))) {
    deps.log.warn({ orderId: attempt.orderId }, 'a webhook carried a wrong secret');
    return;
  }
  if (await isProcessed(deps.db, hint, deps.clock())) return;
  const answer = await deps.provider.paymentByKey(hint.paymentKey, QUERY_TIMEOUT_MS);
  if (answer.ok) {
    const verdict = await applyQueried(deps, attempt.orderId, answer.payment, QUERY_TIMEOUT_MS);
    if (verdict === 'unsure') throw notLookedUp();
  } else if (answer.errorClass !== 'BUG') {
    throw notLookedUp();
  } else {
    deps.log.warn({ orderId: attempt.orderId }, 'a webhook named a payment that the provider does not know');
  }
  await markProcessed(deps.db, hint.transmissionId);
}

const notLookedUp = () =>
  new Problem('not-ready', 'The payment could not be looked up. Please send this again.', {
    retryAfterSeconds: 60,
  });
