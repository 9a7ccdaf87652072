import type { BookingForm } from 'shared/bookings/booking-form.ts';
import type { BookingCreated } from 'shared/bookings/booking-request.ts';
import { bookingHold, carriedToast, pendingPayment } from '../../lib/checkout-session.ts';

/**
 * Leaves for the payment page with what it needs (design.md section 4). The toast goes along: nobody can read it in
 * the moment before the page changes.
 */
export function goToPayment(
  booking: BookingCreated,
  { name, email }: Pick<BookingForm, 'name' | 'email'>,
  toast: { title: string; description: string },
): void {
  const { id: bookingId, totalPrice, holdExpiresAt } = booking;
  pendingPayment.write({ bookingId, totalPrice, customerName: name, customerEmail: email });
  if (holdExpiresAt) bookingHold.write({ bookingId, holdExpiresAt });
  carriedToast.write(toast);
  const query = new URLSearchParams({ bookingId, amount: String(totalPrice) });
  window.location.assign(`/payment?${query}`);
}
