import { heldSession, type Ordered } from './checkout-session.ts';

/** What was ordered with the booking of this number, where this tab knows it. */
export function orderedWith(bookingId: string | undefined): Ordered | null {
  const kept = heldSession.read();
  return kept && kept.pending.bookingId === bookingId ? kept.ordered : null;
}

/** Whether several people sing in a row, as far as this tab knows. */
export const isParty = (ordered: Pick<Ordered, 'companions'> | null): boolean =>
  ordered !== null && ordered.companions.length > 0;
