import type { Booking } from '../../booking-row/booking-row.ts';
import type { Order } from '../../orders/order.ts';
import { Problem } from '../../platform/problem.ts';

/** Those of the order that a visitor names, by place. @throws Problem `booking-not-found` for any that is not of it */
export function namedOf(order: Pick<Order, 'bookings'>, ids: readonly string[]): Booking[] {
  const named = order.bookings.filter(({ id }) => ids.includes(id));
  if (named.length !== new Set(ids).size) throw new Problem('booking-not-found', 'own-not-on-page');
  return named;
}

/** Whom a refusal has to name: nobody where the order is of one. */
export const nameIn = (order: { bookings: readonly unknown[] }, { name }: { name: string }) =>
  order.bookings.length > 1 ? name : null;
