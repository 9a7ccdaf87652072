import type { AdminBooking, AdminEmail } from 'shared/bookings/admin-booking.ts';
import { textFieldNames } from 'shared/bookings/text-fields.ts';
import type { TextField } from 'shared/bookings/text-fields.ts';
import { deliveriesOf, isOwed } from 'shared/deliveries/sold-deliveries.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import type { EmailSummary } from '../../email/base/email.ts';
import type { BookingRow } from './admin-bookings.store.ts';
import { readPhone } from '../place/phone-number.ts';

const iso = (instant: Date | null) => instant?.toISOString() ?? null;

/** What has gone back, whoever sent it: the provider's balance is the truth. */
const refundedWonOf = ({ paidWon, balanceWon }: Pick<BookingRow, 'paidWon' | 'balanceWon'>) =>
  balanceWon === null ? 0 : paidWon - balanceWon;

export function toAdminEmail(email: Omit<EmailSummary, 'recipient' | 'tries' | 'requestedBy'>): AdminEmail {
  const { id, kind, subject, state, lastError, createdAt, sentAt } = email;
  return { id, kind, subject, state, lastError, createdAt: createdAt.toISOString(), sentAt: iso(sentAt) };
}

function counterOf(row: BookingRow): AdminBooking['payment']['counter'] {
  if (row.counterMethod === null) return null;
  const { counterMethod: method, counterWon: amountWon, freeReason: reason, counterTakenAt } = row;
  return { method, amountWon, reason, takenAt: counterTakenAt.toISOString() };
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

/** Everybody else of the party; the row has them all. */
function othersOf({ id: own, party }: Pick<BookingRow, 'id' | 'party'>): AdminBooking['party']['others'] {
  return party
    .filter(({ id }) => id !== own)
    .map(({ startsAt, ...singer }) => ({
      ...singer,
      ...sessionOf(startsAt === null ? null : new Date(startsAt)),
    }));
}

function sessionOf(startsAt: Date | null): Pick<AdminBooking, 'bookingDate' | 'bookingTime'> {
  const when = startsAt && seoulWallClock(startsAt);
  return { bookingDate: when?.date ?? null, bookingTime: when?.time ?? null };
}

function deliveriesOfRow(row: BookingRow): AdminBooking['deliveries'] {
  const { addons: sold, addOnsOfVersion: addOns, notedDeliveries: noted, startsAt } = row;
  return isOwed({ ...row, status: row.seenStatus }) ? deliveriesOf({ sold, addOns, noted, startsAt }) : [];
}

const textsOf = (row: BookingRow) =>
  Object.fromEntries(textFieldNames.map((field) => [field, row[field]])) as Pick<BookingRow, TextField>;

/** A booking as the dashboard reads it. */
export function toAdminBooking(row: BookingRow): AdminBooking {
  const isHeld = row.seenStatus === 'pending';
  return {
    ...textsOf(row),
    id: row.id,
    branchId: row.branchId,
    phoneNumber: row.phone === null ? null : readPhone(row.phone),
    status: row.seenStatus,
    cancellationReason: row.seenReason,
    bookingType: row.bookingType,
    klookDate: row.klookDate,
    klookTime: row.klookTime,
    ...sessionOf(row.startsAt),
    selectedDrink: row.selectedDrink,
    drinkTemperature: row.drinkTemperature,
    party: { place: row.place, size: row.party.length, others: othersOf(row) },
    totalPrice: row.totalPriceWon,
    discountWon: row.discountWon,
    selectedAddons: row.addons.map((addon) => addon.id),
    locale: row.locale,
    createdAt: row.createdAt.toISOString(),
    forgottenAt: iso(row.forgottenAt),
    version: row.version,
    moves: row.visitorMoves,
    rescheduling: row.cancellationPolicy.rescheduling,
    arrival: row.arrival,
    payment: {
      state: row.paymentStanding,
      holdExpiresAt: isHeld ? iso(row.holdExpiresAt) : null,
      method: row.method,
      approvedAt: iso(row.approvedAt),
      receiptUrl: row.receiptUrl,
      paidWon: row.balanceWon === null ? 0 : row.paidWon,
      paidTogetherWon: row.paidTogetherWon ?? 0,
      giftWon: row.giftWon ?? 0,
      refundedWon: refundedWonOf(row),
      counter: counterOf(row),
    },
    deliveries: deliveriesOfRow(row),
    lastEmail: lastEmailOf(row),
  };
}
