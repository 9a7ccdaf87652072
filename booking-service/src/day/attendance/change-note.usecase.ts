import type { DaySession } from 'shared/day/day.ts';
import { writeAudit } from '../../auth/audit-log.store.ts';
import { updateBooking } from '../../booking-row/booking-row.store.ts';
import { lockForStaff, staffActor } from '../../bookings/admin/admin-bookings.usecase.ts';
import type { StaffAction } from '../../bookings/admin/admin-bookings.usecase.ts';
import { addHistory } from '../../bookings/lifecycle/booking.store.ts';
import { readDaySession } from '../sessions/day-sessions.store.ts';

/**
 * Writes what staff tell each other about a guest; empty takes it away. That it was changed is kept, not the words.
 *
 * @throws Problem `booking-not-found`, `personal-data-removed`, `stale-change`
 */
export async function changeNote(id: string, note: string, action: StaffAction): Promise<DaySession> {
  const { db, now, actor } = action;
  await db.transaction(async (trx) => {
    const { booking } = await lockForStaff(trx, id, action);
    const staffNote = note === '' ? null : note;
    if (booking.staffNote === staffNote) return;
    await updateBooking(trx, id, { staffNote }, now);
    await addHistory(trx, { bookingId: id, at: now, actor: staffActor(actor), event: 'note-changed' });
    await writeAudit(trx, { at: now, actor, action: 'booking-note', subject: { type: 'booking', id } });
  });
  return readDaySession(db, id, now);
}
