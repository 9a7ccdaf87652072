import type { CancellationReason } from 'shared/bookings/lifecycle.ts';
import type { BookingRequest } from 'shared/bookings/booking-request.ts';
import type { BookingStatus } from 'shared/bookings/booking-status.ts';
import type { Companion } from 'shared/bookings/companion.ts';
import type { CancellationPolicy } from 'shared/catalogue/catalogue.ts';
import type { BookingType } from 'shared/pricing/booking-type.ts';
import type { PriceBreakdown } from 'shared/pricing/price.ts';
import { column, given, givenOrNull, nullable } from './column.ts';
import type { Column, GivenColumn } from './column.ts';

/**
 * Every column of `bookings`, once and under the name that the code has for it; the column's own name is the same in small
 * letters (`slotMinutes`, `slot_minutes`). What is written, what is read and the type of a booking come from here.
 * `given` is written as its singer says it; the others are worked out when a booking is made.
 */
export const bookingColumns = {
  id: column<string>(),
  orderId: column<string>(),
  /** In the row in which they sing, from 1. */
  place: column<number>(),
  bookingType: column<BookingType>(),
  klookBookingId: nullable(column<string>()),
  /** When the Klook reservation is, as the guest said (yyyy-MM-dd and HH:mm). */
  klookDate: nullable(column<string>('day')),
  klookTime: nullable(column<string>('time')),
  name: given,
  selectedDrink: given,
  drinkTemperature: givenOrNull,
  /** Null where somebody who walked in knew none yet. */
  youtubeTrackUrl: nullable(column<string>()),
  /** Null unless something is to be sent there. */
  lpDeliveryAddress: nullable(column<string>()),
  studioId: column<number>(),
  /** Null for a Klook booking until staff enter its time. */
  startsAt: nullable(column<Date>()),
  slotMinutes: column<number>(),
  /** As stored; what everybody sees is `statusAt`. */
  status: column<BookingStatus>(),
  cancellationReason: nullable(column<CancellationReason>()),
  /** Until when the unpaid slot is held; null when nothing expires. */
  holdExpiresAt: nullable(column<Date>()),
  /** What the hold returns to when a payment ends without money. */
  holdPromisedUntil: nullable(column<Date>()),
  /** What our last mail said about its standing; null while none has. */
  told: nullable(column<'confirmed' | 'cancelled'>()),
  /** The time that the confirmation named, if any. */
  toldStartsAt: nullable(column<Date>()),
  /** In won, as all money. */
  sessionFeeWon: column<number>(),
  /** What is to be paid: without the discount. */
  totalPriceWon: column<number>(),
  /** What a voucher takes off, and which. */
  discountWon: column<number>(),
  voucherId: nullable(column<number>()),
  /** What of the order's payment was for it; 0 until its money was taken. */
  paidWon: column<number>(),
  /** In the words and prices of the moment of booking. */
  addons: column<PriceBreakdown['addons']>('json'),
  catalogueVersion: column<number>(),
  /** The one that it was sold under. */
  cancellationPolicy: column<CancellationPolicy>('json'),
  visitorMoves: column<number>(),
  /** What staff tell each other about the guest. */
  staffNote: nullable(column<string>()),
  /** When its visitor's data was removed; null while it is there. */
  forgottenAt: nullable(column<Date>()),
  /** Raised with every change. */
  version: column<number>(),
  createdAt: column<Date>(),
  updatedAt: column<Date>(),
} satisfies Record<string, Column>;

type Columns = typeof bookingColumns;
export type BookingField = keyof Columns;

type OrNull<Value> = undefined extends Value ? NonNullable<Value> | null : Value;
type GivenField = {
  [Field in BookingField]: Columns[Field] extends GivenColumn ? Field : never;
}[BookingField];

/** What one of a party chooses for themselves. */
export type Singer = Pick<BookingRequest, keyof Companion>;

/** A booking as stored. */
export type Booking = {
  [Field in BookingField]: Field extends GivenField
    ? OrNull<Singer[Field]>
    : Columns[Field] extends Column<infer Value>
      ? Value
      : never;
};

export const bookingFields = Object.keys(bookingColumns) as BookingField[];

/** The column's own name. */
export const columnName = (field: BookingField) =>
  field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** What is written as the visitor gave it. */
export function asGiven(singer: Pick<Singer, GivenField & keyof Singer>): Pick<Booking, GivenField> {
  const isGiven = (field: BookingField): field is GivenField => 'isGiven' in bookingColumns[field];
  const entries = bookingFields.filter(isGiven).map((field) => [field, singer[field] ?? null]);
  return Object.fromEntries(entries) as Pick<Booking, GivenField>;
}
