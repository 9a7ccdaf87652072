import type { MyBooking, OwnSinger } from 'shared/my-booking/my-booking.ts';
import type { Booking } from '../../booking-row/booking-row.ts';
import { movableUntil, movesLeftOf } from '../../booking-row/moves.ts';
import type { Order } from '../../orders/order.ts';
import { statusAt } from '../../bookings/lifecycle/booking.ts';

const HOUR_MS = 3_600_000;

type Rule<Field extends keyof OwnSinger> = OwnSinger[Field];

type Sold = Pick<Order, 'isSoldAtCounter'>;

const hasYetToBegin = ({ startsAt }: Booking, now: Date) => startsAt === null || now < startsAt;

/** Song, drink, name and address: until the session begins, whoever sold it. */
export const mayChange = (booking: Booking, now: Date): boolean =>
  statusAt(booking, now) !== 'cancelled' && booking.status !== 'completed' && hasYetToBegin(booking, now);

/** Whether its visitor can move it now. Klook's own are moved by Klook. */
export function mayMove(booking: Booking, now: Date): boolean {
  const until = movableUntil(booking);
  return (
    booking.bookingType === 'direct' &&
    booking.status === 'confirmed' &&
    movesLeftOf(booking) > 0 &&
    until !== null &&
    now <= until &&
    hasYetToBegin(booking, now)
  );
}

/** Whether staff have confirmed it without a payment online: it was paid for at the studio or by transfer. */
export const isPaidElsewhere = ({ bookingType, status, totalPriceWon, paidWon }: Booking): boolean =>
  bookingType === 'direct' && status === 'confirmed' && totalPriceWon > 0 && paidWon === 0;

/** Whether its visitor can cancel it now: until it begins; an unpaid one is given up. What we cannot pay back staff cancel. */
export const mayCancel = (order: Sold, booking: Booking, now: Date): boolean =>
  !order.isSoldAtCounter &&
  booking.bookingType === 'direct' &&
  ['pending', 'confirmed'].includes(statusAt(booking, now)) &&
  hasYetToBegin(booking, now) &&
  !isPaidElsewhere(booking);

export function moving(booking: Booking, now: Date): Rule<'moving'> {
  const { maxMoves } = booking.cancellationPolicy.rescheduling;
  const until = movableUntil(booking)?.toISOString() ?? null;
  return { isAllowed: mayMove(booking, now), movesLeft: movesLeftOf(booking), maxMoves, until };
}

export function cancelling(
  order: Sold,
  booking: Booking,
  addOns: MyBooking['singers'][number]['addOns'],
  now: Date,
): Rule<'cancelling'> {
  const { startsAt, slotMinutes, cancellationPolicy: policy } = booking;
  const { noShowRefundPercent } = policy;
  const isAllowed = mayCancel(order, booking, now);
  const byStaff = (order.isSoldAtCounter || isPaidElsewhere(booking)) && hasYetToBegin(booking, now);
  if (startsAt === null) return { isAllowed, byStaff, tiers: [], noShowRefundPercent, addOns: [] };
  const before = (hours: number) => new Date(startsAt.getTime() - hours * HOUR_MS);
  const endsAt = startsAt.getTime() + slotMinutes * 60_000;
  const untilOf = (id: number) => {
    const limit = policy.addOnHoursAfterSession.find(({ addOnId }) => addOnId === id);
    return limit ? new Date(endsAt + limit.hours * HOUR_MS) : startsAt;
  };
  return {
    isAllowed,
    byStaff,
    tiers: policy.direct
      .toSorted((one, other) => other.hoursBefore - one.hoursBefore)
      .map(({ hoursBefore, refundPercent }) => ({ refundPercent, until: before(hoursBefore) }))
      .filter(({ until }) => until > now)
      .map(({ refundPercent, until }) => ({ refundPercent, until: until.toISOString() })),
    noShowRefundPercent,
    addOns: addOns
      .filter(({ priceWon }) => priceWon > 0)
      .map(({ id, name }) => ({ addOnId: id, name, until: untilOf(id).toISOString() })),
  };
}
