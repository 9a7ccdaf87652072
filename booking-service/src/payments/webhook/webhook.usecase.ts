import { Problem } from '../../platform/problem.ts';
import { countHit } from '../../platform/rate-limit.ts';
import { applyQueried } from '../confirm/apply-provider-state.usecase.ts';
import { findAttempt, storedSecret } from '../attempts/attempt.store.ts';
import type { PaymentDeps } from '../base/payment-deps.ts';
import type { Joined } from './join.ts';
import { webhookLimits } from './webhook-limits.ts';
import { isProcessed, markProcessed } from './webhook.store.ts';
import { mayBeGenuine } from './webhook.ts';
import type { WebhookHint } from './webhook.ts';

/** The provider waits 10 seconds for our 200. */
const QUERY_TIMEOUT_MS = 4_000;

/** Where a webhook came from, as `clientAddress` gives it, and what is under way for others about the same payment. */
interface Arrival {
  address: string;
  joined: Joined;
}

/**
 * Acts on a webhook: looks up our attempt, asks the provider, applies the answer. What is
 * not ours, was seen before or turns out to be forged changes nothing. A wrong secret is not followed up at all, and does not
 * use up the genuine webhook's id; a right one is still no more than a hint. Hints about one payment that come while the
 * provider is being asked are answered by one more question.
 *
 * @throws Problem `not-ready` when the provider cannot be asked, `too-many-requests`, so that it sends the webhook again
 */
export async function takeHint(
  deps: PaymentDeps,
  hint: WebhookHint,
  { address, joined }: Arrival,
): Promise<void> {
  const { db, config, clock, log } = deps;
  const attempt = await findAttempt(db, hint.orderId);
  if (!attempt) return;
  await countHit(db, webhookLimits(attempt.id, address, config.limits), clock(), 'payment-too-many-webhooks');
  if (!mayBeGenuine(hint.secret, await storedSecret(db, attempt.id))) {
    log.warn({ attemptId: attempt.id }, 'a webhook carried a wrong secret');
    return;
  }
  if (await isProcessed(db, hint, clock())) return;
  await joined(`${attempt.id} ${hint.paymentKey}`, () => lookUp(deps, attempt.id, hint.paymentKey));
  await markProcessed(db, hint.transmissionId);
}

/** @throws Problem `not-ready` when the provider cannot be asked, or does not say enough */
async function lookUp(deps: PaymentDeps, attemptId: string, paymentKey: string): Promise<void> {
  const answer = await deps.provider.paymentByKey(paymentKey, QUERY_TIMEOUT_MS);
  if (answer.ok) {
    const verdict = await applyQueried(deps, attemptId, answer.payment, QUERY_TIMEOUT_MS);
    if (verdict === 'unsure') throw notLookedUp();
  } else if (answer.errorClass !== 'BUG') {
    throw notLookedUp();
  } else {
    deps.log.warn({ attemptId }, 'a webhook named a payment that the provider does not know');
  }
}

const notLookedUp = () =>
  new Problem('not-ready', 'payment-not-looked-up', {
    retryAfterSeconds: 60,
  });
