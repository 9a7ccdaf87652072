import { bookingIdSchema } from 'shared/bookings/booking-id.ts';
import { temperatures } from 'shared/drinks/drinks.ts';
import { orderIdSchema } from 'shared/orders/order-id.ts';
import { pendingPaymentSchema } from 'shared/payments/pending-payment.ts';
import { bookingTypes } from 'shared/pricing/booking-type.ts';
import * as z from 'zod/mini';
import { isoInstant } from 'shared/time/iso.ts';
import '../zod-without-eval.ts';
import { forgetOnDevice, shareHeld } from './held-on-device.ts';

/**
 * What a tab remembers between the wizard, the payment pages and the provider's window, in session storage. What it holds
 * unpaid, the other tabs of the device learn (`held-on-device.ts`).
 * Whatever cannot be read as expected counts as absent: another version of the site may have written it.
 */
export function sessionSlot<T extends z.ZodMiniType>(key: string, schema: T) {
  return {
    key,
    read(): z.infer<T> | null {
      try {
        return schema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data ?? null;
      } catch {
        return null;
      }
    },
    write(value: z.infer<T>): void {
      try {
        sessionStorage.setItem(key, JSON.stringify(value));
        shareHeld();
      } catch {
        // Storage is switched off; the payment page then says that it is not ready.
      }
    },
    clear(): void {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // Nothing was stored either.
      }
    },
  };
}

/** What the payment page needs; cleared by the success page after the confirm and by the fail page. */
export const pendingPayment = sessionSlot('pendingPayment', pendingPaymentSchema);

/** Until when the slot is held unpaid. */
export const bookingHold = sessionSlot(
  'bookingHold',
  z.object({ bookingId: bookingIdSchema, holdExpiresAt: isoInstant }),
);
export type BookingHold = NonNullable<ReturnType<typeof bookingHold.read>>;

/** The open attempt: the fail page has no order number in its address when the visitor cancelled. */
export const paymentAttempt = sessionSlot(
  'paymentAttempt',
  z.object({ bookingId: bookingIdSchema, orderId: orderIdSchema }),
);

/** What opens the visitor's page once the session is paid: the browser that has booked needs no mail for it. Used once. */
export const bookedHere = sessionSlot(
  'bookedHere',
  z.object({ bookingId: bookingIdSchema, secret: z.string() }),
);

/** What one singer ordered. */
const choices = {
  /** Null for a Klook reservation. */
  bookingTime: z.nullable(z.string()),
  selectedDrink: z.string(),
  drinkTemperature: z.optional(z.enum(temperatures)),
  /** `priceWon` is null for an add-on by quote. */
  addOns: z.array(z.object({ name: z.string(), priceWon: z.nullable(z.number()) })),
  /** Of the session alone, in won; left out where this tab does not know it. */
  feeWon: z.optional(z.number()),
};

/** What was ordered, in the words and prices that the visitor saw. */
const orderedSchema = z.object({
  ...choices,
  /** Where; left out, or 0: in the only cafe there is. */
  branchId: z.optional(z.number()),
  /** Null for a Klook reservation. */
  bookingDate: z.nullable(z.string()),
  /** Those who sing after the first, in their order. */
  companions: z._default(z.array(z.object({ name: z.string(), ...choices })), []),
});
export type Ordered = z.infer<typeof orderedSchema>;

/**
 * The session that waits for payment: what the payment page shows of it, and the form as it was sent, so that it can be
 * changed without typing it again. It outlives the pending payment, which the fail page clears.
 */
export const heldSession = sessionSlot(
  'heldSession',
  z.object({
    pending: pendingPaymentSchema,
    ordered: orderedSchema,
    form: z.unknown(),
  }),
);
export type HeldSession = NonNullable<ReturnType<typeof heldSession.read>>;

/** The gift card that waits for payment, instead of a session. */
export const orderedGift = sessionSlot(
  'orderedGift',
  z.object({ orderId: bookingIdSchema, recipientName: z.string() }),
);
export type OrderedGift = NonNullable<ReturnType<typeof orderedGift.read>>;

/** A booking of this tab that nothing is to be paid for online; its page shows it until another one takes its place. */
export const receivedBooking = sessionSlot(
  'receivedBooking',
  z.object({
    bookingId: bookingIdSchema,
    bookingType: z.enum(bookingTypes),
    klookBookingId: z.optional(z.string()),
    /** When the reservation is, as the visitor said. */
    klookDate: z.optional(z.string()),
    klookTime: z.optional(z.string()),
    totalPrice: z.number(),
    customerEmail: z.string(),
    ordered: orderedSchema,
  }),
);
export type ReceivedBooking = NonNullable<ReturnType<typeof receivedBooking.read>>;

/** What this device remembers of a checkout that is over: this tab's, where it is not said which. */
export function forgetCheckout(bookingId?: string): void {
  forgetOnDevice(bookingId);
  forgetInTab();
}

/** This tab turns to another purchase; what it has held can still be paid for. */
export function forgetInTab(): void {
  for (const kept of [pendingPayment, bookingHold, paymentAttempt, heldSession, orderedGift]) kept.clear();
}

/** A toast that the next page shows: the wizard leaves for the payment page before anybody could have read it. */
export const carriedToast = sessionSlot(
  'carriedToast',
  z.object({ title: z.string(), description: z.string() }),
);
