import { balanceWonSql } from '../../orders/balance.store.ts';
import { cancellationReasonSql, statusSql } from './booking.store.ts';

/** What staff note a due refund as dealt with by; another change of the booking makes it another matter. */
export const dueKeySql = `'due:' || b.id || ':' || b.version`;

/** Of this booking, or of the whole payment. */
const isRefundOpen = `EXISTS (
  SELECT FROM refunds r WHERE r.attempt_id = a.id AND r.state IN ('REQUESTED', 'SENDING')
     AND (EXISTS (SELECT FROM refund_lines l WHERE l.refund_id = r.id AND l.booking_id = b.id)
          OR NOT EXISTS (SELECT FROM refund_lines l WHERE l.refund_id = r.id)))`;
const isDealtWith = `EXISTS (SELECT FROM attention_dismissals d WHERE d.key = ${dueKeySql})`;

/**
 * Where a booking's money stands (`PaymentStanding`), as SQL on `bookings b` and `a`, its order's payment attempt that is
 * being checked or paid, if any. The only place that says so: what a card calls due is what needs attention.
 */
export const paymentStandingSql = (now: string) => `
  (CASE WHEN a.state IS NULL OR a.state = 'PAID' AND b.paid_won = 0 THEN
          CASE WHEN b.booking_type = 'klook' THEN 'at-studio' WHEN b.total_price_won = 0 THEN 'free' ELSE 'unpaid' END
        WHEN a.state <> 'PAID' THEN 'checking'
        WHEN ${isRefundOpen} THEN 'refunding'
        WHEN ${balanceWonSql} = 0 THEN CASE ${statusSql(now)} WHEN 'cancelled' THEN 'refunded' ELSE 'refunded-unpaid' END
        -- A no-show pays for the time that the studio waited: nothing is due of itself.
        WHEN ${statusSql(now)} <> 'cancelled' OR ${cancellationReasonSql(now)} = 'no-show' THEN 'paid'
        WHEN ${balanceWonSql} < b.paid_won THEN 'part-refunded'
        WHEN ${isDealtWith} THEN 'kept'
        ELSE 'refund-due' END)`;
