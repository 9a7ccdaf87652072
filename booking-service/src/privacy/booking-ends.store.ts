import type { Queryable } from '../platform/database.ts';
import { cancellationReasonSql, statusSql } from '../bookings/lifecycle/booking.store.ts';
import { paymentJoin } from '../orders/balance.store.ts';
import { paymentStandingSql } from '../bookings/lifecycle/payment-standing.store.ts';

/**
 * What a booking is for those who keep it: `contract` money moved, or something was agreed that the law has recorded;
 * `reservation` completed for Klook, with whom the contract is; `never-paid` nothing came of it.
 */
type BookingKind = 'contract' | 'reservation' | 'never-paid';

/** A booking that somebody is in, and since when it is over. */
export interface EndedBooking {
  id: string;
  kind: BookingKind;
  /** The last of session, cancellation and movement of money; in the future for what is still to come. */
  endedAt: Date;
}

/** A booking of one person. */
export interface PersonsBooking extends EndedBooking {
  /** The session is still to come or has no time yet, or money is on its way. */
  isRunning: boolean;
}

/** Bookings `b` and their orders `o`, with their `kind`, `ended_at` and whether their money is `unsettled`. */
const bookingsWithEnds = (now: string) => `
  bookings b
  JOIN orders o ON o.id = b.order_id
  ${paymentJoin}
  CROSS JOIN LATERAL (
    SELECT greatest(max(t.at), (SELECT c.given_back_at FROM counter_payments c WHERE c.order_id = b.order_id)) AS moved_at
      FROM payment_attempts p JOIN payment_transactions t ON t.attempt_id = p.id
     WHERE p.order_id = b.order_id) money
  CROSS JOIN LATERAL (
    SELECT CASE WHEN money.moved_at IS NOT NULL THEN 'contract'
                WHEN b.booking_type = 'klook' THEN 'reservation'
                WHEN ${cancellationReasonSql(now)} IN ('payment-expired', 'payment-abandoned') THEN 'never-paid'
                ELSE 'contract' END AS kind) kinds
  CROSS JOIN LATERAL (
    SELECT CASE WHEN kind = 'never-paid' THEN b.created_at
                WHEN b.status = 'cancelled' AND b.cancellation_reason <> 'no-show' THEN greatest(b.updated_at, money.moved_at)
                ELSE greatest(b.created_at, b.starts_at + b.slot_minutes * interval '1 minute', money.moved_at,
                              (b.klook_date + 1)::timestamp AT TIME ZONE 'Asia/Seoul') END AS ended_at) ends
  CROSS JOIN LATERAL (
    SELECT ${paymentStandingSql(now)} IN ('checking', 'refunding', 'refund-due', 'counter-refund-due')
           OR EXISTS (SELECT FROM payment_attempts p JOIN refunds r ON r.attempt_id = p.id
                       WHERE p.order_id = b.order_id AND r.state IN ('REQUESTED', 'SENDING')) AS unsettled) standing`;

const DUE = `
  SELECT b.id, kind, ended_at AS "endedAt"
    FROM ${bookingsWithEnds('$1')}
   WHERE b.forgotten_at IS NULL AND NOT unsettled
     AND b.created_at < $1::timestamptz - make_interval(days => least($2::int, $3::int))
     AND ended_at < $1::timestamptz - make_interval(days => CASE kind WHEN 'never-paid' THEN $2::int ELSE $3::int END)
   ORDER BY b.created_at LIMIT $4
     FOR NO KEY UPDATE OF o, b SKIP LOCKED`;

/** Bookings whose time in daily use is over, the oldest first, locked; those that another copy has locked are left to it. */
export async function lockDueBookings(
  trx: Queryable,
  { now, unpaidDays, days, limit }: { now: Date; unpaidDays: number; days: number; limit: number },
): Promise<EndedBooking[]> {
  const { rows } = await trx.query<EndedBooking>(DUE, [now, unpaidDays, days, limit]);
  return rows;
}

const OF_PERSON = `
  SELECT b.id, kind, ended_at AS "endedAt",
         unsettled OR ended_at > $1
         OR (b.starts_at IS NULL AND b.klook_date IS NULL AND ${statusSql('$1')} NOT IN ('cancelled', 'completed')) AS "isRunning"
    FROM ${bookingsWithEnds('$1')}
   WHERE b.forgotten_at IS NULL AND lower(o.email) = lower($2)
   ORDER BY b.created_at
     FOR NO KEY UPDATE OF o, b`;

/** Bookings that still have this address in them, locked. */
export async function lockBookingsOf(trx: Queryable, email: string, now: Date): Promise<PersonsBooking[]> {
  const { rows } = await trx.query<PersonsBooking>(OF_PERSON, [now, email]);
  return rows;
}
