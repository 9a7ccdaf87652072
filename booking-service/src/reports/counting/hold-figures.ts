import type { HoldEnd } from 'shared/reports/figures.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import type { Contribution } from './contribution.ts';
import type { HoldFacts } from './day-facts.ts';

const unpaidEnds = ['payment-expired', 'payment-abandoned'];

/** What an order that was to be paid online adds to the day on which it was made. */
export function holdFigures(hold: HoldFacts): Contribution[] {
  const { orderId: bookingId, branchId, madeAt } = hold;
  const day = seoulWallClock(madeAt).date;
  return [{ day, branchId, figure: 'hold', key: endOf(hold), detail: '', count: 1, amount: 0, bookingId }];
}

function endOf({ bookings, attempts, hasFailed, isPaid, isBeingPaid }: HoldFacts): HoldEnd {
  if (isPaid) return 'paid';
  if (isBeingPaid || bookings.some(({ isHeld }) => isHeld)) return 'waiting';
  const isUnpaid = bookings.every(({ cancellationReason }) => unpaidEnds.includes(cancellationReason ?? ''));
  if (!isUnpaid) return 'by-staff';
  if (attempts === 0) return 'before-payment';
  return hasFailed ? 'payment-failed' : 'payment-begun';
}
