import {
  paymentCheckingSchema,
  paymentConfirmedSchema,
  paymentInitializedSchema,
  type PaymentChecking,
  type PaymentConfirmed,
  type PaymentConfirmRequest,
  type PaymentInitialized,
} from 'shared/payments/payments.ts';
import type { PendingPayment } from 'shared/payments/pending-payment.ts';
import * as z from 'zod/mini';
import { readAnswer, readApi } from '../../lib/api/api.ts';
import { requestAttempt } from '../../lib/checkout/attempts-api.ts';

const notInitializedSchema = z.object({ success: z.literal(false), message: z.string() });

/**
 * Opens a payment attempt.
 * @throws what `readApi` throws, and Error with the service's message when it answers `success: false`.
 */
export async function initializePayment(pending: PendingPayment): Promise<PaymentInitialized> {
  const answer = await readAnswer(
    await requestAttempt(pending),
    z.union([paymentInitializedSchema, notInitializedSchema]),
  );
  if (!answer.success) throw new Error(answer.message);
  return answer;
}

/** Asks the service to take the money. 202 means: not known yet, ask again with the same request. */
export function confirmPayment(request: PaymentConfirmRequest): Promise<PaymentConfirmed | PaymentChecking> {
  return readApi('/api/payments/confirm', z.union([paymentConfirmedSchema, paymentCheckingSchema]), {
    method: 'POST',
    body: request,
  });
}
