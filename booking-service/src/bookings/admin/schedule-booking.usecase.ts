import type { AdminBooking, ScheduleChange } from 'shared/bookings/admin-booking.ts';
import type { BusinessRules } from 'shared/catalogue/catalogue.ts';
import { writeAudit } from '../../auth/audit-log.store.ts';
import { updateBooking } from '../../booking-row/booking-row.store.ts';
import type { Booking } from '../../booking-row/booking-row.ts';
import type { Catalogues } from '../../catalogue/catalogues.usecase.ts';
import { inTransaction } from '../../platform/database.ts';
import type { Transaction } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { releaseOtherSlots, takeMovedSlots } from '../../slots/slot-claims.store.ts';
import { statusAt } from '../lifecycle/booking.ts';
import { addHistory } from '../lifecycle/booking.store.ts';
import { lockForStaff, readAdminBooking, staffActor } from './admin-bookings.usecase.ts';
import type { StaffAction } from './admin-bookings.usecase.ts';
import { cannotMove } from './schedule-refusal.usecase.ts';
import { checkPolicy, checkStart, isMoved, sessionsInARow } from './schedule-rules.ts';
import type { Session } from './schedule-rules.ts';
import { whoMoves } from './who-follows.ts';

export interface ScheduleAction extends StaffAction {
  catalogues: Catalogues;
}

/**
 * Gives a Klook booking its time or moves a session, or those of a party who have yet to sing: the new slots are taken and
 * the old ones freed in one transaction, all or none, and the visitor gets a mail about whose time changed. A move counts
 * for each; beyond what the policy allows a visitor it needs a reason.
 *
 * @throws Problem `booking-not-found`, `stale-change`, `booking-cancelled`, `move-not-allowed`, `slot-taken`,
 *   `slot-not-on-sale`, `validation-failed`; nothing has changed then
 */
export async function scheduleBooking(
  id: string,
  change: ScheduleChange,
  action: ScheduleAction,
): Promise<AdminBooking> {
  const { db, catalogues, now } = action;
  const { rules } = await catalogues.current();
  checkStart(change, rules, now);
  const { moving, isDone } = await inTransaction(db, (trx) => move(trx, id, { change, rules, action }));
  if (!isDone) throw await cannotMove(change, moving, action, rules);
  return readAdminBooking(db, id, now);
}

interface Move {
  change: ScheduleChange;
  rules: BusinessRules;
  action: ScheduleAction;
}

/** Who is to be moved; not done where one of the times cannot be had. */
async function move(
  trx: Transaction,
  id: string,
  { change, rules, action }: Move,
): Promise<{ moving: Booking[]; isDone: boolean }> {
  const { emails, now } = action;
  const { order, booking } = await lockForStaff(trx, id, action);
  if (statusAt(booking, now) === 'cancelled') {
    throw new Problem(
      'booking-cancelled',
      'This booking is cancelled. Set another status first, then choose a time.',
    );
  }
  const moving = change.wholeParty ? whoMoves(order.bookings, booking, now) : [booking];
  const sessions = sessionsInARow(moving, change, rules);
  if (!sessions) return { moving, isDone: false };
  const isTogether = moving.every(({ studioId }) => studioId === moving[0]?.studioId);
  const moved = sessions.filter(isMoved);
  if (isTogether && moved.length === 0) return { moving, isDone: true };
  for (const session of moved) {
    const whose = session.booking.id === id ? 'this booking' : `the booking of ${session.booking.name}`;
    checkPolicy(session.booking, change, now, whose);
  }
  const studioId = await takeInSomeStudio(trx, sessions, rules, now);
  if (studioId === null) return { moving, isDone: false };
  for (const session of sessions) await give(trx, session, studioId, change, action);
  const bookingIds = moved.map((session) => session.booking.id);
  // Another studio at the same time is no news.
  if (bookingIds.length > 0) await emails.bookingMoved(trx, { bookingIds, now });
  return { moving, isDone: true };
}

/** The first one's own studio first, then the others. */
async function takeInSomeStudio(
  trx: Transaction,
  sessions: readonly Session[],
  rules: BusinessRules,
  now: Date,
): Promise<number | null> {
  const wanted = sessions.map(({ booking: { id, slotMinutes }, startsAt }) => ({
    bookingId: id,
    startsAt,
    slotMinutes,
  }));
  const own = sessions.slice(0, 1).map(({ booking }) => booking.studioId);
  for (const studioId of new Set([...own, ...rules.studios.map(({ id }) => id)])) {
    if (await takeMovedSlots(trx, studioId, wanted, now)) return studioId;
  }
  return null;
}

/** The slot is taken: the old one goes, and all that tells of the move is written. */
async function give(
  trx: Transaction,
  session: Session,
  studioId: number,
  { reason }: ScheduleChange,
  { actor, now }: ScheduleAction,
): Promise<void> {
  const { booking, startsAt } = session;
  const { id, slotMinutes } = booking;
  await releaseOtherSlots(trx, id, { studioId, startsAt, slotMinutes });
  const isMove = booking.startsAt !== null && isMoved(session);
  const moves = booking.visitorMoves + (isMove ? 1 : 0);
  await updateBooking(trx, id, { startsAt, studioId, visitorMoves: moves }, now);
  if (!isMoved(session)) return;
  const from = booking.startsAt?.toISOString() ?? null;
  const to = startsAt.toISOString();
  const details = { from, to, ...(reason && { reason }) };
  await addHistory(trx, { bookingId: id, at: now, actor: staffActor(actor), event: 'scheduled', details });
  await writeAudit(trx, {
    at: now,
    actor,
    action: 'booking-schedule',
    subject: { type: 'booking', id },
    before: { startsAt: from },
    after: { startsAt: to, reason },
  });
}
