import type { PaymentStanding } from 'shared/bookings/admin-payment.ts';
import type { Arrival } from 'shared/catalogue/catalogue.ts';
import type { BookingStatus } from 'shared/bookings/booking-status.ts';
import type { CancellationReason } from 'shared/bookings/lifecycle.ts';
import type { CounterPaymentMethod } from 'shared/orders/counter-payment.ts';
import type { Contact } from '../../orders/order.ts';
import type { EmailState } from '../../email/base/email.ts';
import type { Queryable } from '../../platform/database.ts';
import { bookingSql } from '../../booking-row/booking-row.store.ts';
import type { Booking } from '../../booking-row/booking-row.ts';
import { cancellationReasonSql, statusSql } from '../lifecycle/booking.store.ts';
import { balanceWonSql, paymentJoin } from '../../orders/balance.store.ts';
import { deliveryFactsSql } from '../../orders/deliveries.store.ts';
import type { DeliveryFacts } from '../../orders/deliveries.store.ts';
import { paymentStandingSql } from '../lifecycle/payment-standing.store.ts';

/** A booking with what staff see beside it. `status` and `cancellationReason` are the ones that everybody sees. */
export interface BookingRow extends Booking, Contact, DeliveryFacts {
  branchId: number;
  /** Everybody who is paid for together, by place, this booking among them. */
  party: { id: string; name: string; place: number; status: BookingStatus; startsAt: string | null }[];
  seenStatus: BookingStatus;
  seenReason: CancellationReason | null;
  arrival: Arrival;
  method: string | null;
  approvedAt: Date | null;
  receiptUrl: string | null;
  paidTogetherWon: number | null;
  giftWon: number | null;
  balanceWon: number | null;
  paymentStanding: PaymentStanding;
  counterMethod: CounterPaymentMethod | null;
  counterWon: number;
  freeReason: string | null;
  counterTakenAt: Date;
  emailId: string | null;
  emailKind: string;
  emailSubject: string;
  emailState: EmailState;
  emailError: string | null;
  emailCreatedAt: Date;
  emailSentAt: Date | null;
}

/** Details of the rows of `page`. */
const details = (now: string) => `
  SELECT ${bookingSql}, studio.branch_id AS "branchId", o.email, o.phone, o.locale, party.singers AS party,
         ${statusSql(now)} AS "seenStatus", ${cancellationReasonSql(now)} AS "seenReason",
         (SELECT rules -> 'arrival' FROM catalogue_versions ORDER BY version DESC LIMIT 1) AS "arrival",
         a.method, a.approved_at AS "approvedAt", a.receipt_url AS "receiptUrl",
         CASE WHEN a.state = 'PAID' THEN a.amount_won + a.gift_won END AS "paidTogetherWon",
         CASE WHEN a.state = 'PAID' THEN a.gift_won ELSE c.gift_won END AS "giftWon",
         CASE WHEN a.state = 'PAID' THEN ${balanceWonSql} END AS "balanceWon", ${paymentStandingSql(now)} AS "paymentStanding",
         c.method AS "counterMethod", c.amount_won AS "counterWon", c.reason AS "freeReason", c.taken_at AS "counterTakenAt",
         e.id AS "emailId", e.kind AS "emailKind", e.subject AS "emailSubject", e.state AS "emailState",
         e.last_error AS "emailError", e.created_at AS "emailCreatedAt", e.sent_at AS "emailSentAt", ${deliveryFactsSql}
    FROM page b
    JOIN orders o ON o.id = b.order_id
    JOIN studios studio ON studio.id = b.studio_id
    CROSS JOIN LATERAL (
      SELECT jsonb_agg(jsonb_build_object('id', b.id, 'name', b.name, 'place', b.place, 'status', ${statusSql(now)},
                                          'startsAt', b.starts_at) ORDER BY b.place) AS singers
        FROM bookings b WHERE b.order_id = o.id) party
    ${paymentJoin}
    LEFT JOIN counter_payments c ON c.order_id = b.order_id
    LEFT JOIN LATERAL (SELECT * FROM emails WHERE order_id = b.order_id ORDER BY created_at DESC, id LIMIT 1) e ON true`;

/** The bookings in the order of their numbers. */
export async function readBookingRows(
  db: Queryable,
  ids: readonly string[],
  now: Date,
): Promise<BookingRow[]> {
  const { rows } = await db.query<BookingRow>(
    `WITH page AS MATERIALIZED (
       SELECT b.*, position FROM unnest($2::text[]) WITH ORDINALITY asked (id, position) JOIN bookings b USING (id))
     ${details('$1')} ORDER BY b.position`,
    [now, ids],
  );
  return rows;
}

export async function readBookingRow(db: Queryable, id: string, now: Date): Promise<BookingRow | undefined> {
  const { rows } = await db.query<BookingRow>(
    `WITH page AS MATERIALIZED (SELECT * FROM bookings WHERE id = $2) ${details('$1')}`,
    [now, id],
  );
  return rows[0];
}

export interface HistoryRow {
  at: Date;
  actor: string;
  event: string;
  details: Record<string, unknown>;
}

/** What happened to a booking, newest first; staff under their names. All of it, or `most` of it. */
export async function readHistory(
  db: Queryable,
  bookingId: string,
  most: number | null = null,
): Promise<HistoryRow[]> {
  const { rows } = await db.query<HistoryRow>(
    `SELECT h.at, coalesce(u.username, h.actor) AS actor, h.event, h.details
       FROM booking_history h LEFT JOIN users u ON h.actor = 'user:' || u.id
      WHERE h.booking_id = $1 ORDER BY h.id DESC LIMIT $2`,
    [bookingId, most],
  );
  return rows;
}
