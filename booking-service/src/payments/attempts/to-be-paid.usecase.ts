import type { Booking } from '../../booking-row/booking-row.ts';
import { totalWonOf } from '../../orders/order.ts';
import type { Queryable } from '../../platform/database.ts';
import { sharesOf } from '../../vouchers/discount.ts';
import { findGiftUse, giftLeft } from '../../vouchers/gift-cards.store.ts';

/** What bookings of an order cost by now, and by what it is paid. In won. */
export interface ToBePaid {
  lines: { bookingId: string; amountWon: number; giftWon: number }[];
  giftCardId: number | null;
  giftWon: number;
  /** What is left for the card. */
  cardWon: number;
}

/** @param bookings what of the order waits for payment (`payable`) */
export async function toBePaid(
  db: Queryable,
  { orderId, bookings, now }: { orderId: string; bookings: readonly Booking[]; now: Date },
): Promise<ToBePaid> {
  const totalWon = totalWonOf(bookings);
  const use = await findGiftUse(db, orderId);
  // Somebody of a party may have been cancelled since it was held, or its hold have run out.
  const leftWon = use ? await giftLeft(db, { cardId: use.cardId, orderId, now }) : 0;
  const giftWon = Math.min(use?.amountWon ?? 0, leftWon, totalWon);
  const shares = sharesOf(
    giftWon,
    bookings.map(({ totalPriceWon }) => totalPriceWon),
  );
  const lines = bookings.map(({ id, totalPriceWon }, place) => ({
    bookingId: id,
    amountWon: totalPriceWon,
    giftWon: shares[place] ?? 0,
  }));
  return { lines, giftCardId: use?.cardId ?? null, giftWon, cardWon: totalWon - giftWon };
}
