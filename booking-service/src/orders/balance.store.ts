import type { Queryable } from '../platform/database.ts';

/**
 * The attempt `a` that is being checked or has paid for `bookings b`, as a join. One that somebody of the order is not in
 * says nothing of them.
 */
export const paymentJoin = `LEFT JOIN payment_attempts a
  ON a.order_id = b.order_id AND a.state IN ('CONFIRMING', 'UNKNOWN', 'PAID')
 AND EXISTS (SELECT FROM attempt_lines f WHERE f.attempt_id = a.id AND f.booking_id = b.id)`;

/**
 * What is still with us of the money that was paid for a booking, as SQL on `bookings b` and `a`, its order's attempt that
 * is paid: what it paid without what has gone back for it, and never more than is left of the payment (which falls too when
 * somebody gives money back in the provider's console). The share of a gift card is back with the decision, whatever becomes of the
 * card's.
 */
export const balanceWonSql = `greatest(0, least(a.balance_won + a.gift_balance_won, b.paid_won - (
  SELECT coalesce(sum(CASE r.state WHEN 'DONE' THEN l.amount_won ELSE l.gift_won END), 0)
    FROM refund_lines l JOIN refunds r ON r.id = l.refund_id
   WHERE l.booking_id = b.id AND r.attempt_id = a.id)))::int`;

/** Whether refund `r` is for `bookings b`, as SQL: it has a line for it, or none at all, and then everything goes back. */
export const isRefundOfSql = `(
  EXISTS (SELECT FROM refund_lines l WHERE l.refund_id = r.id AND l.booking_id = b.id)
  OR NOT EXISTS (SELECT FROM refund_lines l WHERE l.refund_id = r.id))`;

/** What is still with us for each booking of an order (in won, by booking); empty while it is not paid. */
export async function balancesOf(db: Queryable, orderId: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.query<{ id: string; balanceWon: number }>(
    `SELECT b.id, ${balanceWonSql} AS "balanceWon"
       FROM bookings b JOIN payment_attempts a ON a.order_id = b.order_id AND a.state = 'PAID'
      WHERE b.order_id = $1`,
    [orderId],
  );
  return new Map(rows.map(({ id, balanceWon }) => [id, balanceWon]));
}
