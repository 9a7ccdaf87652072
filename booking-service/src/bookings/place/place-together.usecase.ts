import type { BookingRequest } from 'shared/bookings/booking-request.ts';
import { inTransaction } from '../../platform/database.ts';
import type { HeldOffer } from '../../waitlist/offers.store.ts';
import { takeUpOffer } from '../../waitlist/held-offer.usecase.ts';
import { lockHolders } from '../hoarding/unpaid-holds.store.ts';
import type { BookingDeps } from './booking-deps.ts';
import { insertOrder } from './place-booking.store.ts';
import type { NewOrder, Placed } from './place-booking.store.ts';

/** Undoes the transaction of an order that was not placed. */
export class NotPlaced extends Error {
  readonly placed: Placed;

  constructor(placed: Placed) {
    super('The order was not placed');
    this.placed = placed;
  }
}

/**
 * An order with all that belongs to it, in one transaction. It gives back what it replaces, so whoever changes
 * their time has the old one until the new one is theirs: when that cannot be had, everything is undone. A Klook booking
 * is complete at once and a free session is confirmed at once, so their mails are written with them. What is held for somebody
 * on the waitlist is theirs until it is this order's.
 *
 * @throws Problem when the session that is to be replaced is paid, being paid, or no longer held
 */
export async function placeTogether(
  { db, emails, payments }: Pick<BookingDeps, 'db' | 'emails' | 'payments'>,
  order: NewOrder,
  { replaces: attemptId, bookingType }: Pick<BookingRequest, 'replaces' | 'bookingType'>,
  offer?: HeldOffer,
): Promise<Placed> {
  const { ids, now } = order;
  const { status } = order.checked;
  const mail = { bookingIds: ids, now };
  try {
    const { placed, replaced } = await inTransaction(db, async (trx) => {
      if (attemptId || offer) await lockHolders(trx, order.holds, now);
      // Before the claims: orders and attempts are locked first.
      const newId = ids[0] ?? '';
      const replaced = attemptId && (await payments.replaceHeld(trx, { attemptId, newId, now }));
      if (offer) await takeUpOffer(trx, offer, now);
      const details = replaced ? { replaces: replaced.orderId } : {};
      const placed = await insertOrder(trx, { ...order, details });
      if (!placed.placed) throw new NotPlaced(placed);
      if (status === 'confirmed') await emails.bookingConfirmed(trx, mail);
      else if (bookingType === 'klook') await emails.klookCompleted(trx, mail);
      return { placed, replaced };
    });
    if (replaced) replaced.committed();
    return placed;
  } catch (error) {
    if (error instanceof NotPlaced) return error.placed;
    throw error;
  }
}
