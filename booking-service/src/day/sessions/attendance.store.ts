import type { BookingStatus } from 'shared/bookings/booking-status.ts';
import type { Attendance, AttendanceStep } from 'shared/day/attendance.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';

/** What has been noted of bookings, by number; those of whom nothing has are left out. */
export async function readAttendance(
  db: Queryable,
  bookingIds: readonly string[],
): Promise<Map<string, Attendance>> {
  const { rows } = await db.query<{ bookingId: string; step: AttendanceStep; at: Date; by: string | null }>(
    `SELECT a.booking_id AS "bookingId", a.step, a.noted_at AS at, u.username AS by
       FROM attendance a LEFT JOIN users u ON u.id = a.noted_by
      WHERE a.booking_id = ANY ($1)`,
    [bookingIds],
  );
  const found = new Map<string, Attendance>();
  for (const { bookingId, step, at, by } of rows)
    found.set(bookingId, { ...found.get(bookingId), [step]: { at: at.toISOString(), by } });
  return found;
}

/** Which steps have been noted of a booking. Nobody else notes any while its order is locked. */
export async function notedSteps(trx: Transaction, bookingId: string): Promise<AttendanceStep[]> {
  const { rows } = await trx.query<{ step: AttendanceStep }>(
    'SELECT step FROM attendance WHERE booking_id = $1',
    [bookingId],
  );
  return rows.map(({ step }) => step);
}

interface NewStep {
  bookingId: string;
  step: AttendanceStep;
  at: Date;
  by: number;
  /** The booking's status before, where the step changes it. */
  statusBefore: BookingStatus | null;
}

export async function insertStep(trx: Transaction, noted: NewStep): Promise<void> {
  const { bookingId, step, at, by, statusBefore } = noted;
  await trx.query(
    'INSERT INTO attendance (booking_id, step, noted_at, noted_by, status_before) VALUES ($1, $2, $3, $4, $5)',
    [bookingId, step, at, by, statusBefore],
  );
}

/** @returns what the booking's status was before the step, where that had changed it */
export async function deleteStep(
  trx: Transaction,
  bookingId: string,
  step: AttendanceStep,
): Promise<Exclude<BookingStatus, 'cancelled'> | null> {
  const { rows } = await trx.query<{ before: Exclude<BookingStatus, 'cancelled'> | null }>(
    'DELETE FROM attendance WHERE booking_id = $1 AND step = $2 RETURNING status_before AS before',
    [bookingId, step],
  );
  return rows[0]?.before ?? null;
}
