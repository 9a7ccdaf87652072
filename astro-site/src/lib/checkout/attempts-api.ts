import type { PendingPayment } from 'shared/payments/pending-payment.ts';
import { callApi } from '../api/api.ts';

/**
 * Asks for a payment attempt: one order number for one opening of the card window. The answer is read by who needs it: the
 * booking wizard wants the order number alone, and carries no schema for the rest.
 */
export function requestAttempt(pending: PendingPayment): Promise<Response> {
  const { bookingId, totalPrice, customerName, customerEmail } = pending;
  return callApi('/api/payments/initialize', {
    method: 'POST',
    body: { bookingId, amount: totalPrice, customerName, customerEmail },
  });
}

/** Gives the slot free at once. Survives the page being left. */
export async function abandonPayment(orderId: string, signal?: AbortSignal): Promise<void> {
  await callApi('/api/payments/abandon', {
    method: 'POST',
    body: { orderId },
    keepalive: true,
    ...(signal && { signal }),
  });
}
