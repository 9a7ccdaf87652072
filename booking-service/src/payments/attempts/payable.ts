import type { Booking } from '../../booking-row/booking-row.ts';
import { isHoldOver } from '../../bookings/lifecycle/booking.ts';
import { priceWonOf, standing } from '../../orders/order.ts';
import type { Order } from '../../orders/order.ts';
import { payGiftCardUntil } from '../../orders/pay-gift-card-until.ts';
import { Problem } from '../../platform/problem.ts';
import { hasBegun } from './attempt.ts';
import type { LiveAttempt } from './attempt.ts';

/** Why an order cannot be paid, or what of it waits for payment and can be: all of that or nothing. A voucher may pay for all of it. */
export function payable(
  order: Order,
  live: LiveAttempt | undefined,
  now: Date,
): Problem | readonly Booking[] {
  const refusal = whyLive(live);
  if (refusal) return refusal;
  const standingOnes = standing(order);
  if (standingOnes.length === 0) return new Problem('booking-cancelled', 'payment-cancelled');
  if (priceWonOf(standingOnes) === 0 || standingOnes.some(({ bookingType }) => bookingType === 'klook'))
    return new Problem('nothing-to-pay', 'payment-nothing-to-pay');
  if (order.isSoldAtCounter) return new Problem('nothing-to-pay', 'payment-settled-by-staff');
  // Whom staff have settled has paid otherwise; the others of the party pay for themselves.
  const bookings = standingOnes.filter(({ status }) => status === 'pending');
  if (bookings.length === 0) return new Problem('nothing-to-pay', 'payment-settled-by-staff');
  if (bookings.some((booking) => isHoldOver(booking, now)))
    return new Problem('hold-expired', 'payment-hold-expired');
  if (hasBegun(bookings, now)) return new Problem('hold-expired', 'payment-session-begun');
  return bookings;
}

/** Where staff keep the slot nothing expires; it can be paid until the first session begins. */
export const payUntil = (bookings: readonly Booking[]) =>
  new Date(Math.min(...bookings.flatMap(({ holdExpiresAt, startsAt }) => Number(holdExpiresAt ?? startsAt))));

const whyLive = (live: LiveAttempt | undefined) => {
  if (live?.state === 'PAID') return new Problem('already-paid', 'payment-already-paid');
  return live && new Problem('payment-in-progress', 'payment-in-progress');
};

/** Why an order of a gift card cannot be paid; undefined where it can. */
export function whyNotPayable(order: Order, live: LiveAttempt | undefined, now: Date): Problem | undefined {
  const isOver = payGiftCardUntil(order) <= now || order.forgottenAt !== null;
  return whyLive(live) ?? (isOver ? new Problem('hold-expired', 'payment-gift-card-over') : undefined);
}
