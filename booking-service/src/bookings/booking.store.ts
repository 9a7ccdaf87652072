import type { Queryable, Transaction } from '../platform/database.ts';
import type { Booking, Outcome } from './booking.ts';

/** Columns of `Booking`, under its names. */
export const bookingColumns = `
  b.id, b.booking_type AS "bookingType", b.klook_booking_id AS "klookBookingId", b.name, b.email, b.phone, b.locale,
  b.selected_drink AS "selectedDrink", b.drink_temperature AS "drinkTemperature",
  b.youtube_track_url AS "youtubeTrackUrl", b.lp_delivery_address AS "lpDeliveryAddress", b.studio_id AS "studioId",
  b.starts_at AS "startsAt", b.slot_minutes AS "slotMinutes", b.status, b.cancellation_reason AS "cancellationReason",
  b.hold_expires_at AS "holdExpiresAt", b.hold_promised_until AS "holdPromisedUntil",
  b.session_fee_won AS "sessionFeeWon", b.total_price_won AS "totalPriceWon", b.addons,
  b.catalogue_version AS "catalogueVersion", b.cancellation_policy AS "cancellationPolicy",
  b.visitor_moves AS "visitorMoves", b.version, b.created_at AS "createdAt", b.updated_at AS "updatedAt"`;

/**
 * The status that everybody sees, as SQL on `bookings b`: an unpaid booking whose hold has run out reads as cancelled,
 * with reason `payment-expired`. The only place that says so; list, counts, filter and search use it.
 *
 * @param now the parameter that carries the moment, for example `$1`
 */
export const statusSql = (now: string) =>
  `(CASE WHEN ${isHoldOverSql(now)} THEN 'cancelled' ELSE b.status END)`;

export const cancellationReasonSql = (now: string) =>
  `(CASE WHEN ${isHoldOverSql(now)} THEN 'payment-expired' ELSE b.cancellation_reason END)`;

const isHoldOverSql = (now: string) => `(b.status = 'pending' AND b.hold_expires_at <= ${now}::timestamptz)`;

export async function findBooking(db: Queryable, id: string): Promise<Booking | undefined> {
  const { rows } = await db.query<Booking>(`SELECT ${bookingColumns} FROM bookings b WHERE b.id = $1`, [id]);
  return rows[0];
}

/**
 * The booking, locked until the transaction ends: first in the lock order (booking, attempt, sorted claims). The lock
 * leaves room for the key checks of claims, so nobody who takes over an expired slot waits for it.
 */
export async function lockBooking(trx: Transaction, id: string): Promise<Booking | undefined> {
  const { rows } = await trx.query<Booking>(
    `SELECT ${bookingColumns} FROM bookings b WHERE b.id = $1 FOR NO KEY UPDATE`,
    [id],
  );
  return rows[0];
}

export async function writeLifecycle(
  trx: Transaction,
  id: string,
  { status, cancellationReason, holdExpiresAt, holdPromisedUntil }: Outcome['state'],
  now: Date,
): Promise<Booking> {
  const { rows } = await trx.query<Booking>(
    `UPDATE bookings b SET status = $2, cancellation_reason = $3, hold_expires_at = $4, hold_promised_until = $5,
       version = b.version + 1, updated_at = $6
     WHERE b.id = $1 RETURNING ${bookingColumns}`,
    [id, status, cancellationReason, holdExpiresAt, holdPromisedUntil, now],
  );
  const [written] = rows;
  if (!written) throw new Error(`Booking ${id} was to be changed and is not there`);
  return written;
}

export interface HistoryEntry {
  bookingId: string;
  at: Date;
  /** `visitor`, `system`, `provider` or `user:<id>`. */
  actor: string;
  event: string;
  details?: object;
}

export async function addHistory(trx: Transaction, entry: HistoryEntry): Promise<void> {
  await trx.query(
    'INSERT INTO booking_history (booking_id, at, actor, event, details) VALUES ($1, $2, $3, $4, $5)',
    [entry.bookingId, entry.at, entry.actor, entry.event, JSON.stringify(entry.details ?? {})],
  );
}
