import type { Booking } from '../../booking-row/booking-row.ts';

/** What our last mail said about a booking's standing. */
export type Told = Pick<Booking, 'told' | 'toldStartsAt'>;

/** Mails that a change of the booking sends by itself. */
export type NewsMail =
  | 'booking-confirmed'
  | 'klook-confirmed'
  /** Confirmed, after a mail that said it was cancelled. */
  | 'booking-reinstated'
  /** Confirmed once more, with another time than the confirmation named. */
  | 'booking-reconfirmed'
  | 'booking-cancelled'
  | 'cancelled-by-visitor';

export const toldConfirmed = ({ startsAt }: Pick<Booking, 'startsAt'>): Told => ({
  told: 'confirmed',
  toldStartsAt: startsAt,
});
export const toldCancelled: Told = { told: 'cancelled', toldStartsAt: null };

/**
 * The mail that goes when staff confirm a booking. A direct booking is confirmed by its payment, which has a mail of its
 * own; so only what contradicts an earlier mail is said. Nobody hears the same twice.
 */
export function confirmationDue({
  bookingType,
  startsAt,
  told,
  toldStartsAt,
}: Told & Pick<Booking, 'bookingType' | 'startsAt'>): NewsMail | null {
  if (told === 'cancelled') return 'booking-reinstated';
  if (told === null) return bookingType === 'klook' ? 'klook-confirmed' : null;
  return startsAt?.getTime() === toldStartsAt?.getTime() ? null : 'booking-reconfirmed';
}
