import type { Actor, HistoryEvent } from 'shared/bookings/lifecycle.ts';
import { updateBooking } from '../../booking-row/booking-row.store.ts';
import type { Booking } from '../../booking-row/booking-row.ts';
import type { Transaction } from '../../platform/database.ts';
import { dayTopicOf, KLOOK_TRAY_TOPIC } from '../../slots/day-topic.ts';
import type { Lifecycle } from './booking.ts';

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

/** The events of a booking's history that cancelled it, as an SQL list; a hold that ran out leaves none. */
export const CANCELLED_BY = `('cancelled', 'status-cancelled', 'not-honoured')`;

/** `state` may be more than its lifecycle: nothing else of it is written. */
export function writeLifecycle(
  trx: Transaction,
  id: string,
  { status, cancellationReason, holdExpiresAt, holdPromisedUntil, told, toldStartsAt, paidWon }: Lifecycle,
  now: Date,
): Promise<Booking> {
  const standing = { status, cancellationReason, paidWon };
  const changes = { ...standing, holdExpiresAt, holdPromisedUntil, told, toldStartsAt };
  return updateBooking(trx, id, changes, now);
}

export interface HistoryEntry {
  bookingId: string;
  at: Date;
  actor: Actor;
  event: HistoryEvent;
  details?: object;
}

/** Writes down what happened, and tells the boards of its session's day; without a time, those of all days. */
export async function addHistory(trx: Transaction, entry: HistoryEntry): Promise<void> {
  const { rows } = await trx.query<{ startsAt: Date | null }>(
    `INSERT INTO booking_history (booking_id, at, actor, event, details) VALUES ($1, $2, $3, $4, $5)
     RETURNING (SELECT starts_at FROM bookings WHERE id = booking_id) AS "startsAt"`,
    [entry.bookingId, entry.at, entry.actor, entry.event, JSON.stringify(entry.details ?? {})],
  );
  const startsAt = rows[0]?.startsAt;
  trx.tell(startsAt ? dayTopicOf(startsAt) : KLOOK_TRAY_TOPIC);
}
