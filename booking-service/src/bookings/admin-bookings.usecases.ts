import type { AdminBooking, StaffEmail, StatusChange } from 'shared/bookings/admin-booking.ts';
import type { User } from '../auth/account.ts';
import { writeAudit } from '../auth/audit-log.store.ts';
import type { EmailQueue } from '../email/email.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { Problem } from '../platform/problem.ts';
import { toAdminBooking } from './admin-booking.ts';
import { readBookingRow } from './admin-bookings.store.ts';
import type { Booking, ChangeRefusal } from './booking.ts';
import { statusAt } from './booking.ts';
import { lockBooking } from './booking.store.ts';
import { changeBooking } from './change-booking.usecase.ts';

/** Who changes a booking, and which version of it they saw. */
export interface StaffAction {
  db: Database;
  emails: EmailQueue;
  actor: User;
  now: Date;
  /** `If-Match`, as a number; undefined when it was not sent. */
  seenVersion?: number | undefined;
}

/** How history and outbox name staff. */
export const staffActor = (user: Pick<User, 'id'>) => `user:${user.id}`;

/**
 * Sets any status (spec.md section 4). Leaving `cancelled` takes the slot again. A Klook booking that becomes confirmed
 * tells its visitor so, as the first mail promised.
 *
 * @throws Problem `booking-not-found`, `stale-change`, `slot-taken`, `klook-already-used`; nothing has changed then
 */
export async function setBookingStatus(
  id: string,
  change: StatusChange,
  action: StaffAction,
): Promise<AdminBooking> {
  const { db, emails, actor, now } = action;
  await db.transaction(async (trx) => {
    const booking = await lockForStaff(trx, id, action);
    const before = { status: statusAt(booking, now), reason: booking.cancellationReason };
    const result = await changeBooking(
      trx,
      booking,
      { type: 'set-status', status: change.status, reason: change.reason },
      { now, actor: staffActor(actor), emails },
    );
    if (!result.ok) throw refused(result.refusal, booking);
    if (booking.bookingType === 'klook' && change.status === 'confirmed' && booking.status !== 'confirmed') {
      await emails.klookConfirmed(trx, { bookingId: id, now });
    }
    const after = { status: result.booking.status, reason: result.booking.cancellationReason };
    await writeAudit(trx, {
      at: now,
      actor,
      action: 'booking-status',
      subject: { type: 'booking', id },
      before,
      after,
    });
  });
  return readAdminBooking(db, id, now);
}

/** Queues what staff wrote to the visitor (spec.md section 7). @throws Problem `booking-not-found` */
export function writeToVisitor(id: string, message: StaffEmail, action: StaffAction): Promise<string> {
  const { db, emails, actor, now } = action;
  return db.transaction(async (trx) => {
    await lockForStaff(trx, id, { ...action, seenVersion: undefined });
    const emailId = await emails.staffMessage(trx, {
      bookingId: id,
      message,
      requestedBy: staffActor(actor),
      now,
    });
    const after = { emailId, subject: message.subject };
    await writeAudit(trx, { at: now, actor, action: 'email-sent', subject: { type: 'booking', id }, after });
    return emailId;
  });
}

/** Sends a mail of the outbox once more. @throws Problem `not-found` */
export function resendEmail(emailId: string, { db, emails, actor, now }: StaffAction): Promise<string> {
  return db.transaction(async (trx) => {
    const copyId = await emails.resend(trx, { emailId, requestedBy: staffActor(actor), now });
    if (copyId === null) throw new Problem('not-found', 'There is no such e-mail. Please reload the page.');
    const after = { emailId: copyId };
    await writeAudit(trx, {
      at: now,
      actor,
      action: 'email-resent',
      subject: { type: 'email', id: emailId },
      after,
    });
    return copyId;
  });
}

/** The booking, locked, if it is the version that staff saw. @throws Problem `booking-not-found`, `stale-change` */
export async function lockForStaff(
  trx: Transaction,
  id: string,
  { seenVersion }: Pick<StaffAction, 'seenVersion'>,
): Promise<Booking> {
  const booking = await lockBooking(trx, id);
  if (!booking) throw unknownBooking();
  if (seenVersion !== undefined && seenVersion !== booking.version) {
    throw new Problem(
      'stale-change',
      'Somebody else has changed this booking in the meantime. Look at it as it is now, then decide again.',
    );
  }
  return booking;
}

/** @throws Problem `booking-not-found` */
export async function readAdminBooking(db: Database, id: string, now: Date): Promise<AdminBooking> {
  const row = await readBookingRow(db, id, now);
  if (!row) throw unknownBooking();
  return toAdminBooking(row);
}

export const unknownBooking = () =>
  new Problem(
    'booking-not-found',
    'There is no booking with this number. Please check it for typing mistakes.',
  );

function refused(refusal: ChangeRefusal, booking: Booking): Problem {
  switch (refusal) {
    case 'slot-taken':
      return new Problem(
        'slot-taken',
        'Somebody else has this time now, so nothing was changed. Give this booking another time first.',
      );
    case 'klook-already-used':
      return new Problem(
        'klook-already-used',
        `Another booking has completed ${booking.klookBookingId ?? 'this Klook reservation'}, so nothing was changed. Cancel that one first.`,
      );
    case 'booking-cancelled':
    case 'not-pending':
      return new Problem(
        'stale-change',
        'This booking has changed in the meantime. Look at it as it is now.',
      );
    default:
      return refusal satisfies never;
  }
}
