import { isDecidedAnewSql } from '../../payments/refunds/failed-refunds.store.ts';
import type { Queryable } from '../../platform/database.ts';

/** When something was last done to a booking, as its history tells; null where it never was. */
export interface Dates {
  id: string;
  movedAt: Date | null;
  cancelledAt: Date | null;
}

const CANCELLED = `('cancelled', 'status-cancelled', 'not-honoured', 'abandoned', 'replaced')`;

/** Of every booking of an order. */
export async function readDates(db: Queryable, orderId: string): Promise<Dates[]> {
  const { rows } = await db.query<Dates>(
    `SELECT b.id,
            max(h.at) FILTER (WHERE h.event = 'scheduled' AND h.details ->> 'from' IS NOT NULL) AS "movedAt",
            max(h.at) FILTER (WHERE h.event IN ${CANCELLED}) AS "cancelledAt"
       FROM bookings b LEFT JOIN booking_history h ON h.booking_id = b.id
      WHERE b.order_id = $1 GROUP BY b.id`,
    [orderId],
  );
  return rows;
}

export interface RefundRow {
  id: string;
  bookingIds: string[];
  /** By card. */
  amountWon: number;
  /** To a gift card, at once. */
  giftWon: number;
  state: 'REQUESTED' | 'SENDING' | 'DONE' | 'FAILED';
  askedAt: Date;
  paidBackAt: Date | null;
}

/**
 * Refunds of an order's payments, oldest first; one without lines is for everybody whom the payment was for. Of one that failed
 * nothing but the gift card's part is told where somebody has decided anew: that later one tells how the rest stands.
 */
export async function readRefunds(db: Queryable, orderId: string): Promise<RefundRow[]> {
  const { rows } = await db.query<RefundRow>(
    `SELECT r.id, told.won AS "amountWon", r.gift_won AS "giftWon", r.state, r.created_at AS "askedAt", r.settled_at AS "paidBackAt",
            coalesce(nullif(ARRAY(SELECT booking_id FROM refund_lines WHERE refund_id = r.id), '{}'),
                     ARRAY(SELECT booking_id FROM attempt_lines WHERE attempt_id = a.id)) AS "bookingIds"
       FROM refunds r JOIN payment_attempts a ON a.id = r.attempt_id
       CROSS JOIN LATERAL (
         SELECT CASE WHEN r.state = 'FAILED' AND ${isDecidedAnewSql('r')} THEN 0 ELSE r.amount_won END AS won) told
      WHERE a.order_id = $1 AND told.won + r.gift_won > 0
      ORDER BY r.created_at, r.id`,
    [orderId],
  );
  return rows;
}
