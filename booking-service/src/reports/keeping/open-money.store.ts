import { paymentStandingSql } from '../../bookings/lifecycle/payment-standing.store.ts';
import { balanceWonSql, paymentJoin } from '../../orders/balance.store.ts';
import type { Queryable } from '../../platform/database.ts';
import type { OpenMoney } from './state.store.ts';

/** What the card of a booking calls due, online or at the counter; looked for among the bookings that can be. */
const REFUNDS_DUE = `
  SELECT sum(won) AS won, count(*) AS count
    FROM (SELECT CASE ${paymentStandingSql('$1')}
                   WHEN 'refund-due' THEN ${balanceWonSql}
                   WHEN 'counter-refund-due' THEN (SELECT amount_won FROM counter_payments c WHERE c.order_id = b.order_id)
                 END AS won
            FROM (SELECT id FROM bookings
                   WHERE status = 'cancelled' AND booking_type = 'direct'
                     AND cancellation_reason NOT IN ('no-show', 'payment-expired', 'payment-abandoned', 'visitor')
                   UNION SELECT b.id FROM refunds r JOIN payment_attempts a ON a.id = r.attempt_id
                     JOIN bookings b ON b.order_id = a.order_id WHERE r.state = 'FAILED') maybe
            JOIN bookings b USING (id)
            ${paymentJoin}
           WHERE a.state = 'PAID' AND a.balance_won > 0
              OR EXISTS (SELECT FROM counter_payments c WHERE c.order_id = b.order_id AND c.given_back_at IS NULL)) due
   WHERE won > 0`;

/** What has not been asked for by then will hardly be paid. */
const OWED_FOR = `interval '30 days'`;

/** Sessions that stand without having been paid for, and the add-ons of Klook guests who are still to come. */
const OWED_TO_US = `
  SELECT sum(won) AS won, count(*) AS count
    FROM (SELECT CASE WHEN b.booking_type = 'klook' AND b.starts_at > $1 THEN b.total_price_won
                      WHEN ${paymentStandingSql('$1')} = 'unpaid' THEN b.total_price_won END AS won
            FROM bookings b
            ${paymentJoin}
           WHERE b.status IN ('confirmed', 'in-progress', 'completed') AND b.starts_at > $1::timestamptz - ${OWED_FOR}
             AND b.total_price_won > 0) owed
   WHERE won > 0`;

const UNDER_WAY = `SELECT sum(amount_won) AS won, count(*) AS count FROM refunds WHERE state IN ('REQUESTED', 'SENDING')`;

const asJson = (sql: string) =>
  `(SELECT jsonb_build_object('count', sums.count, 'won', coalesce(sums.won, 0)) FROM (${sql}) sums)`;

/** What is to be given back and to be paid, at `now`. */
export async function readOpenMoney(db: Queryable, now: Date): Promise<OpenMoney> {
  const { rows } = await db.query<OpenMoney>(
    `SELECT ${asJson(REFUNDS_DUE)} AS "refundsDue", ${asJson(UNDER_WAY)} AS "refundsUnderWay", ${asJson(OWED_TO_US)} AS "owedToUs"`,
    [now],
  );
  const [open] = rows;
  if (!open) throw new Error('a SELECT without FROM always answers with one row');
  return open;
}
