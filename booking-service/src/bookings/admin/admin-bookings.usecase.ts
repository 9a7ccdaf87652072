import type { PlainCode, Refusal } from 'shared/problems/refusals.en.ts';
import type { AdminBooking, StaffEmail } from 'shared/bookings/admin-booking.ts';
import type { Actor } from 'shared/bookings/lifecycle.ts';
import type { User } from '../../auth/account.ts';
import { writeAudit } from '../../auth/audit-log.store.ts';
import type { EmailQueue } from '../../email/base/email.ts';
import { isForgottenMail } from '../../email/email.store.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { toAdminBooking } from './admin-booking.ts';
import { readBookingRow, readHistory } from './admin-bookings.store.ts';
import type { Booking } from '../../booking-row/booking-row.ts';
import type { Order } from '../../orders/order.ts';
import { lockOrderOf } from '../../orders/order.store.ts';
import { personalDataRemoved, unknownBooking } from './named-booking.ts';

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
export const staffActor = (user: Pick<User, 'id'>): Actor => `user:${user.id}`;

/** Queues what staff wrote to the visitor. @throws Problem `booking-not-found`, `no-email-address` */
export function writeToVisitor(id: string, message: StaffEmail, action: StaffAction): Promise<string | null> {
  const { db, emails, actor, now } = action;
  return db.transaction(async (trx) => {
    const { order } = await lockForStaff(trx, id, { ...action, seenVersion: undefined });
    requireAddress(order);
    const emailId = await emails.staffMessage(trx, {
      bookingIds: [id],
      message,
      requestedBy: staffActor(actor),
      now,
    });
    const after = { emailId, subject: message.subject };
    await writeAudit(trx, { at: now, actor, action: 'email-sent', subject: { type: 'booking', id }, after });
    return emailId;
  });
}

/** Sends a mail of the outbox once more. @throws Problem `not-found`, `personal-data-removed` */
export function resendEmail(emailId: string, { db, emails, actor, now }: StaffAction): Promise<string> {
  return db.transaction(async (trx) => {
    if (await isForgottenMail(trx, emailId)) throw personalDataRemoved();
    const copyId = await emails.resend(trx, { emailId, requestedBy: staffActor(actor), now });
    if (copyId === null) throw unknownEmail();
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

/**
 * The booking and its order, locked, if it is the version that staff saw and still somebody's.
 *
 * @throws Problem `booking-not-found`, `personal-data-removed`, `stale-change`
 */
export async function lockForStaff(
  trx: Transaction,
  id: string,
  { seenVersion }: Pick<StaffAction, 'seenVersion'>,
): Promise<{ order: Order; booking: Booking }> {
  const locked = await lockOrderOf(trx, id);
  if (!locked) throw unknownBooking();
  const { booking } = locked;
  if (booking.forgottenAt !== null) throw personalDataRemoved();
  if (seenVersion !== undefined && seenVersion !== booking.version) {
    throw await staleChange(trx, booking, 'changed-by-another');
  }
  return locked;
}

/** Says what has happened to the booking meanwhile, so that a dialog can ask again. */
export async function staleChange(
  trx: Transaction,
  booking: Booking,
  why: PlainCode | Refusal,
): Promise<Problem> {
  const { id, version, startsAt, studioId } = booking;
  const [last] = await readHistory(trx, id, 1);
  const changed = { id, version, startsAt: startsAt?.toISOString() ?? null, studioId };
  return new Problem('stale-change', why, {
    changed: { ...changed, last: last ? { ...last, at: last.at.toISOString() } : null },
  });
}

/** @throws Problem `booking-not-found` */
export async function readAdminBooking(db: Database, id: string, now: Date): Promise<AdminBooking> {
  const row = await readBookingRow(db, id, now);
  if (!row) throw unknownBooking();
  return toAdminBooking(row);
}

/** @throws Problem `no-email-address` */
export function requireAddress({ email }: Pick<Order, 'email'>): void {
  if (email === null) throw new Problem('no-email-address', 'no-email-address');
}

export const unknownEmail = () => new Problem('not-found', 'unknown-email');
