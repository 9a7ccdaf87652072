import type { AdminBooking, AdminEmail, PaymentStanding } from 'shared/bookings/admin-booking.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import type { EmailSummary } from '../email/email.ts';
import type { BookingRow } from './admin-bookings.store.ts';

const iso = (instant: Date | null) => instant?.toISOString() ?? null;

/** What has gone back, whoever sent it: the provider's balance is the truth. */
const refundedWonOf = ({ totalPriceWon, balanceWon }: Pick<BookingRow, 'totalPriceWon' | 'balanceWon'>) =>
  balanceWon === null ? 0 : totalPriceWon - balanceWon;

/** Where a booking's money stands (`PaymentStanding`). */
export function paymentStanding(
  row: Pick<
    BookingRow,
    | 'attemptState'
    | 'bookingType'
    | 'seenStatus'
    | 'seenReason'
    | 'totalPriceWon'
    | 'balanceWon'
    | 'refundOpen'
  >,
): PaymentStanding {
  if (row.attemptState === 'PAID') {
    if (row.refundOpen) return 'refunding';
    const isCancelled = row.seenStatus === 'cancelled';
    if (row.balanceWon === 0) return isCancelled ? 'refunded' : 'refunded-unpaid';
    // A no-show pays for the time that the studio waited: nothing is due of itself.
    if (!isCancelled || row.seenReason === 'no-show') return 'paid';
    return refundedWonOf(row) > 0 ? 'part-refunded' : 'refund-due';
  }
  if (row.attemptState !== null) return 'checking';
  return row.bookingType === 'klook' ? 'at-studio' : 'unpaid';
}

export function toAdminEmail(email: Omit<EmailSummary, 'recipient' | 'tries' | 'requestedBy'>): AdminEmail {
  const { id, kind, subject, state, lastError, createdAt, sentAt } = email;
  return { id, kind, subject, state, lastError, createdAt: createdAt.toISOString(), sentAt: iso(sentAt) };
}

function lastEmailOf(row: BookingRow): AdminEmail | null {
  if (row.emailId === null) return null;
  return {
    id: row.emailId,
    kind: row.emailKind,
    subject: row.emailSubject,
    state: row.emailState,
    lastError: row.emailError,
    createdAt: row.emailCreatedAt.toISOString(),
    sentAt: iso(row.emailSentAt),
  };
}

/** A booking as the dashboard reads it. */
export function toAdminBooking(row: BookingRow): AdminBooking {
  const { id, name, email, phone, bookingType, klookBookingId, selectedDrink, drinkTemperature, version } =
    row;
  const when = row.startsAt && seoulWallClock(row.startsAt);
  const isHeld = row.seenStatus === 'pending';
  return {
    id,
    name,
    email,
    phone,
    status: row.seenStatus,
    cancellationReason: row.seenReason,
    bookingType,
    klookBookingId,
    bookingDate: when?.date ?? null,
    bookingTime: when?.time ?? null,
    selectedDrink,
    drinkTemperature,
    totalPrice: row.totalPriceWon,
    selectedAddons: row.addons.map((addon) => addon.id),
    youtubeTrackUrl: row.youtubeTrackUrl,
    lpDeliveryAddress: row.lpDeliveryAddress,
    locale: row.locale,
    createdAt: row.createdAt.toISOString(),
    version,
    moves: row.visitorMoves,
    payment: {
      state: paymentStanding(row),
      holdExpiresAt: isHeld ? iso(row.holdExpiresAt) : null,
      method: row.method,
      approvedAt: iso(row.approvedAt),
      receiptUrl: row.receiptUrl,
      refundedWon: refundedWonOf(row),
    },
    lastEmail: lastEmailOf(row),
  };
}
