import type { Order } from '../../orders/order.ts';
import { totalWonOf } from '../../orders/order.ts';
import type { Queryable } from '../../platform/database.ts';
import type { Refund } from './refund.store.ts';

/** What goes back for one booking. */
export interface RefundLine {
  bookingId: string;
  amountWon: number;
}

/** For whom a refund is, by place. Where everything goes back it is for each what they had to pay. */
export async function linesOf(
  db: Queryable,
  { id, amountWon }: Pick<Refund, 'id' | 'amountWon'>,
  { bookings }: Order,
): Promise<RefundLine[]> {
  const { rows } = await db.query<RefundLine>(
    `SELECT l.booking_id AS "bookingId", l.amount_won AS "amountWon"
       FROM refund_lines l JOIN bookings b ON b.id = l.booking_id WHERE l.refund_id = $1 ORDER BY b.place`,
    [id],
  );
  if (rows.length > 0) return rows;
  const each = bookings.map((booking) => ({ bookingId: booking.id, amountWon: booking.totalPriceWon }));
  // Another sum than the order's (a wrong amount was taken, a part went back in the console) cannot be told apart.
  return totalWonOf(bookings) === amountWon ? each : each.slice(0, 1).map((line) => ({ ...line, amountWon }));
}
