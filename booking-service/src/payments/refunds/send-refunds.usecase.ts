import { withinMs } from '../../platform/within.ts';
import type { InFlight } from '../base/in-flight.ts';
import type { PaymentDeps } from '../base/payment-deps.ts';
import { settleRefunds } from './refund.usecase.ts';

/**
 * Sends what has just been noted to go back. Usually done at once; when it takes longer, or this copy dies, the worker goes
 * on.
 */
export async function sendRefunds(deps: PaymentDeps, inFlight: InFlight): Promise<void> {
  await withinMs(
    inFlight.run(() => settleRefunds(deps)),
    deps.answerWithinMs,
  );
}
