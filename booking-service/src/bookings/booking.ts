import type { CancellationPolicy } from 'shared/catalogue/catalogue.ts';
import type { BookingStatus } from 'shared/bookings/booking-request.ts';
import type { Locale } from 'shared/content/localized-text.ts';
import type { Temperature } from 'shared/drinks/drinks.ts';

export type CancellationReason =
  'payment-expired' | 'payment-abandoned' | 'visitor' | 'staff' | 'no-show' | 'not-honoured';

/** A booking as stored. Money in won; instants as Date; `status` is the stored one (see `statusAt`). */
export interface Booking {
  id: string;
  bookingType: 'direct' | 'klook';
  klookBookingId: string | null;
  name: string;
  email: string;
  phone: string;
  locale: Locale;
  selectedDrink: string;
  drinkTemperature: Temperature | null;
  youtubeTrackUrl: string;
  lpDeliveryAddress: string | null;
  studioId: number;
  /** Null for a Klook booking until staff enter its time. */
  startsAt: Date | null;
  slotMinutes: number;
  status: BookingStatus;
  cancellationReason: CancellationReason | null;
  /** Until when the unpaid slot is held; null when nothing expires. */
  holdExpiresAt: Date | null;
  /** What the hold returns to when a payment ends without money. */
  holdPromisedUntil: Date | null;
  sessionFeeWon: number;
  totalPriceWon: number;
  addons: { id: number; name: string; priceWon: number }[];
  catalogueVersion: number;
  cancellationPolicy: CancellationPolicy;
  visitorMoves: number;
  /** Raised with every change. */
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

type Lifecycle = Pick<Booking, 'status' | 'cancellationReason' | 'holdExpiresAt' | 'holdPromisedUntil'>;

/** Everything that can happen to a booking after it was made. */
export type BookingChange =
  /** The provider is about to be asked for money: the slot stays until its answer is known. */
  | { type: 'confirm-started' }
  /** The payment ended without money: the hold runs on as it was promised. */
  | { type: 'confirm-ended' }
  | { type: 'paid' }
  /** The visitor gave up before paying. */
  | { type: 'abandoned' }
  /** Money was taken, and the session can no longer be given. */
  | { type: 'not-honoured' }
  | { type: 'set-status'; status: BookingStatus; reason?: 'staff' | 'no-show' };

export type ChangeRefusal =
  /** Somebody else has the time now. */
  | 'slot-taken'
  /** It was cancelled, and this change does not bring it back. */
  | 'booking-cancelled'
  /** It is not waiting for payment, so there is nothing to give up. */
  | 'not-pending'
  /** Another booking has completed this Klook reservation. */
  | 'klook-already-used';

/** What a change leads to. */
export interface Outcome {
  state: Lifecycle;
  /** `hold`: the slot is the booking's until `holdExpiresAt`; `keep`: for good; `release`: free; `as-is`: untouched. */
  slot: 'hold' | 'keep' | 'release' | 'as-is';
  /** Written to the history; null when nothing has changed. */
  event: string | null;
  mail: 'booking-confirmed' | null;
}

/** The status that everybody sees: an unpaid booking whose hold has run out reads as cancelled (design.md section 3). */
export function statusAt(booking: Pick<Booking, 'status' | 'holdExpiresAt'>, now: Date): BookingStatus {
  return isHoldOver(booking, now) ? 'cancelled' : booking.status;
}

/** True for an unpaid booking whose hold has run out. */
export function isHoldOver(booking: Pick<Booking, 'status' | 'holdExpiresAt'>, now: Date): boolean {
  return booking.status === 'pending' && booking.holdExpiresAt !== null && booking.holdExpiresAt <= now;
}

/**
 * The booking's lifecycle in one screen (design.md section 3). Pure: whether the slot can still be had is for the
 * database to say, and a change that needs a slot which somebody else has does not happen.
 */
export function decide(booking: Lifecycle, change: BookingChange): Outcome | ChangeRefusal {
  switch (change.type) {
    case 'confirm-started':
      if (booking.status === 'cancelled') return 'booking-cancelled';
      if (booking.status !== 'pending' || booking.holdExpiresAt === null) return unchanged(booking);
      return {
        state: { ...booking, holdExpiresAt: null },
        slot: 'keep',
        event: 'payment-started',
        mail: null,
      };

    case 'confirm-ended': {
      const waits = booking.status === 'pending' && booking.holdPromisedUntil !== null;
      if (!waits) return unchanged(booking);
      const state = { ...booking, holdExpiresAt: booking.holdPromisedUntil };
      return { state, slot: 'hold', event: 'payment-ended', mail: null };
    }

    case 'paid':
      if (booking.status === 'cancelled') return 'booking-cancelled';
      if (booking.status !== 'pending')
        return { ...unchanged(booking), event: 'paid', mail: 'booking-confirmed' };
      return { state: settled('confirmed'), slot: 'keep', event: 'paid', mail: 'booking-confirmed' };

    case 'abandoned':
      if (booking.status === 'cancelled') return unchanged(booking);
      if (booking.status !== 'pending') return 'not-pending';
      return { state: cancelled('payment-abandoned'), slot: 'release', event: 'abandoned', mail: null };

    case 'not-honoured':
      if (booking.status === 'cancelled') return { ...unchanged(booking), event: 'not-honoured' };
      return { state: cancelled('not-honoured'), slot: 'release', event: 'not-honoured', mail: null };

    case 'set-status': {
      const { status, reason = 'staff' } = change;
      const event = `status-${status}`;
      if (status !== 'cancelled') return { state: settled(status), slot: 'keep', event, mail: null };
      if (booking.status === 'cancelled') return unchanged(booking);
      // The time of a no-show has passed with the studio waiting: nobody else had it, and nobody else gets it.
      return { state: cancelled(reason), slot: reason === 'no-show' ? 'keep' : 'release', event, mail: null };
    }

    default:
      return change satisfies never;
  }
}

/** A state in which nothing expires. */
function settled(status: BookingStatus): Lifecycle {
  return { status, cancellationReason: null, holdExpiresAt: null, holdPromisedUntil: null };
}

function cancelled(reason: CancellationReason): Lifecycle {
  return { ...settled('cancelled'), cancellationReason: reason };
}

function unchanged(booking: Lifecycle): Outcome {
  return { state: booking, slot: 'as-is', event: null, mail: null };
}
