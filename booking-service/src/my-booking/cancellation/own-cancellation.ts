import type { Booking } from '../../booking-row/booking-row.ts';
import { statusAt } from '../../bookings/lifecycle/booking.ts';
import type { Order } from '../../orders/order.ts';
import { Problem } from '../../platform/problem.ts';
import { isPaidElsewhere, mayCancel } from '../view/visitor-rules.ts';
import { nameIn } from '../base/named-bookings.ts';

/** Whether its visitor has cancelled it, or given it up before paying. */
export const isCancelledByVisitor = ({ cancellationReason }: Pick<Booking, 'cancellationReason'>) =>
  cancellationReason === 'visitor' || cancellationReason === 'payment-abandoned';

/** Why its visitor cannot cancel it now, whatever becomes of the money; null where they can. */
export function whyNotCancelled(order: Order, booking: Booking, now: Date): Problem | null {
  if (mayCancel(order, booking, now)) return null;
  const name = nameIn(order, booking);
  if (booking.bookingType === 'klook') return new Problem('klook-decides', 'own-klook-cancels');
  if (statusAt(booking, now) === 'cancelled')
    return new Problem('booking-cancelled', { code: 'own-cancelled', params: { name } });
  if (booking.startsAt !== null && booking.startsAt <= now)
    return new Problem('session-begun', { code: 'own-begun', params: { name } });
  if (order.isSoldAtCounter || isPaidElsewhere(booking))
    return new Problem('cancellation-not-possible', { code: 'own-paid-elsewhere', params: { name } });
  return new Problem('cancellation-not-possible', { code: 'own-not-cancellable', params: { name } });
}
