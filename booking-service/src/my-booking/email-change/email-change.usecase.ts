import { addHistory } from '../../bookings/lifecycle/booking.store.ts';
import type { EmailQueue } from '../../email/base/email.ts';
import { optOut, wantsReminders } from '../../email/opt-outs.store.ts';
import { addressOf } from '../../orders/order.ts';
import { lockOrder } from '../../orders/order.store.ts';
import { endLinks, findLink } from '../../personal-links/personal-links.store.ts';
import { countHit } from '../../platform/rate-limit.ts';
import { lockOwnOrder } from '../base/own-order.usecase.ts';
import type { Visit } from '../access/visit.ts';
import { followLink } from '../../personal-links/follow-link.usecase.ts';
import type { LinkDeps, LinkTry } from '../../personal-links/follow-link.usecase.ts';
import { endAccess } from '../access/end-access.usecase.ts';
import { insertVisit } from '../access/visits.store.ts';
import { endEmailChange, findEmailChange, putEmailChange, setEmail } from './email-changes.store.ts';

export interface EmailChangeDeps extends LinkDeps {
  emails: EmailQueue;
}

/**
 * Sends a mail to the address that a visitor wants to be written to. Nothing changes before its link is opened; asking for the
 * address that there is takes back what was asked for.
 *
 * @throws Problem `too-many-requests`
 */
export async function askForEmailChange(
  { db, clock, config, emails }: EmailChangeDeps,
  visit: Visit,
  email: string,
): Promise<void> {
  const { orderId } = visit;
  const now = clock();
  const max = config.limits.linkRequestsPerEmail;
  const limit = { bucket: `email-changes:order:${orderId}`, max, windowSeconds: 3_600 };
  await countHit(db, [limit], now, 'own-too-many-email-changes');
  await db.transaction(async (trx) => {
    const order = await lockOwnOrder(trx, visit);
    await endLinks(trx, orderId, 'email-change');
    if (order.email === email) return endEmailChange(trx, orderId);
    await putEmailChange(trx, orderId, email, now);
    const bookingIds = order.bookings.map(({ id }) => id);
    await emails.newEmailAddress(trx, { bookingIds, email, now });
  });
}

/**
 * The link was opened where the new address is read: it is the order's from now on. Links that went to the old one are dead,
 * and whoever reads that is told.
 *
 * @returns the order, and the token of a cookie: the page is open to whoever has confirmed
 * @throws Problem `link-invalid`, `too-many-requests`
 */
export const confirmEmailChange = (
  deps: EmailChangeDeps,
  tried: LinkTry,
): Promise<{ orderId: string; token: string }> =>
  followLink(deps, tried, 'email-change', (link, now) =>
    deps.db.transaction(async (trx) => {
      const orderId = (await findLink(trx, link, 'email-change'))?.orderId;
      const order = orderId === undefined ? undefined : await lockOrder(trx, orderId);
      // Read again: another address may have been asked for while the lock was waited for.
      const found = order && (await findLink(trx, link, 'email-change'));
      const wanted = order && (await findEmailChange(trx, order.id, now));
      if (!found || !wanted || found.recipient !== wanted || order.forgottenAt !== null) return undefined;
      const bookingIds = order.bookings.map(({ id }) => id);
      const before = addressOf(order);
      await deps.emails.emailAddressChanged(trx, { bookingIds, email: before, now });
      if (!(await wantsReminders(trx, before))) await optOut(trx, wanted, now);
      await setEmail(trx, order.id, wanted);
      await endEmailChange(trx, order.id);
      await endLinks(trx, order.id, 'email-change');
      await endAccess(trx, order.id);
      for (const bookingId of bookingIds)
        await addHistory(trx, { bookingId, at: now, actor: 'visitor', event: 'email-changed' });
      await deps.emails.bookingLink(trx, { bookingIds, isAskedFor: false, now });
      return { orderId: order.id, token: await insertVisit(trx, order.id, now) };
    }),
  );
