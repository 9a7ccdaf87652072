import type { Queryable } from '../../platform/database.ts';
import type { Refund } from './refund.store.ts';

/** What goes back for one booking. */
export interface RefundLine {
  bookingId: string;
  amountWon: number;
  /** What of it went back to a gift card. */
  giftWon: number;
}

/** For whom a refund is, by place. Where everything goes back it is for each what the payment was for. */
export async function linesOf(
  db: Queryable,
  { id, attemptId, amountWon }: Pick<Refund, 'id' | 'attemptId' | 'amountWon'>,
): Promise<RefundLine[]> {
  const own = await read(db, 'refund_lines WHERE refund_id = $1', id);
  if (own.length > 0) return own;
  const each = await read(
    db,
    'attempt_lines WHERE attempt_id = $1',
    attemptId,
    'l.amount_won - l.gift_won',
    '0',
  );
  const total = each.reduce((sum, line) => sum + line.amountWon, 0);
  // Another sum than the payment's (a wrong amount was taken, a part went back in the console) cannot be told apart.
  return total === amountWon ? each : each.slice(0, 1).map((line) => ({ ...line, amountWon }));
}

const read = async (
  db: Queryable,
  lines: string,
  id: string,
  won = 'l.amount_won',
  gift = 'l.gift_won',
): Promise<RefundLine[]> =>
  (
    await db.query<RefundLine>(
      `SELECT l.booking_id AS "bookingId", ${won} AS "amountWon", ${gift} AS "giftWon"
         FROM (SELECT * FROM ${lines}) l JOIN bookings b ON b.id = l.booking_id ORDER BY b.place`,
      [id],
    )
  ).rows;
