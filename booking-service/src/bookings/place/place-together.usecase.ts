import { inTransaction } from '../../platform/database.ts';
import { lockHolders } from '../hoarding/unpaid-holds.store.ts';
import type { BookingDeps } from './booking-deps.ts';
import { insertBooking } from './place-booking.store.ts';
import type { NewBooking, Placed } from './place-booking.store.ts';

/** Undoes the transaction of a booking that was not placed. */
class NotPlaced extends Error {
  readonly placed: Placed;

  constructor(placed: Placed) {
    super('The booking was not placed');
    this.placed = placed;
  }
}

/**
 * A booking with all that belongs to it, in one transaction. It gives back the session that it replaces, so whoever changes
 * their time has the old one until the new one is theirs: when that cannot be had, everything is undone. A Klook booking
 * is complete at once and a free session is confirmed at once, so their mails are written with them.
 *
 * @throws Problem when the session that is to be replaced is paid, being paid, or no longer held
 */
export async function placeTogether(
  { db, emails, payments }: Pick<BookingDeps, 'db' | 'emails' | 'payments'>,
  booking: NewBooking,
): Promise<Placed> {
  const { id, now } = booking;
  const { price, request } = booking.checked;
  const orderId = request.replaces;
  try {
    const { placed, replaced } = await inTransaction(db, async (trx) => {
      if (orderId) await lockHolders(trx, booking.holds, now);
      // Before the claims: bookings and attempts are locked first.
      const replaced = orderId && (await payments.replaceHeld(trx, { orderId, newId: id, now }));
      const details = replaced ? { replaces: replaced.bookingId } : {};
      const placed = await insertBooking(trx, { ...booking, details });
      if (!placed.placed) throw new NotPlaced(placed);
      if (price.isFree) await emails.bookingConfirmed(trx, { bookingId: id, now });
      else if (request.bookingType === 'klook') await emails.klookCompleted(trx, { bookingId: id, now });
      return { placed, replaced };
    });
    if (replaced) replaced.committed();
    return placed;
  } catch (error) {
    if (error instanceof NotPlaced) return error.placed;
    throw error;
  }
}
