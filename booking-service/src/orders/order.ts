import type { Locale } from 'shared/languages/localized-text.ts';
import type { Booking } from '../booking-row/booking-row.ts';

/** Whom an order's mails go to, and who is called. */
export interface Contact {
  email: string;
  phone: string;
  /** Language of the mails. */
  locale: Locale;
}

/** What is paid together: the bookings of one to four people who sing in a row, with one contact. */
export interface Order extends Contact {
  /** The number of its first booking, which is the one that visitors are told. */
  id: string;
  createdAt: Date;
  /** When its contact was removed; null while it is there. */
  forgottenAt: Date | null;
  /** By place: the first sings first, unless staff have moved somebody. */
  bookings: readonly Booking[];
}

/** The bookings that are to be paid, or are paid: those that nobody has cancelled. */
export const standing = <One extends Pick<Booking, 'status'>>({ bookings }: { bookings: readonly One[] }) =>
  bookings.filter(({ status }) => status !== 'cancelled');

/** In won. */
export const totalWonOf = (bookings: readonly Pick<Booking, 'totalPriceWon'>[]) =>
  bookings.reduce((sum, { totalPriceWon }) => sum + totalPriceWon, 0);
