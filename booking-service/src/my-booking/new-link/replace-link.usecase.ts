import { writeAudit } from '../../auth/audit-log.store.ts';
import { lockForStaff, requireAddress, staffActor } from '../../bookings/admin/admin-bookings.usecase.ts';
import type { StaffAction } from '../../bookings/admin/admin-bookings.usecase.ts';
import { addHistory } from '../../bookings/lifecycle/booking.store.ts';
import { endLinks } from '../../personal-links/personal-links.store.ts';
import { endAccess } from '../access/end-access.usecase.ts';
import { endEmailChange } from '../email-change/email-changes.store.ts';

/**
 * Staff replace a link that somebody else may have: the old ones are dead, and a new one goes to the address on file.
 *
 * @returns the mail's id
 * @throws Problem `booking-not-found`, `personal-data-removed`, `no-email-address`
 */
export function replaceLink(id: string, action: StaffAction): Promise<string | null> {
  const { db, emails, actor, now } = action;
  return db.transaction(async (trx) => {
    const { order } = await lockForStaff(trx, id, { ...action, seenVersion: undefined });
    requireAddress(order);
    await endAccess(trx, order.id);
    // Whoever had the link may have asked for another address, and could still confirm it.
    await endEmailChange(trx, order.id);
    await endLinks(trx, order.id, 'email-change');
    const bookingIds = order.bookings.map((booking) => booking.id);
    const requestedBy = staffActor(actor);
    const emailId = await emails.bookingLink(trx, { bookingIds, requestedBy, isAskedFor: false, now });
    for (const bookingId of bookingIds)
      await addHistory(trx, { bookingId, at: now, actor: requestedBy, event: 'link-replaced' });
    const subject = { type: 'booking', id } as const;
    await writeAudit(trx, { at: now, actor, action: 'link-replaced', subject, after: { emailId } });
    return emailId;
  });
}
