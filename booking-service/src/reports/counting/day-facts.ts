import type { BookingStatus } from 'shared/bookings/booking-status.ts';
import type { CancellationReason } from 'shared/bookings/lifecycle.ts';
import type { BookingType } from 'shared/pricing/booking-type.ts';
import type { Channel, GiftOrigin } from 'shared/reports/figures.ts';
import type { DeliveryFacts } from '../../orders/deliveries.store.ts';

/** What of a booking its share of money is told from. */
export interface SoldFacts {
  bookingId: string;
  /** Of its studio; `HOUSE` where it is no booking. */
  branchId: number;
  /** Null for a Klook booking without a time. */
  startsAt: Date | null;
  sessionFeeWon: number;
  addons: readonly { id: number; name: string; priceWon: number }[];
  catalogueVersion: number;
  /** What a voucher took off, and which. */
  discountWon: number;
  voucherId: number | null;
}

/** A booking whose session is on a day that is counted. */
export interface SessionFacts extends DeliveryFacts, SoldFacts {
  startsAt: Date;
  slotMinutes: number;
  bookingType: BookingType;
  isWalkIn: boolean;
  /** As everybody sees it. */
  status: BookingStatus;
  cancellationReason: CancellationReason | null;
  /** Cancelled because we closed. */
  isForClosing: boolean;
  /** When it was cancelled last; null where history does not tell. */
  cancelledAt: Date | null;
  paidWon: number;
  /** What is still with us of it; null where nothing was paid online. */
  balanceWon: number | null;
  locale: string;
  callingCode: string | null;
  /** How many of its order sing, and who is the first of them. */
  party: { size: number; firstId: string | null };
}

/** A movement of money of which a booking had this share; positive. */
export interface MoneyShare extends SoldFacts {
  amountWon: number;
  /** What a gift card pays beside it, in a movement of its own. */
  giftWon: number;
}

/** Money that was taken or given back, online or at the counter. */
export interface MoneyFacts {
  at: Date;
  isTaken: boolean;
  channel: Channel;
  method: string;
  /** How the gift card came that paid, or that it went back onto; null for money. */
  giftOrigin: GiftOrigin | null;
  /** Positive, whichever way it went. */
  amountWon: number;
  /** The rest of a sale whose other movement tells what was sold. */
  isRest: boolean;
  /** It is for a gift card, and for no session. */
  isForGiftCard: boolean;
  /** Never empty; the sums need not be the whole. */
  shares: readonly MoneyShare[];
}

/** An order that was to be paid online. */
export interface HoldFacts {
  /** Number of its first booking too. */
  orderId: string;
  branchId: number;
  madeAt: Date;
  bookings: readonly {
    status: BookingStatus;
    cancellationReason: CancellationReason | null;
    isHeld: boolean;
  }[];
  attempts: number;
  hasFailed: boolean;
  isPaid: boolean;
  isBeingPaid: boolean;
}

/** The claim units that a block has for itself. */
export interface BlockedUnit {
  studioId: number;
  startsAt: Date;
}

/** Everything that the days of a span are counted from. */
export interface DayFacts {
  sessions: readonly SessionFacts[];
  money: readonly MoneyFacts[];
  holds: readonly HoldFacts[];
  blockedUnits: readonly BlockedUnit[];
}
