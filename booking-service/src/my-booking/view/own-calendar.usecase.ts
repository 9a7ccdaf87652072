import { statusAt } from '../../bookings/lifecycle/booking.ts';
import { senderOf } from '../../email/base/sender.ts';
import { calendarEntry } from '../../email/calendar.ts';
import { readFacts } from '../../email/facts.store.ts';
import { findOrder } from '../../orders/order.store.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import { Problem } from '../../platform/problem.ts';

/**
 * The sessions of an order that are settled, as the calendar file of its mails: whoever has that one already sees it move.
 *
 * @throws Problem `not-found` while none of them is settled and has a time
 */
export async function ownCalendar({ db, clock, config }: PlatformDeps, orderId: string): Promise<string> {
  const now = clock();
  const { siteOrigin, mailFrom } = config;
  const settled = (await findOrder(db, orderId))?.bookings.filter(
    (booking) => booking.startsAt !== null && !['pending', 'cancelled'].includes(statusAt(booking, now)),
  );
  const bookingIds = settled?.map(({ id }) => id) ?? [];
  const entry =
    bookingIds.length > 0
      ? calendarEntry(await readFacts(db, bookingIds, { siteOrigin, now }), senderOf(mailFrom))
      : undefined;
  if (entry === undefined) throw new Problem('not-found', 'own-calendar-empty');
  return entry;
}
