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
import { callApi, readApi } from '../../lib/api/api.ts';

const notInitializedSchema = z.object({ success: z.literal(false), message: z.string() });

/**
 * Opens a payment attempt: one order number for one opening of the card window.
 * @throws what `readApi` throws, and Error with the service's message when it answers `success: false`.
 */
export async function initializePayment(pending: PendingPayment): Promise<PaymentInitialized> {
  const { bookingId, totalPrice, customerName, customerEmail } = pending;
  const answer = await readApi(
    '/api/payments/initialize',
    z.union([paymentInitializedSchema, notInitializedSchema]),
    {
      method: 'POST',
      body: { bookingId, amount: totalPrice, customerName, customerEmail },
    },
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

/** Gives the slot free at once. Survives the page being left. */
export async function abandonPayment(orderId: string, signal: AbortSignal): Promise<void> {
  await callApi('/api/payments/abandon', { method: 'POST', body: { orderId }, keepalive: true, signal });
}
