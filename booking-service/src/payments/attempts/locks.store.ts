import type { Booking } from '../../booking-row/booking-row.ts';
import { lockBooking } from '../../bookings/lifecycle/booking.store.ts';
import type { Transaction } from '../../platform/database.ts';
import type { PaymentAttempt } from './attempt.ts';
import { attemptColumns, toAttempt } from './attempt-row.store.ts';
import type { AttemptRow } from './attempt-row.store.ts';
import { findAttempt } from './attempt.store.ts';

/**
 * Locks of a payment. Every transaction takes them in one order, so that no two wait for each other: the booking
 * (`lockBooking`), its attempt, then claims in ascending order of time (`slots/slot-claims.store.ts`).
 */

/** A booking and its attempt, both locked until the transaction ends. */
export interface Locked {
  booking: Booking;
  attempt: PaymentAttempt;
}

export async function lockBookingAndAttempt(trx: Transaction, orderId: string): Promise<Locked> {
  const found = await findAttempt(trx, orderId);
  if (!found) throw new Error(`Payment attempt ${orderId} is not there`);
  const booking = await lockBooking(trx, found.bookingId);
  if (!booking) throw new Error(`Booking ${found.bookingId} is not there`);
  return { booking, attempt: await lockAttempt(trx, orderId) };
}

/** The attempt, as it stands once it is locked. Its booking has to be locked before. */
export async function lockAttempt(trx: Transaction, orderId: string): Promise<PaymentAttempt> {
  const { rows } = await trx.query<AttemptRow>(
    `SELECT ${attemptColumns} FROM payment_attempts a WHERE a.order_id = $1 FOR NO KEY UPDATE`,
    [orderId],
  );
  const [row] = rows;
  if (!row) throw new Error(`Payment attempt ${orderId} was to be locked and is not there`);
  return toAttempt(row);
}
