import { carriedToast } from './checkout-session.ts';
import { words } from './words/words.ts';

/** "Booking Confirmed!": true once it is paid, or nothing is to be paid online, and not before. */
export const bookedToast = (bookingId: string) => ({
  title: words.booked.title,
  description: words.booked.text(bookingId),
});

/** The next page shows it, where there is time to read it. */
export const carryBookedToast = (bookingId: string): void => carriedToast.write(bookedToast(bookingId));
