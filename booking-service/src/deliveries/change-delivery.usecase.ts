import type { Delivery, DeliveryChange } from 'shared/deliveries/deliveries.ts';
import { deliveriesOf, isOwed } from 'shared/deliveries/sold-deliveries.ts';
import { writeAudit } from '../auth/audit-log.store.ts';
import type { Booking } from '../booking-row/booking-row.ts';
import { lockForStaff, staffActor } from '../bookings/admin/admin-bookings.usecase.ts';
import type { StaffAction } from '../bookings/admin/admin-bookings.usecase.ts';
import { statusAt } from '../bookings/lifecycle/booking.ts';
import { addHistory } from '../bookings/lifecycle/booking.store.ts';
import { balancesOf } from '../orders/balance.store.ts';
import { readDeliveryFacts } from '../orders/deliveries.store.ts';
import type { Queryable, Transaction } from '../platform/database.ts';
import { validationFailed } from '../platform/parse.ts';
import { Problem } from '../platform/problem.ts';
import { storeState } from './deliveries.store.ts';

type Action = Pick<StaffAction, 'db' | 'actor' | 'now'>;

/**
 * Sets how far a delivery is, in either direction; sent once more with another tracking number corrects that. Nothing happens
 * where it stands so already. The tracking number is nobody's business but the guest's, so history and audit log are not told.
 *
 * @throws Problem `booking-not-found`, `personal-data-removed`, `not-found` where nothing of this kind follows,
 *   `booking-cancelled` where nothing is owed any more, `stale-change`, `validation-failed`
 */
export function changeDelivery(
  id: string,
  addOnId: number,
  change: DeliveryChange,
  { db, actor, now }: Action,
): Promise<Delivery> {
  return db.transaction(async (trx) => {
    const { booking } = await lockForStaff(trx, id, {});
    const before = await readDelivery(trx, booking, addOnId);
    if (!before) throw new Problem('not-found', 'nothing-follows');
    await requireOwed(trx, booking, now);
    const { state } = change;
    const trackingNumber = (state === 'sent' && change.trackingNumber) || null;
    if (trackingNumber && !before.isPosted)
      throw validationFailed([{ path: 'trackingNumber', code: 'not-posted' }]);
    if (before.state === state && before.trackingNumber === trackingNumber) return before;
    if (before.state !== change.seen) throw new Problem('stale-change', 'changed-by-another');

    await storeState(trx, state, { bookingId: id, addOnId, trackingNumber, at: now, by: actor.id });
    const details = { addOn: before.name, delivery: state };
    await addHistory(trx, {
      bookingId: id,
      at: now,
      actor: staffActor(actor),
      event: 'delivery-changed',
      details,
    });
    await writeAudit(trx, {
      at: now,
      actor,
      action: 'booking-delivery',
      subject: { type: 'booking', id },
      before: { addOn: before.name, delivery: before.state },
      after: details,
    });
    return { ...before, state, trackingNumber, changedAt: state === 'open' ? null : now.toISOString() };
  });
}

async function readDelivery(db: Queryable, booking: Booking, addOnId: number): Promise<Delivery | undefined> {
  const facts = (await readDeliveryFacts(db, booking.orderId)).get(booking.id);
  const { addons: sold, startsAt } = booking;
  const { addOnsOfVersion: addOns = null, notedDeliveries: noted = null } = facts ?? {};
  return deliveriesOf({ sold, addOns, noted, startsAt }).find((delivery) => delivery.addOnId === addOnId);
}

async function requireOwed(trx: Transaction, booking: Booking, now: Date): Promise<void> {
  const balanceWon = (await balancesOf(trx, booking.orderId)).get(booking.id) ?? null;
  if (!isOwed({ status: statusAt(booking, now), paidWon: booking.paidWon, balanceWon }))
    throw new Problem('booking-cancelled', 'nothing-owed');
}
