import type { OwnDetails } from 'shared/my-booking/requests.ts';
import { updateBooking } from '../../booking-row/booking-row.store.ts';
import type { Booking } from '../../booking-row/booking-row.ts';
import { statusAt } from '../../bookings/lifecycle/booking.ts';
import { addHistory } from '../../bookings/lifecycle/booking.store.ts';
import { addOnsOfVersion } from '../../catalogue/catalogue.store.ts';
import type { Order } from '../../orders/order.ts';
import { inTransaction } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { nameIn } from '../base/named-bookings.ts';
import { namedOf } from '../base/named-bookings.ts';
import type { Visit } from '../access/visit.ts';
import { lockOwnOrder } from '../base/own-order.usecase.ts';
import type { OwnDeps } from '../base/own-order.usecase.ts';
import { mayChange } from '../view/visitor-rules.ts';
import { changedFields, historyOf, toStore } from './own-details.ts';

interface DetailsChange {
  visit: Visit;
  bookingId: string;
  details: OwnDetails;
  /** `If-Match`, as a number; undefined when it was not sent. */
  seenVersion: number | undefined;
}

/**
 * Changes what one singer chose, until the session begins. What is as it was is not written and no news.
 *
 * @throws Problem `booking-not-found`, `stale-change`, `booking-cancelled`, `session-begun`, `validation-failed`
 */
export async function changeDetails(
  { db, clock }: OwnDeps,
  { visit, bookingId, details, seenVersion }: DetailsChange,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const order = await lockOwnOrder(trx, visit);
    const now = clock();
    for (const booking of namedOf(order, [bookingId])) {
      if (seenVersion !== undefined && seenVersion !== booking.version)
        throw new Problem('stale-change', 'own-stale');
      const refusal = whyNot(order, booking, now);
      if (refusal) throw refusal;
      const wanted = toStore(booking, details, await addOnsOfVersion(trx, booking.catalogueVersion));
      const fields = changedFields(booking, wanted);
      if (fields.length === 0) return;
      await updateBooking(trx, bookingId, wanted, now);
      const said = historyOf(booking, wanted, fields);
      await addHistory(trx, {
        bookingId,
        at: now,
        actor: 'visitor',
        event: 'details-changed',
        details: said,
      });
    }
  });
}

function whyNot(order: Order, booking: Booking, now: Date): Problem | null {
  if (mayChange(booking, now)) return null;
  const name = nameIn(order, booking);
  return statusAt(booking, now) === 'cancelled'
    ? new Problem('booking-cancelled', { code: 'own-cancelled', params: { name } })
    : new Problem('session-begun', { code: 'own-begun', params: { name } });
}
