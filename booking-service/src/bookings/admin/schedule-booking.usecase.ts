import type { AdminBooking, ScheduleChange } from 'shared/bookings/admin-booking.ts';
import type { BusinessRules } from 'shared/catalogue/catalogue.ts';
import { startTimes } from 'shared/slots/offered-slots.ts';
import { dateTimeKst } from 'shared/time/display.ts';
import { instantInSeoul } from 'shared/time/seoul.ts';
import { writeAudit } from '../../auth/audit-log.store.ts';
import type { Catalogues } from '../../catalogue/catalogues.usecase.ts';
import { inTransaction } from '../../platform/database.ts';
import type { Transaction } from '../../platform/database.ts';
import { validationFailed } from '../../platform/parse.ts';
import { Problem } from '../../platform/problem.ts';
import { freeTimes } from '../../slots/free-times.ts';
import { releaseOtherSlots, takeSlot } from '../../slots/slot-claims.store.ts';
import { readDay } from '../../slots/slots.store.ts';
import { lockForStaff, readAdminBooking, staffActor } from './admin-bookings.usecase.ts';
import type { StaffAction } from './admin-bookings.usecase.ts';
import { updateBooking } from '../../booking-row/booking-row.store.ts';
import type { Booking } from '../../booking-row/booking-row.ts';
import { statusAt } from '../lifecycle/booking.ts';
import { addHistory } from '../lifecycle/booking.store.ts';

export interface ScheduleAction extends StaffAction {
  catalogues: Catalogues;
}

/**
 * Gives a Klook booking its time or moves a session: the new slot is taken and the old one freed in one transaction, and
 * the visitor gets a mail. A move counts; beyond what the policy allows a visitor it needs a reason.
 *
 * @throws Problem `booking-not-found`, `stale-change`, `booking-cancelled`, `move-not-allowed`, `slot-taken`,
 *   `validation-failed`; nothing has changed then
 */
export async function scheduleBooking(
  id: string,
  change: ScheduleChange,
  action: ScheduleAction,
): Promise<AdminBooking> {
  const { db, catalogues, now } = action;
  const { rules } = await catalogues.current();
  const startsAt = checkedStart(change, rules, now);
  const moved = await inTransaction(db, (trx) => move(trx, id, { change, startsAt, rules, action }));
  if (!moved) throw await slotTaken(change, action, rules);
  return readAdminBooking(db, id, now);
}

interface Move {
  change: ScheduleChange;
  startsAt: Date;
  rules: BusinessRules;
  action: ScheduleAction;
}

/** False when somebody else has the time. */
async function move(
  trx: Transaction,
  id: string,
  { change, startsAt, rules, action }: Move,
): Promise<boolean> {
  const { actor, emails, now } = action;
  const booking = await lockForStaff(trx, id, action);
  if (statusAt(booking, now) === 'cancelled') {
    throw new Problem(
      'booking-cancelled',
      'This booking is cancelled. Set another status first, then choose a time.',
    );
  }
  if (booking.startsAt?.getTime() === startsAt.getTime()) return true;
  checkPolicy(booking, change, now);

  const studioId = await takeInSomeStudio(trx, booking, startsAt, rules, now);
  if (studioId === null) return false;
  await releaseOtherSlots(trx, id, { studioId, startsAt, slotMinutes: booking.slotMinutes });
  const moves = booking.visitorMoves + (booking.startsAt === null ? 0 : 1);
  await updateBooking(trx, id, { startsAt, studioId, visitorMoves: moves }, now);
  const from = booking.startsAt?.toISOString() ?? null;
  const details = { from, to: startsAt.toISOString(), ...(change.reason && { reason: change.reason }) };
  await addHistory(trx, { bookingId: id, at: now, actor: staffActor(actor), event: 'scheduled', details });
  await emails.bookingMoved(trx, { bookingIds: [id], now });
  await writeAudit(trx, {
    at: now,
    actor,
    action: 'booking-schedule',
    subject: { type: 'booking', id },
    before: { startsAt: from },
    after: { startsAt: details.to, reason: change.reason },
  });
  return true;
}

/** The booking's own studio first, then the others. */
async function takeInSomeStudio(
  trx: Transaction,
  { id, studioId: own, slotMinutes, holdExpiresAt }: Booking,
  startsAt: Date,
  rules: BusinessRules,
  now: Date,
): Promise<number | null> {
  const others = rules.studios.map((studio) => studio.id).filter((studioId) => studioId !== own);
  for (const studioId of [own, ...others]) {
    if (await takeSlot(trx, id, { studioId, startsAt, slotMinutes }, holdExpiresAt, now)) return studioId;
  }
  return null;
}

/** Staff may sell what visitors may not (today, in five minutes), but not the past, a closed day or an odd time. */
function checkedStart({ bookingDate, bookingTime }: ScheduleChange, rules: BusinessRules, now: Date): Date {
  const startsAt = instantInSeoul(bookingDate, bookingTime);
  if (rules.closedDates.includes(bookingDate)) {
    throw validationFailed([{ path: 'bookingDate', message: 'We are closed on this day' }]);
  }
  if (!startTimes(rules).includes(bookingTime)) {
    throw validationFailed([
      { path: 'bookingTime', message: 'Please choose a time at which sessions start' },
    ]);
  }
  if (startsAt <= now) {
    throw validationFailed([{ path: 'bookingTime', message: 'Please choose a time that has not passed' }]);
  }
  return startsAt;
}

/** What a visitor may ask for; staff who give a reason may do more. */
function checkPolicy(booking: Booking, change: ScheduleChange, now: Date): void {
  if (booking.startsAt === null || change.reason) return;
  const { maxMoves, minHoursBefore } = booking.cancellationPolicy.rescheduling;
  const tooOften = booking.visitorMoves >= maxMoves;
  const tooLate = booking.startsAt.getTime() - now.getTime() < minHoursBefore * 3_600_000;
  if (!tooOften && !tooLate) return;
  throw new Problem(
    'move-not-allowed',
    `The policy of this booking allows ${maxMoves} moves, until ${minHoursBefore} hours before the session. Give a reason to move it all the same.`,
  );
}

const NAMED_TIMES = 3;

async function slotTaken(
  { bookingDate, bookingTime }: ScheduleChange,
  { db, now }: ScheduleAction,
  rules: BusinessRules,
): Promise<Problem> {
  const { owned } = await readDay(db, bookingDate, now);
  const free = freeTimes({ ...rules, leadTimeMinutes: 0 }, bookingDate, now, owned);
  const next = free.filter((time) => time > bookingTime).slice(0, NAMED_TIMES);
  const others = (next.length > 0 ? next : free.slice(-NAMED_TIMES)).join(', ');
  const offer = others === '' ? 'No other time is free on that day.' : `Free on that day: ${others}.`;
  const when = dateTimeKst(instantInSeoul(bookingDate, bookingTime));
  return new Problem('slot-taken', `Somebody else has ${when}, so nothing was changed. ${offer}`);
}
