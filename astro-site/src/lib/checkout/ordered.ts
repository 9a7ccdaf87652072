import { heldSession, orderedGift, type Ordered, type OrderedGift } from './checkout-session.ts';

/** What was ordered with the booking of this number, where this tab knows it. */
export function orderedWith(bookingId: string | undefined): Ordered | null {
  const kept = heldSession.read();
  return kept && kept.pending.bookingId === bookingId ? kept.ordered : null;
}

/** Whether several people sing in a row, as far as this tab knows. */
export const isParty = (ordered: Pick<Ordered, 'companions'> | null): boolean =>
  ordered !== null && ordered.companions.length > 0;

/** The gift card that waits for its payment under this number, where it is one and no session. */
export function giftOrderedWith(orderId: string | undefined): OrderedGift | null {
  const gift = orderedGift.read();
  return gift && gift.orderId === orderId ? gift : null;
}
