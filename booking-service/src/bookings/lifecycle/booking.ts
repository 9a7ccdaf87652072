import type { BookingStatus } from 'shared/bookings/booking-status.ts';
import type { CancellationReason, HistoryEvent } from 'shared/bookings/lifecycle.ts';
import type { Booking } from '../../booking-row/booking-row.ts';
import { confirmationDue, toldCancelled, toldConfirmed } from './told.ts';
import type { NewsMail, Told } from './told.ts';

export type Lifecycle = Pick<
  Booking,
  | 'status'
  | 'cancellationReason'
  | 'holdExpiresAt'
  | 'holdPromisedUntil'
  | 'told'
  | 'toldStartsAt'
  | 'paidWon'
>;
/** What a decision is made from. */
export type Undecided = Lifecycle & Pick<Booking, 'id' | 'bookingType' | 'startsAt' | 'totalPriceWon'>;

/** Everything that can happen to a booking after it was made. */
export type BookingChange =
  /** The provider is about to be asked for money: the slot stays until its answer is known. */
  | { type: 'confirm-started' }
  /** The payment ended without money: the hold runs on as it was promised. */
  | { type: 'confirm-ended' }
  | { type: 'paid' }
  /** A voucher pays for all of it. */
  | { type: 'covered' }
  /** The visitor gave up before paying. */
  | { type: 'abandoned' }
  /** The visitor has chosen another session before paying, and takes it in the same transaction. */
  | { type: 'replaced' }
  /** Money was taken, and the session can no longer be given. What a gift card was to pay of each (in won) was not taken. */
  | { type: 'not-honoured'; giftWon?: ReadonlyMap<string, number> }
  /** The visitor does not come: a hold is given up, what stands is cancelled. */
  | { type: 'cancelled-by-visitor' }
  | { type: 'set-status'; status: BookingStatus; reason?: StaffReason }
  /** What happens at the counter, or is taken back there: the guest stands there, and reads of it in no mail. */
  | { type: 'at-counter'; status: Exclude<BookingStatus, 'cancelled'> };

export type ChangeRefusal =
  /** Somebody else has the time now. */
  | 'slot-taken'
  /** It was cancelled, and this change does not bring it back. */
  | 'booking-cancelled'
  /** It is not waiting for payment, so there is nothing to give up. */
  | 'not-pending'
  /** Another booking has completed this Klook reservation. */
  | 'klook-already-used'
  /** Somebody else has the use of the voucher now. */
  | 'voucher-used';

/** `not-honoured`: we close, and all that was paid goes back. */
type StaffReason = 'staff' | 'no-show' | 'not-honoured';

/** What a change leads to. */
export interface Outcome {
  state: Lifecycle;
  /** `hold`: the slot is the booking's until `holdExpiresAt`; `keep`: for good; `release`: free; `as-is`: untouched. */
  slot: 'hold' | 'keep' | 'release' | 'as-is';
  /** Written to the history; null when nothing has changed. */
  event: HistoryEvent | null;
  mail: NewsMail | null;
}

/** The status that everybody sees: an unpaid booking whose hold has run out reads as cancelled. */
export function statusAt(booking: Pick<Booking, 'status' | 'holdExpiresAt'>, now: Date): BookingStatus {
  return isHoldOver(booking, now) ? 'cancelled' : booking.status;
}

/** True for an unpaid booking whose hold has run out. */
export function isHoldOver(booking: Pick<Booking, 'status' | 'holdExpiresAt'>, now: Date): boolean {
  return booking.status === 'pending' && booking.holdExpiresAt !== null && booking.holdExpiresAt <= now;
}

/**
 * The booking's lifecycle. Whether the slot can still be had is for the database to say: a change that needs a slot which
 * somebody else has does not happen.
 */
