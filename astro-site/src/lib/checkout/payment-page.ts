import type { PendingPayment } from 'shared/payments/pending-payment.ts';

/** The address of a booking's payment page. */
export function paymentPage({
  bookingId,
  totalPrice,
}: Pick<PendingPayment, 'bookingId' | 'totalPrice'>): string {
  return `/payment?${new URLSearchParams({ bookingId, amount: String(totalPrice) })}`;
}
