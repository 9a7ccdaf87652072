import type { DaySession } from 'shared/day/day.ts';
import { toAdminBooking } from '../../bookings/admin/admin-booking.ts';
import { readBookingRows } from '../../bookings/admin/admin-bookings.store.ts';
import type { BookingRow } from '../../bookings/admin/admin-bookings.store.ts';
import { unknownBooking } from '../../bookings/admin/named-booking.ts';
import type { Queryable } from '../../platform/database.ts';
import { readAttendance } from './attendance.store.ts';

/** Bookings as the board shows them, in the order of their numbers. Those that have no time are left out. */
export async function readDaySessions(
  db: Queryable,
  ids: readonly string[],
  now: Date,
): Promise<DaySession[]> {
  const [rows, attendance] = await Promise.all([readBookingRows(db, ids, now), readAttendance(db, ids)]);
  return rows.flatMap((row) =>
    row.startsAt === null
      ? []
      : [{ ...toSession(row, row.startsAt), attendance: attendance.get(row.id) ?? {} }],
  );
}

/** @throws Problem `booking-not-found`, also where the booking has no time */
export async function readDaySession(db: Queryable, id: string, now: Date): Promise<DaySession> {
  const [session] = await readDaySessions(db, [id], now);
  if (!session) throw unknownBooking();
  return session;
}

const toSession = (row: BookingRow, startsAt: Date): Omit<DaySession, 'attendance'> => ({
  ...toAdminBooking(row),
  studioId: row.studioId,
  startsAt: startsAt.toISOString(),
  slotMinutes: row.slotMinutes,
  addons: row.addons.map(({ id, name }) => ({ id, name })),
  note: row.staffNote ?? '',
});
