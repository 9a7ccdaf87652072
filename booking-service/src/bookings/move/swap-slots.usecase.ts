import type { Transaction } from '../../platform/database.ts';
import { takeMovedSlots } from '../../slots/slot-claims.store.ts';
import { giveSlot } from './move-bookings.usecase.ts';
import type { MoveContext } from './move-bookings.usecase.ts';
import { isMoved } from './sessions.ts';
import type { Session } from './sessions.ts';

/** A session with the studio in which it is to be. */
export interface PlacedSession extends Session {
  studioId: number;
}
export type Pair<One> = readonly [One, One];

/**
 * Gives two bookings each other's place, both or neither, in the caller's transaction: a move counts for each whose time
 * changed, and each order gets one mail about those. Price and payment stay with their booking. When a time cannot be had
 * nothing has changed, and the transaction is still good.
 *
 * @param sessions of orders that this transaction has locked, as they were read under that lock; none overlapping
 * @returns whether they have the places now
 */
export async function swapSlots(
  trx: Transaction,
  sessions: Pair<PlacedSession>,
  context: Omit<MoveContext, 'studioId'>,
): Promise<boolean> {
  const { emails, actor, now } = context;
  const wanted = sessions.map(({ booking: { id, slotMinutes }, startsAt, studioId }) => ({
    ...{ bookingId: id, startsAt, studioId, slotMinutes },
  }));
  if (!(await takeMovedSlots(trx, wanted, now))) return false;
  const [one, other] = sessions;
  await giveSlot(trx, one, one.studioId, { ...context, swappedWith: other.booking.id });
  await giveSlot(trx, other, other.studioId, { ...context, swappedWith: one.booking.id });
  const moved = Map.groupBy(sessions.filter(isMoved), ({ booking }) => booking.orderId);
  for (const ofOrder of moved.values()) {
    const bookingIds = ofOrder.map(({ booking }) => booking.id);
    await emails.bookingMoved(trx, { bookingIds, now, isByVisitor: actor === 'visitor' });
  }
  return true;
}
