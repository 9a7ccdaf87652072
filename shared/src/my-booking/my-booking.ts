import * as z from 'zod/mini';
import { isoInstant } from '../time/iso.ts';
import { bookingIdSchema } from '../bookings/booking-id.ts';
import { bookingStatusSchema } from '../bookings/booking-status.ts';
import { cancellationReasons } from '../bookings/lifecycle.ts';
import { arrivalSchema } from '../catalogue/arrival.ts';
import { venueSchema } from '../branches/venue.ts';
import { deliverySchema } from '../deliveries/deliveries.ts';
import { temperatures } from '../drinks/drinks.ts';
import { localeSchema } from '../languages/localized-text.ts';
import { bookingTypes } from '../pricing/booking-type.ts';
import { redeemedSchema } from '../vouchers/redeem.ts';

const won = z.int().check(z.nonnegative());
/** What the policy that a session was sold under gives its visitor, as moments on the calendar. */
const movingSchema = z.object({
  /** Whether it can be moved at this moment. */
  isAllowed: z.boolean(),
  movesLeft: z.int().check(z.nonnegative()),
  maxMoves: z.int(),
  /** The last moment at which it can; null while it has no time. */
  until: z.nullable(isoInstant),
});

const cancellingSchema = z.object({
  isAllowed: z.boolean(),
  /** It was paid for at the studio or by transfer, so staff cancel it and give the money back. */
  byStaff: z.boolean(),
  /** What goes back of the session fee, the most first; tiers whose moment has passed are left out. */
  tiers: z.array(z.object({ refundPercent: z.int(), until: isoInstant })),
  noShowRefundPercent: z.int(),
  /** Until when each add-on that was bought goes back in full. */
  addOns: z.array(z.object({ addOnId: z.int(), name: z.string(), until: isoInstant })),
});

const ownSingerSchema = z.object({
  branchId: z.int(),
  id: bookingIdSchema,
  /** In the row in which they sing, from 1. */
  place: z.int(),
  name: z.string(),
  /** As everybody sees it: a hold that has run out reads as cancelled. */
  status: bookingStatusSchema,
  cancellationReason: z.nullable(z.enum(cancellationReasons)),
  /** When it was cancelled, and when it was last moved; null where it was not. */
  cancelledAt: z.nullable(isoInstant),
  movedAt: z.nullable(isoInstant),
  /** Null for a Klook booking until staff enter its time. */
  startsAt: z.nullable(isoInstant),
  slotMinutes: z.int(),
  selectedDrink: z.string(),
  drinkTemperature: z.nullable(z.enum(temperatures)),
  /** Null where somebody who walked in knew none yet. */
  youtubeTrackUrl: z.nullable(z.string()),
  lpDeliveryAddress: z.nullable(z.string()),
  /** Named in the language of the mails. */
  addOns: z.array(z.object({ id: z.int(), name: z.string(), priceWon: won })),
  /** Those of them that follow after the session, as they stand; nothing where nothing is owed. */
  deliveries: z.array(deliverySchema),
  sessionFeeWon: won,
  totalWon: won,
  /** What a voucher took off it already. */
  discountWon: won,
  /** What was paid online for it, and what of that has gone back. */
  paidWon: won,
  refundedWon: won,
  /** Whether song, drink, name and address may be changed: until the session begins. */
  mayChange: z.boolean(),
  /** Whether an add-on of it is sent somewhere, so that it needs an address. */
  needsAddress: z.boolean(),
  moving: movingSchema,
  cancelling: cancellingSchema,
  /** Send it back as `If-Match` with a change. */
  version: z.int(),
});
export type OwnSinger = z.infer<typeof ownSingerSchema>;

const ownRefundSchema = z.object({
  id: z.string(),
  /** For whom it is. */
  bookingIds: z.array(bookingIdSchema),
  /** What goes back by card. */
  amountWon: won,
  /** What is back on a gift card since it was asked for. */
  giftWon: won,
  /** Of the card's part: `on-its-way` until the card provider has paid it back; `stuck`: staff have to look. */
  state: z.enum(['on-its-way', 'paid-back', 'stuck']),
  askedAt: isoInstant,
  paidBackAt: z.nullable(isoInstant),
});
export type OwnRefund = z.infer<typeof ownRefundSchema>;

/** `GET /api/my-booking`: what a visitor sees of what they have booked. It names nobody else. */
export const myBookingSchema = z.object({
  /** The number that mails and the counter know the order by: that of its first booking. */
  id: bookingIdSchema,
  /** Language of the mails, which the page speaks too. */
  locale: localeSchema,
  email: z.string(),
  /** A new address that has not been confirmed yet. */
  newEmail: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  bookingType: z.enum(bookingTypes),
  klookBookingId: z.nullable(z.string()),
  /** By place. */
  singers: z.array(ownSingerSchema).check(z.minLength(1)),
  /** Null unless it waits for its payment, and can still be paid. */
  toPay: z.nullable(redeemedSchema),
  payment: z.object({
    /** `checking`: the card provider has not told us yet; `elsewhere`: settled at the studio or with Klook; `free`. */
    state: z.enum(['none', 'checking', 'paid', 'elsewhere', 'free']),
    method: z.nullable(z.string()),
    approvedAt: z.nullable(isoInstant),
    receiptUrl: z.nullable(z.string()),
    paidWon: won,
    /** What of the order's payment a gift card has paid. */
    giftWon: won,
    refundedWon: won,
    /** Oldest first. */
    refunds: z.array(ownRefundSchema),
  }),
  venue: z.nullable(z.omit(venueSchema, { franchiseEmail: true })),
  arrival: arrivalSchema,
  /** Whether mails before and after the session are wanted. */
  reminders: z.boolean(),
});
export type MyBooking = z.infer<typeof myBookingSchema>;
