import type { BookingStatus } from 'shared/bookings/booking-status.ts';
import type { AttendanceChange, AttendanceStep } from 'shared/day/attendance.ts';
import type { DaySession } from 'shared/day/day.ts';
import { writeAudit } from '../../auth/audit-log.store.ts';
import type { Booking } from '../../booking-row/booking-row.ts';
import { lockForStaff, staffActor } from '../../bookings/admin/admin-bookings.usecase.ts';
import type { StaffAction } from '../../bookings/admin/admin-bookings.usecase.ts';
import { statusAt } from '../../bookings/lifecycle/booking.ts';
import { addHistory } from '../../bookings/lifecycle/booking.store.ts';
import { changeBookings } from '../../bookings/lifecycle/change-booking.usecase.ts';
import type { Transaction } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { deleteStep, insertStep, notedSteps } from '../sessions/attendance.store.ts';
import { readDaySession } from '../sessions/day-sessions.store.ts';

/** What cannot have happened without the other. */
const includes: Partial<Record<AttendanceStep, AttendanceStep>> = {
  'drink-served': 'drink-made',
  'in-booth': 'arrived',
};
/** What stands in the way of taking a step back. */
const followedBy: Partial<Record<AttendanceStep, readonly AttendanceStep[]>> = {
  arrived: ['in-booth', 'done'],
  'drink-made': ['drink-served'],
  'in-booth': ['done'],
};
const statusOf: Partial<Record<AttendanceStep, Exclude<BookingStatus, 'cancelled'>>> = {
  'in-booth': 'in-progress',
  done: 'completed',
};

/**
 * Notes that a step has happened, or takes it back, for one singer or for everybody of the party who is not cancelled: all of
 * them or none. What has been noted already stays as it was.
 *
 * @throws Problem `booking-not-found`, `booking-cancelled`, `booking-not-paid`, `later-step-noted`, `personal-data-removed`; nothing has changed then
 */
export async function noteStep(
  id: string,
  step: AttendanceStep,
  { isDone, wholeParty = false }: AttendanceChange,
  action: StaffAction,
): Promise<DaySession> {
  const { db, now } = action;
  await db.transaction(async (trx) => {
    const { order, booking } = await lockForStaff(trx, id, action);
    const isOff = (one: Booking) => statusAt(one, now) === 'cancelled';
    if (isOff(booking)) throw cancelled();
    const others = wholeParty ? order.bookings.filter((one) => one.id !== id && !isOff(one)) : [];
    if (isDone && statusOf[step] && [booking, ...others].some((one) => isUnpaid(one))) throw notPaid();
    for (const one of [booking, ...others]) {
      const noted = await notedSteps(trx, one.id);
      if (isDone) await note(trx, one, step, noted, action);
      else if (noted.includes(step)) await takeBack(trx, one, step, noted, action);
    }
  });
  return readDaySession(db, id, now);
}

async function note(
  trx: Transaction,
  booking: Booking,
  step: AttendanceStep,
  noted: readonly AttendanceStep[],
  action: StaffAction,
): Promise<void> {
  if (noted.includes(step)) return;
  const before = includes[step];
  if (before) await note(trx, booking, before, noted, action);
  const { actor, now } = action;
  const status = statusOf[step];
  const statusBefore = status && status !== booking.status ? booking.status : null;
  await insertStep(trx, { bookingId: booking.id, step, at: now, by: actor.id, statusBefore });
  if (status && statusBefore) await setStatus(trx, booking, status, action);
  await writeDown(trx, booking.id, step, true, action);
}

async function takeBack(
  trx: Transaction,
  booking: Booking,
  step: AttendanceStep,
  noted: readonly AttendanceStep[],
  action: StaffAction,
): Promise<void> {
  if (followedBy[step]?.some((later) => noted.includes(later))) throw laterStep();
  const before = await deleteStep(trx, booking.id, step);
  // Whoever has set another status since meant it.
  if (before && booking.status === statusOf[step]) await setStatus(trx, booking, before, action);
  await writeDown(trx, booking.id, step, false, action);
}

async function setStatus(
  trx: Transaction,
  booking: Booking,
  status: Exclude<BookingStatus, 'cancelled'>,
  { now, actor, emails }: StaffAction,
): Promise<void> {
  const change = { type: 'at-counter', status } as const;
  const result = await changeBookings(trx, [booking], change, { now, actor: staffActor(actor), emails });
  // It stands and owns its slot, and goes to no status that takes another.
  if (!result.ok) throw new Error(`A step at the counter could not set a status: ${result.refusal}`);
}

/** In the booking's history, and in the audit log. */
async function writeDown(
  trx: Transaction,
  bookingId: string,
  step: AttendanceStep,
  isDone: boolean,
  { actor, now }: StaffAction,
): Promise<void> {
  const event = isDone ? 'step-noted' : 'step-taken-back';
  await addHistory(trx, { bookingId, at: now, actor: staffActor(actor), event, details: { step } });
  await writeAudit(trx, {
    at: now,
    actor,
    action: isDone ? 'booking-step' : 'booking-step-back',
    subject: { type: 'booking', id: bookingId },
    after: { step },
  });
}

/** A hold that runs out unless it is paid; a Klook guest has paid at Klook. */
const isUnpaid = ({ status, bookingType }: Booking) => status === 'pending' && bookingType === 'direct';
const notPaid = () => new Problem('booking-not-paid', 'not-paid');
const cancelled = () => new Problem('booking-cancelled', 'cancelled-at-counter');

const laterStep = () => new Problem('later-step-noted', 'later-step');