export function decide(booking: Undecided, change: BookingChange, now: Date): Outcome | ChangeRefusal {
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
      return {
        ...(booking.status === 'pending'
          ? {
              state: settled('confirmed', { ...toldConfirmed(booking), paidWon: booking.totalPriceWon }),
              slot: 'keep',
            }
          : {
              state: { ...booking, ...toldConfirmed(booking), paidWon: booking.totalPriceWon },
              slot: 'as-is',
            }),
        event: 'paid',
        mail: 'booking-confirmed',
      };

    case 'covered':
      if (booking.status === 'cancelled') return 'booking-cancelled';
      if (booking.status !== 'pending') return 'not-pending';
      return {
        state: settled('confirmed', { ...toldConfirmed(booking), paidWon: 0 }),
        ...{ slot: 'keep', event: 'covered', mail: 'booking-confirmed' },
      };

    case 'abandoned':
    case 'replaced':
      if (booking.status === 'cancelled') return unchanged(booking);
      if (booking.status !== 'pending') return 'not-pending';
      return {
        state: cancelled('payment-abandoned', booking),
        slot: 'release',
        event: change.type,
        mail: null,
      };

    case 'not-honoured': {
      // Its money was taken all the same, and goes back.
      const paidWon = booking.totalPriceWon - (change.giftWon?.get(booking.id) ?? 0);
      if (booking.status === 'cancelled')
        return { ...unchanged({ ...booking, paidWon }), event: 'not-honoured' };
      return {
        state: cancelled('not-honoured', { ...booking, paidWon }),
        slot: 'release',
        event: 'not-honoured',
        mail: null,
      };
    }

    case 'cancelled-by-visitor':
      return cancelledByVisitor(booking);

    case 'set-status':
      if (change.status === 'cancelled') return cancelledByStaff(booking, change.reason ?? 'staff', now);
      return standing(booking, change.status);

    case 'at-counter': {
      const { status } = change;
      return { state: settled(status, booking), slot: 'keep', event: `status-${status}`, mail: null };
    }

    default:
      return change satisfies never;
  }
}

/** What nobody has paid for, and no mail has spoken of, ends like a payment that was given up. */
function cancelledByVisitor(booking: Undecided): Outcome | ChangeRefusal {
  if (booking.status === 'cancelled') return 'booking-cancelled';
  const isHold = booking.status === 'pending' && booking.paidWon === 0 && booking.told === null;
  if (isHold) {
    const state = cancelled('payment-abandoned', booking);
    return { state, slot: 'release', event: 'abandoned', mail: null };
  }
  const state = cancelled('visitor', { ...booking, ...toldCancelled });
  return { state, slot: 'release', event: 'cancelled', mail: 'cancelled-by-visitor' };
}

function cancelledByStaff(booking: Undecided, reason: StaffReason, now: Date): Outcome {
  if (booking.status === 'cancelled') return unchanged(booking);
  const event = 'status-cancelled';
  // The time of a no-show has passed with the studio waiting: nobody else had it, and nobody else gets it.
  if (reason === 'no-show') return { state: cancelled(reason, booking), slot: 'keep', event, mail: null };
  // A hold that has run out was over for the visitor already.
  const isNews = booking.told !== 'cancelled' && !isHoldOver(booking, now);
  return {
    state: cancelled(reason, isNews ? { ...booking, ...toldCancelled } : booking),
    slot: 'release',
    event,
    mail: isNews ? 'booking-cancelled' : null,
  };
}

/** Any status but cancelled; becoming confirmed is told to a visitor who does not know. */
function standing(booking: Undecided, status: Exclude<BookingStatus, 'cancelled'>): Outcome {
  const becomesConfirmed = status === 'confirmed' && booking.status !== 'confirmed';
  const mail = becomesConfirmed ? confirmationDue(booking) : null;
  const told = mail === null ? booking : { ...booking, ...toldConfirmed(booking) };
  return { state: settled(status, told), slot: 'keep', event: `status-${status}`, mail };
}

/** What stays from one state to the next. */
type Kept = Told & Pick<Lifecycle, 'paidWon'>;

/** A state in which nothing expires. */
function settled(status: BookingStatus, { told, toldStartsAt, paidWon }: Kept): Lifecycle {
  return {
    status,
    cancellationReason: null,
    holdExpiresAt: null,
    holdPromisedUntil: null,
    told,
    toldStartsAt,
    paidWon,
  };
}

function cancelled(reason: CancellationReason, kept: Kept): Lifecycle {
  return { ...settled('cancelled', kept), cancellationReason: reason };
}

function unchanged(booking: Lifecycle): Outcome {
  return { state: booking, slot: 'as-is', event: null, mail: null };
}
