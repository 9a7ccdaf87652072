import type { PendingPayment } from 'shared/payments/pending-payment.ts';
import { forgetCheckout, receivedBooking, type Ordered } from '../../../lib/checkout/checkout-session.ts';
import { carryBookedToast } from '../../../lib/checkout/booked-toast.ts';
import { linkTo } from '../../../lib/language/links.ts';
import { pricedWithVoucher } from '../../../lib/checkout/priced-with-voucher.ts';

/** Leaves for the page of what costs nothing; a tab that does not know what was ordered is told that a mail says it. */
export function leaveCovered({ bookingId, customerEmail }: PendingPayment, ordered: Ordered | null): void {
  if (ordered)
    receivedBooking.write({ bookingId, bookingType: 'direct', totalPrice: 0, customerEmail, ordered });
  else receivedBooking.clear();
  pricedWithVoucher.clear();
  forgetCheckout();
  carryBookedToast(bookingId);
  window.location.assign(linkTo('/booking-received'));
}
