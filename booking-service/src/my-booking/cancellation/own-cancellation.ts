import type { Booking } from '../../booking-row/booking-row.ts';
import { statusAt } from '../../bookings/lifecycle/booking.ts';
import type { Order } from '../../orders/order.ts';
import { Problem } from '../../platform/problem.ts';
import { isPaidElsewhere, mayCancel } from '../view/visitor-rules.ts';
import { nameIn, ownPageMessages as texts } from '../base/own-page.messages.ts';

/** Whether its visitor has cancelled it, or given it up before paying. */
export const isCancelledByVisitor = ({ cancellationReason }: Pick<Booking, 'cancellationReason'>) =>
  cancellationReason === 'visitor' || cancellationReason === 'payment-abandoned';

/** Why its visitor cannot cancel it now, whatever becomes of the money; null where they can. */
export function whyNotCancelled(order: Order, booking: Booking, now: Date): Problem | null {
  if (mayCancel(order, booking, now)) return null;
  const name = nameIn(order, booking);
  if (booking.bookingType === 'klook') return new Problem('klook-decides', texts.klookCancels);
  if (statusAt(booking, now) === 'cancelled') return new Problem('booking-cancelled', texts.cancelled(name));
  if (booking.startsAt !== null && booking.startsAt <= now)
    return new Problem('session-begun', texts.begun(name));
  if (order.isSoldAtCounter || isPaidElsewhere(booking))
    return new Problem('cancellation-not-possible', texts.paidElsewhere(name));
  return new Problem('cancellation-not-possible', texts.notCancellable(name));
}
