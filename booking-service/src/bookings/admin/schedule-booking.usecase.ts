import type { AdminBooking, ScheduleChange } from 'shared/bookings/admin-booking.ts';
import type { BusinessRules } from 'shared/catalogue/catalogue.ts';
import { writeAudit } from '../../auth/audit-log.store.ts';
import type { Booking } from '../../booking-row/booking-row.ts';
import type { Catalogues } from '../../catalogue/catalogues.usecase.ts';
import { inTransaction } from '../../platform/database.ts';
import type { Transaction } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { statusAt } from '../lifecycle/booking.ts';
import { cannotMove } from '../move/cannot-move.usecase.ts';
import { moveBookings } from '../move/move-bookings.usecase.ts';
import { isMoved, sessionsInARow } from '../move/sessions.ts';
import type { Session } from '../move/sessions.ts';
import { lockForStaff, readAdminBooking, staffActor } from './admin-bookings.usecase.ts';
import type { StaffAction } from './admin-bookings.usecase.ts';
import { checkPolicy, checkStart, rulesFor, soldByStaff } from './schedule-rules.ts';
import { soldWhere } from './sold-where.usecase.ts';
import { whoMoves } from './who-follows.ts';

export interface ScheduleAction extends StaffAction {
  catalogues: Catalogues;
}

/**
 * Gives a Klook booking its time or moves a session, or those of a party who have yet to sing: the new slots are taken and
 * the old ones freed in one transaction, all or none, and the visitor gets a mail about whose time changed. A move counts
 * for each; beyond what the policy allows a visitor it needs a reason. Another studio at the same time is no move.
 *
 * @throws Problem `booking-not-found`, `stale-change`, `booking-cancelled`, `move-not-allowed`, `slot-taken`,
 *   `slot-not-on-sale`, `validation-failed`; nothing has changed then
 */
export async function scheduleBooking(
  id: string,
  change: ScheduleChange,
  action: ScheduleAction,
): Promise<AdminBooking> {
  const { db, now } = action;
  const { rules } = await soldWhere(action, id, change.studioId);
  checkStart(change, rules, now);
  const { moving, isDone } = await inTransaction(db, (trx) => move(trx, id, { change, rules, action }));
  if (!isDone) throw await cannotMove(change, moving, action, soldByStaff(rulesFor(change, rules)));
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
  const { emails, actor, now } = action;
  const { order, booking } = await lockForStaff(trx, id, action);
  if (statusAt(booking, now) === 'cancelled') {
    throw new Problem('booking-cancelled', 'cancelled-without-time');
  }
  const moving = change.wholeParty ? whoMoves(order.bookings, booking, now) : [booking];
  const sessions = sessionsInARow(moving, change, rules);
  if (!sessions) return { moving, isDone: false };
  const studioId = change.studioId ?? moving[0]?.studioId;
  const isThere = moving.every((one) => one.studioId === studioId);
  const moved = sessions.filter(isMoved);
  if (isThere && moved.length === 0) return { moving, isDone: true };
  for (const session of moved) {
    checkPolicy(session.booking, change, now, session.booking.id === id);
  }
  const { reason } = change;
  const context = { rules, actor: staffActor(actor), emails, now, reason, studioId: change.studioId };
  const isDone = await moveBookings(trx, sessions, context);
  const noted = change.studioId === undefined ? moved : sessions.filter((one) => isMoved(one) || !isThere);
  if (isDone) for (const session of noted) await noteSchedule(trx, session, { reason }, action);
  return { moving, isDone };
}

/** What staff did is in the audit log, too. @param after what is to be said of it beside the time */
export function noteSchedule(
  trx: Transaction,
  { booking, startsAt }: Session,
  after: { reason: string | undefined; bookingId?: string },
  { actor, now }: Pick<ScheduleAction, 'actor' | 'now'>,
): Promise<void> {
  return writeAudit(trx, {
    at: now,
    actor,
    action: 'booking-schedule',
    subject: { type: 'booking', id: booking.id },
    before: { startsAt: booking.startsAt?.toISOString() ?? null },
    after: { startsAt: startsAt.toISOString(), ...after },
  });
}
