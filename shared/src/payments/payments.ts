import * as z from 'zod/mini';
import { isoDay, isoInstant } from '../time/iso.ts';
import { bookingIdSchema } from '../bookings/booking-id.ts';
import { orderIdSchema } from '../orders/order-id.ts';
import { cleanEmail, EMAIL_LIMIT } from '../typed/email.ts';
import { cleanLine } from '../typed/text.ts';

const amountSchema = z
  .int('The amount must be a whole number of won')
  .check(z.positive('The amount must be more than 0'));

/** `POST /api/payments/initialize`. The e-mail must be the booking's own. */
export const paymentInitializeRequestSchema = z.object({
  bookingId: bookingIdSchema,
  amount: amountSchema,
  customerName: z.string().check(z.overwrite(cleanLine), z.minLength(1), z.maxLength(100)),
  customerEmail: z.string().check(z.overwrite(cleanEmail), z.minLength(1), z.maxLength(EMAIL_LIMIT)),
});
export type PaymentInitializeRequest = z.infer<typeof paymentInitializeRequestSchema>;

export const paymentInitializedSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  orderId: orderIdSchema,
  amount: amountSchema,
  /** Carries the booking number; at most 100 characters. */
  orderName: z.string().check(z.maxLength(100)),
  /** ISO instant until which the slot is held unpaid. */
  holdExpiresAt: isoInstant,
});
export type PaymentInitialized = z.infer<typeof paymentInitializedSchema>;

/** Opaque; at most 200 characters. */
export const paymentKeySchema = z
  .string()
  .check(z.regex(/^[\x21-\x7e]{1,200}$/, 'This is not a payment key of the card provider'));

/** `POST /api/payments/confirm`: what the provider sent back with the visitor. */
export const paymentConfirmRequestSchema = z.object({
  paymentKey: paymentKeySchema,
  orderId: orderIdSchema,
  amount: amountSchema,
});
export type PaymentConfirmRequest = z.infer<typeof paymentConfirmRequestSchema>;

const paidBooking = z.object({
  id: bookingIdSchema,
  bookingDate: z.nullable(isoDay),
  bookingTime: z.nullable(z.string()),
});

const paidGiftCard = z.object({
  orderId: bookingIdSchema,
  valueWon: z.int(),
  recipientName: z.string(),
  email: z.string(),
});

const howPaid = z.object({
  method: z.nullable(z.string()),
  approvedAt: z.nullable(z.string()),
  /** What a gift card has paid beside the card, in won. */
  giftWon: z.int(),
});

export const paymentConfirmedSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.union([
    z.object({
      /** The first who sings; named where several were booked. */
      booking: z.extend(paidBooking, { name: z.optional(z.string()) }),
      /** Those who sing after the first, in their order; left out where nobody does. */
      companions: z.optional(z.array(z.extend(paidBooking, { name: z.string() }))),
      payment: howPaid,
    }),
    /** A gift card that was bought: it goes to `email`. */
    z.object({ giftCard: paidGiftCard, payment: howPaid }),
  ]),
});
export type PaymentConfirmed = z.infer<typeof paymentConfirmedSchema>;

/** 202: the provider has not told us yet; ask again with the same body. */
export const paymentCheckingSchema = z.object({
  success: z.literal(false),
  status: z.literal('checking'),
  message: z.string(),
});
export type PaymentChecking = z.infer<typeof paymentCheckingSchema>;

export const paymentAbandonRequestSchema = z.object({ orderId: orderIdSchema });
export const paymentAbandonedSchema = z.object({ success: z.literal(true), message: z.string() });

/** States of a payment attempt. */
export type AttemptState = 'CREATED' | 'CONFIRMING' | 'PAID' | 'FAILED' | 'UNKNOWN' | 'ABANDONED';

/** Name shown in the card window and on the card statement's receipt. */
export function orderNameOf(bookingId: string, singers = 1): string {
  return singers === 1 ? `Recording session #${bookingId}` : `${singers} recording sessions #${bookingId}`;
}
