import type { BookingCounts } from 'shared/bookings/admin-booking.ts';
import type { BookingStatus } from 'shared/bookings/booking-request.ts';
import type { AttemptState } from 'shared/payments/payments.ts';
import type { EmailState } from '../email/email.ts';
import type { Queryable, Transaction } from '../platform/database.ts';
import type { Booking } from './booking.ts';
import { bookingColumns, cancellationReasonSql, statusSql } from './booking.store.ts';

/** A booking with what staff see beside it. `status` and `cancellationReason` are the ones that everybody sees. */
export interface BookingRow extends Booking {
  seenStatus: BookingStatus;
  seenReason: string | null;
  attemptState: AttemptState | null;
  method: string | null;
  approvedAt: Date | null;
  receiptUrl: string | null;
  balanceWon: number | null;
  refundOpen: boolean;
  emailId: string | null;
  emailKind: string;
  emailSubject: string;
  emailState: EmailState;
  emailError: string | null;
  emailCreatedAt: Date;
  emailSentAt: Date | null;
}

export interface BookingPage {
  status: BookingStatus | null;
  search: string;
  limit: number;
  /** The last booking of the page before. */
  after: { createdAt: Date; id: string } | null;
}

/** The text that `bookings_search` (migration 0007) indexes, letter for letter. */
const searchText = `lower(b.name || E'\\n' || b.email || E'\\n' || b.phone || E'\\n' || b.id || E'\\n' || coalesce(b.klook_booking_id, ''))`;

/** Details of the rows of `page`, in the order of the list. */
const details = (now: string) => `
  SELECT ${bookingColumns}, ${statusSql(now)} AS "seenStatus", ${cancellationReasonSql(now)} AS "seenReason",
         a.state AS "attemptState", a.method, a.approved_at AS "approvedAt", a.receipt_url AS "receiptUrl",
         a.balance_won AS "balanceWon", coalesce(r.open, false) AS "refundOpen",
         e.id AS "emailId", e.kind AS "emailKind", e.subject AS "emailSubject", e.state AS "emailState",
         e.last_error AS "emailError", e.created_at AS "emailCreatedAt", e.sent_at AS "emailSentAt"
    FROM page b
    LEFT JOIN payment_attempts a ON a.booking_id = b.id AND a.state IN ('CONFIRMING', 'UNKNOWN', 'PAID')
    LEFT JOIN LATERAL (SELECT bool_or(state IN ('REQUESTED', 'SENDING')) AS open
                         FROM refunds WHERE order_id = a.order_id) r ON true
    LEFT JOIN LATERAL (SELECT * FROM emails WHERE booking_id = b.id ORDER BY created_at DESC, id LIMIT 1) e ON true
   ORDER BY b.created_at DESC, b.id DESC`;

/**
 * One page of the list, newest first. The page is found before its details are looked up, and a status is narrowed to
 * the stored ones that can read as it, so that indexes carry both.
 */
export async function listBookings(db: Queryable, page: BookingPage, now: Date): Promise<BookingRow[]> {
  const values: unknown[] = [now, page.limit];
  const parameter = (value: unknown) => `$${values.push(value)}`;
  const conditions: string[] = [];
  if (page.status) {
    const stored = page.status === 'cancelled' ? ['cancelled', 'pending'] : [page.status];
    conditions.push(
      `b.status = ANY (${parameter(stored)})`,
      `${statusSql('$1')} = ${parameter(page.status)}`,
    );
  }
  if (page.search !== '') {
    const wanted = page.search.toLowerCase();
    const pattern = parameter(`%${wanted.replace(/[\\%_]/g, '\\$&')}%`);
    conditions.push(
      isBookingType(wanted)
        ? `(${searchText} LIKE ${pattern} OR b.booking_type = ${parameter(wanted)})`
        : `${searchText} LIKE ${pattern}`,
    );
  }
  if (page.after) {
    conditions.push(
      `(b.created_at, b.id) < (${parameter(page.after.createdAt)}, ${parameter(page.after.id)})`,
    );
  }
  const { rows } = await db.query<BookingRow>(
    `WITH page AS MATERIALIZED (
       SELECT b.* FROM bookings b
        WHERE $1::timestamptz IS NOT NULL ${conditions.map((condition) => `AND ${condition}`).join(' ')}
        ORDER BY b.created_at DESC, b.id DESC LIMIT $2)
     ${details('$1')}`,
    values,
  );
  return rows;
}

/** The words that stand for a booking type in a search (spec.md section 5). */
const isBookingType = (search: string) => search === 'klook' || search === 'direct';

export async function readBookingRow(db: Queryable, id: string, now: Date): Promise<BookingRow | undefined> {
  const { rows } = await db.query<BookingRow>(
    `WITH page AS MATERIALIZED (SELECT * FROM bookings WHERE id = $2) ${details('$1')}`,
    [now, id],
  );
  return rows[0];
}

export async function countByStatus(db: Queryable, now: Date): Promise<BookingCounts> {
  const { rows } = await db.query<{ status: BookingStatus; count: number }>(
    `SELECT ${statusSql('$1')} AS status, count(*)::int AS count FROM bookings b GROUP BY 1`,
    [now],
  );
  const counts: BookingCounts = {
    total: 0,
    pending: 0,
    confirmed: 0,
    'in-progress': 0,
    completed: 0,
    cancelled: 0,
  };
  for (const { status, count } of rows) {
    counts[status] = count;
    counts.total += count;
  }
  return counts;
}

/** Writes a new time; the claims are moved by the caller. */
export async function writeSchedule(
  trx: Transaction,
  id: string,
  { startsAt, studioId, moves, now }: { startsAt: Date; studioId: number; moves: number; now: Date },
): Promise<void> {
  await trx.query(
    `UPDATE bookings SET starts_at = $2, studio_id = $3, visitor_moves = $4, version = version + 1, updated_at = $5
      WHERE id = $1`,
    [id, startsAt, studioId, moves, now],
  );
}

export interface HistoryRow {
  at: Date;
  actor: string;
  event: string;
  details: Record<string, unknown>;
}

/** What happened to a booking, newest first; staff under their names. */
export async function readHistory(db: Queryable, bookingId: string): Promise<HistoryRow[]> {
  const { rows } = await db.query<HistoryRow>(
    `SELECT h.at, coalesce(u.username, h.actor) AS actor, h.event, h.details
       FROM booking_history h LEFT JOIN users u ON h.actor = 'user:' || u.id
      WHERE h.booking_id = $1 ORDER BY h.id DESC`,
    [bookingId],
  );
  return rows;
}
