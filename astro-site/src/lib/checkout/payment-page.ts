import { linkTo } from '../language/links.ts';
import type { PendingPayment } from 'shared/payments/pending-payment.ts';

/** The address of a booking's payment page, in the language of this one. */
export function paymentPage({
  bookingId,
  totalPrice,
}: Pick<PendingPayment, 'bookingId' | 'totalPrice'>): string {
  return linkTo(`/payment?${new URLSearchParams({ bookingId, amount: String(totalPrice) })}`);
}
