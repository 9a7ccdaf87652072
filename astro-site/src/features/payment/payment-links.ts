import { paymentConfirmRequestSchema, type PaymentConfirmRequest } from 'shared/payments/payments.ts';
import type { PendingPayment } from 'shared/payments/pending-payment.ts';
import '../../lib/zod-without-eval.ts';

/** A whole number of won as an address writes it; NaN for anything else (`1e4`, `0x10`, `12.5`, an empty one). */
export function wonInLink(text: string | null): number {
  return /^\d{1,12}$/.test(text ?? '') ? Number(text) : NaN;
}

export type PaymentRequest =
  | { ok: true; pending: PendingPayment }
  | { ok: false; error: 'invalidRequest' | 'notReady' };

/**
 * What `/payment?bookingId=…&amount=…` asks for, together with what this tab remembers. A price
 * that is missing, zero or not the booking's is an invalid request; without the pending payment nothing can be paid.
 */
export function paymentRequestIn(query: URLSearchParams, pending: PendingPayment | null): PaymentRequest {
  const amountWon = wonInLink(query.get('amount'));
  if (!(amountWon > 0)) return { ok: false, error: 'invalidRequest' };
  if (!pending || pending.bookingId !== query.get('bookingId')) return { ok: false, error: 'notReady' };
  if (pending.totalPrice !== amountWon) return { ok: false, error: 'invalidRequest' };
  return { ok: true, pending };
}

/** What the provider sent back to `/payment-success`, or null when it is not a payment. */
export function confirmRequestIn(query: URLSearchParams): PaymentConfirmRequest | null {
  const request = {
    paymentKey: query.get('paymentKey') ?? '',
    orderId: query.get('orderId') ?? '',
    amount: wonInLink(query.get('amount')),
  };
  return paymentConfirmRequestSchema.safeParse(request).data ?? null;
}
