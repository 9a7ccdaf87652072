import type { VoucherRefusal } from 'shared/vouchers/redeem.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import type { VoucherRow } from './voucher-row.ts';

/** What is asked of an order before a voucher may be used for it. */
export interface OrderFacts {
  /** Null for somebody at the counter who leaves none. */
  email: string | null;
  startsAts: readonly Date[];
  /** Orders of the same address that use the voucher already. */
  usesOfGuest: number;
  /** Whether the same address has booked before, and came or may come. */
  hasBooked: boolean;
}

/** Why a voucher cannot be used for an order at `now`; null where it can, if a use is left. */
export function voucherRefusal(voucher: VoucherRow, order: OrderFacts, now: Date): VoucherRefusal | null {
  const today = seoulWallClock(now).date;
  const { from, until, weekdays, mostPerGuest, onlyFor, isForFirst, endedAt } = voucher;
  if (endedAt !== null || (until !== null && until < today)) return 'ended';
  if (from !== null && today < from) return 'not-yet';
  const isOfGuests = onlyFor !== null || isForFirst || mostPerGuest !== null;
  if (isOfGuests && order.email === null) return 'no-address';
  if (onlyFor !== null && onlyFor.toLowerCase() !== order.email?.toLowerCase()) return 'other-guest';
  if (isForFirst && order.hasBooked) return 'not-first';
  // Whoever pays for two first bookings at once has booked neither yet.
  const most = isForFirst ? 1 : mostPerGuest;
  if (most !== null && order.usesOfGuest >= most) return 'used-by-guest';
  const isOtherDay = (startsAt: Date) => weekdays.length > 0 && !weekdays.includes(weekdayOf(startsAt));
  return order.startsAts.some(isOtherDay) ? 'other-day' : null;
}

/** Of a session in Seoul: 1 Monday to 7 Sunday. */
const weekdayOf = (startsAt: Date) => new Date(`${seoulWallClock(startsAt).date}T00:00:00Z`).getUTCDay() || 7;
