import type { Locale } from 'shared/languages/localized-text.ts';
import type { Booking } from '../booking-row/booking-row.ts';

/** Whom an order's mails go to, and who is called. Whoever walked in may have left neither. */
export interface Contact {
  email: string | null;
  phone: string | null;
  /** Language of the mails. */
  locale: Locale;
}

/** A gift card that is bought, and what stands on it. */
export interface GiftCardSale {
  valueWon: number;
  recipientName: string;
  message: string;
  /** The card; null until it is paid. */
  voucherId: number | null;
}

/** What is paid together, with one contact: the bookings of one to four people who sing in a row, or a gift card. */
export interface Order extends Contact {
  /** The number of its first booking, which is the one that visitors are told; one of its own where a gift card is bought. */
  id: string;
  createdAt: Date;
  /** When its contact was removed; null while it is there. */
  forgottenAt: Date | null;
  /** It was paid for at the counter, or given for free there: nothing of it is paid or cancelled online. */
  isSoldAtCounter: boolean;
  /** What it is for instead of bookings; null where it is for those. */
  giftCard: GiftCardSale | null;
  /** By place: the first sings first, unless staff have moved somebody. None where a gift card is bought. */
  bookings: readonly Booking[];
}

/** Where its mails go. For what an order without an address never comes to: pages and payments online. */
export function addressOf({ id, email }: Pick<Order, 'id' | 'email'>): string {
  if (email === null) throw new Error(`Order ${id} has no address`);
  return email;
}

/** The bookings that are to be paid, or are paid: those that nobody has cancelled. */
export const standing = <One extends Pick<Booking, 'status'>>({ bookings }: { bookings: readonly One[] }) =>
  bookings.filter(({ status }) => status !== 'cancelled');

/** In won, before what a voucher takes off. */
export const priceWonOf = (bookings: readonly Pick<Booking, 'totalPriceWon' | 'discountWon'>[]) =>
  bookings.reduce((sum, { totalPriceWon, discountWon }) => sum + totalPriceWon + discountWon, 0);

/** What is to be paid, in won. */
export const totalWonOf = (bookings: readonly Pick<Booking, 'totalPriceWon'>[]) =>
  bookings.reduce((sum, { totalPriceWon }) => sum + totalPriceWon, 0);
