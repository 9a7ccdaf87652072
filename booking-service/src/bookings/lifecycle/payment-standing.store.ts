import { balanceWonSql, isRefundOfSql } from '../../orders/balance.store.ts';
import { CANCELLED_BY, cancellationReasonSql, statusSql } from './booking.store.ts';

/** What staff note a due refund as dealt with by; another change of the booking makes it another matter. */
export const dueKeySql = `'due:' || b.id || ':' || b.version`;

const isRefundOpen = `EXISTS (
  SELECT FROM refunds r WHERE r.attempt_id = a.id AND r.state IN ('REQUESTED', 'SENDING') AND ${isRefundOfSql})`;
/** Who cancelled was told what goes back, and that is all, unless it could not be sent. */
const isSettledWithVisitor = (now: string) => `(${cancellationReasonSql(now)} = 'visitor' AND NOT EXISTS (
  SELECT FROM refunds r WHERE r.attempt_id = a.id AND r.state = 'FAILED' AND r.requested_by NOT LIKE 'user:%' AND ${isRefundOfSql}))`;
const lastCancelled = `(
  SELECT coalesce(max(c.id), 0) FROM booking_history c
   WHERE c.booking_id = b.id AND c.event IN ${CANCELLED_BY})`;
/** What went back before it was cancelled was for something else, and says nothing of what is due since. */
const isOnlyRefundedBefore = `(
  EXISTS (SELECT FROM refunds r WHERE r.attempt_id = a.id AND r.state <> 'FAILED' AND ${isRefundOfSql})
  AND NOT EXISTS (
    SELECT FROM booking_history h JOIN refunds r ON r.id = (h.details ->> 'refundId')::uuid
     WHERE h.booking_id = b.id AND h.event = 'refund-requested' AND r.state <> 'FAILED' AND h.id > ${lastCancelled}))`;
const isDealtWith = `EXISTS (SELECT FROM attention_dismissals d WHERE d.key = ${dueKeySql})`;

/** Where the money of a booking stands that was sold at the counter; null for any other. */
const counterStandingSql = (now: string) => `
  (SELECT CASE WHEN c.given_back_at IS NOT NULL
                 THEN CASE ${statusSql(now)} WHEN 'cancelled' THEN 'refunded' ELSE 'refunded-unpaid' END
               WHEN ${statusSql(now)} <> 'cancelled' OR ${cancellationReasonSql(now)} = 'no-show' THEN 'paid-at-counter'
               WHEN ${isDealtWith} THEN 'kept'
               ELSE 'counter-refund-due' END
     FROM counter_payments c WHERE c.order_id = b.order_id)`;

/**
 * Where a booking's money stands (`PaymentStanding`), as SQL on `bookings b` and `a`, its order's payment attempt that is
 * being checked or paid, if any. The only place that says so: what a card calls due is what needs attention.
 */
export const paymentStandingSql = (now: string) => `
  (CASE WHEN a.state IS NULL OR a.state = 'PAID' AND b.paid_won = 0 THEN
          CASE WHEN b.booking_type = 'klook' THEN 'at-studio' WHEN b.total_price_won = 0 THEN 'free' ELSE coalesce(${counterStandingSql(now)}, 'unpaid') END
        WHEN a.state <> 'PAID' THEN 'checking'
        WHEN ${isRefundOpen} THEN 'refunding'
        WHEN ${balanceWonSql} = 0 THEN CASE ${statusSql(now)} WHEN 'cancelled' THEN 'refunded' ELSE 'refunded-unpaid' END
        -- A no-show pays for the time that the studio waited: nothing is due of itself.
        WHEN ${statusSql(now)} <> 'cancelled' OR ${cancellationReasonSql(now)} = 'no-show' THEN 'paid'
        WHEN ${balanceWonSql} < b.paid_won AND (NOT ${isOnlyRefundedBefore} OR ${isDealtWith} OR ${isSettledWithVisitor(now)})
          THEN 'part-refunded'
        WHEN ${isDealtWith} OR ${isSettledWithVisitor(now)} THEN 'kept'
        ELSE 'refund-due' END)`;

/**
 * Numbers of the bookings whose card can call a refund due: those of the index `bookings_maybe_due`, and those whose refund
 * failed, as happens to money that came after the visitor had given up, and to what a visitor cancelled.
 */
export const maybeDueSql = `
  SELECT id FROM bookings
   WHERE status = 'cancelled' AND booking_type = 'direct'
     AND cancellation_reason NOT IN ('no-show', 'payment-expired', 'payment-abandoned', 'visitor')
   UNION SELECT b.id FROM refunds r JOIN payment_attempts a ON a.id = r.attempt_id
     JOIN bookings b ON b.order_id = a.order_id WHERE r.state = 'FAILED'`;

/** Whether a booking stands although none of its money is with us, as SQL on `bookings b` and `a` as above. */
export const standsUnpaidSql = (now: string) => `
  (b.status IN ('confirmed', 'in-progress', 'completed') AND b.booking_type = 'direct'
   AND ${paymentStandingSql(now)} IN ('unpaid', 'refunded-unpaid'))`;
