import { bookingSql } from '../../booking-row/booking-row.store.ts';
import type { Booking } from '../../booking-row/booking-row.ts';
import type { Queryable } from '../../platform/database.ts';

/** The booking of a session; undefined where there is none. */
export async function findSession(db: Queryable, bookingId: string): Promise<Booking | undefined> {
  const { rows } = await db.query<Booking>(`SELECT ${bookingSql} FROM bookings b WHERE b.id = $1`, [
    bookingId,
  ]);
  return rows[0];
}
