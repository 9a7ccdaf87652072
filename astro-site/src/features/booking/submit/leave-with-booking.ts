import type { BookingCreated } from 'shared/bookings/booking-created.ts';
import {
  bookedHere,
  bookingHold,
  heldSession,
  paymentAttempt,
  pendingPayment,
  receivedBooking,
  type Ordered,
} from '../../../lib/checkout/checkout-session.ts';
import { carryBookedToast } from '../../../lib/checkout/booked-toast.ts';
import { paymentPage } from '../../../lib/checkout/payment-page.ts';
import type { BookingFormValues, CheckedForm } from '../form/form-values.ts';
import { linkTo } from '../../../lib/language/links.ts';

/** A booking that was just made: the service's answer, what was sent, and the form and add-ons as the visitor saw them. */
export interface MadeBooking {
  booking: BookingCreated;
  /** What opens the visitor's page in this browser. */
  secret: string;
  sent: CheckedForm;
  form: BookingFormValues;
  /** The add-ons with these numbers. */
  addOnsOf: (ids: readonly number[]) => Ordered['addOns'];
  /** What each session costs, in the order in which they sing. */
  feesWon: readonly number[];
}

/** This tab remembers the booking for the pages that follow, and for a visitor who comes back from them. */
export function rememberBooking({ booking, secret, sent, form, addOnsOf, feesWon }: MadeBooking): void {
  const { id: bookingId, bookingType, bookingDate, bookingTime, totalPrice, holdExpiresAt } = booking;
  const { selectedDrink, drinkTemperature, name: customerName, email: customerEmail } = sent;
  const { klookBookingId, klookDate, klookTime } = sent;
  const companions = (sent.companions ?? []).map((companion, place) => ({
    name: companion.name,
    bookingTime: booking.companions?.[place]?.bookingTime ?? null,
    selectedDrink: companion.selectedDrink,
    drinkTemperature: companion.drinkTemperature,
    addOns: addOnsOf(companion.selectedAddons),
    feeWon: feesWon[place + 1],
  }));
  const addOns = addOnsOf(sent.selectedAddons);
  const { branchId } = form;
  const drink = { selectedDrink, drinkTemperature };
  const when = { branchId, bookingDate, bookingTime };
  const ordered = { ...when, ...drink, addOns, feeWon: feesWon[0], companions };
  if (!holdExpiresAt) {
    const klook = { klookBookingId, klookDate, klookTime };
    receivedBooking.write({ bookingId, bookingType, ...klook, totalPrice, customerEmail, ordered });
    return;
  }
  const pending = { bookingId, totalPrice, customerName, customerEmail };
  pendingPayment.write(pending);
  bookingHold.write({ bookingId, holdExpiresAt });
  heldSession.write({ pending, ordered, form });
  bookedHere.write({ bookingId, secret });
  // Of the session that this one has replaced.
  paymentAttempt.clear();
}

/**
 * Leaves for the payment page, which says what is held and until when; or where nothing is to be paid online for the page that
 * says what happens next, with the toast: nobody can read it in the moment before the page changes.
 */
export function leaveWith({ id: bookingId, totalPrice, holdExpiresAt }: BookingCreated): void {
  if (holdExpiresAt) return window.location.assign(paymentPage({ bookingId, totalPrice }));
  carryBookedToast(bookingId);
  window.location.assign(linkTo('/booking-received'));
}
