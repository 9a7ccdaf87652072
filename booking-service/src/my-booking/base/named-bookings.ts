import type { Booking } from '../../booking-row/booking-row.ts';
import type { Order } from '../../orders/order.ts';
import { Problem } from '../../platform/problem.ts';
import { ownPageMessages } from './own-page.messages.ts';

/** Those of the order that a visitor names, by place. @throws Problem `booking-not-found` for any that is not of it */
export function namedOf(order: Pick<Order, 'bookings'>, ids: readonly string[]): Booking[] {
  const named = order.bookings.filter(({ id }) => ids.includes(id));
  if (named.length !== new Set(ids).size) throw new Problem('booking-not-found', ownPageMessages.notOnPage);
  return named;
}
