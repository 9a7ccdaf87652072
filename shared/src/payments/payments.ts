import * as z from 'zod/mini';
import { bookingIdSchema } from '../bookings/booking-request.ts';

/** One per opening of the card window (toss-contract.md section 3.2). */
export const orderIdSchema = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{6,64}$/, 'This is not an order number of ours'));
const amountSchema = z
  .int('The amount must be a whole number of won')
  .check(z.positive('The amount must be more than 0'));

/** `POST /api/payments/initialize` (spec.md section 7). The e-mail must be the booking's own (design.md section 4). */
export const paymentInitializeRequestSchema = z.object({
  bookingId: bookingIdSchema,
  amount: amountSchema,
  customerName: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  customerEmail: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
});
export type PaymentInitializeRequest = z.infer<typeof paymentInitializeRequestSchema>;

export const paymentInitializedSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  orderId: orderIdSchema,
  amount: amountSchema,
  /** Carries the booking number; at most 100 characters (spec.md section 7, toss-contract.md section 2.3). */
  orderName: z.string().check(z.maxLength(100)),
  /** ISO instant until which the slot is held unpaid. */
  holdExpiresAt: z.iso.datetime(),
});
export type PaymentInitialized = z.infer<typeof paymentInitializedSchema>;

/** `POST /api/payments/confirm` (spec.md section 7): what the provider sent back with the visitor. */
export const paymentConfirmRequestSchema = z.object({
  /** Opaque; at most 200 characters (toss-contract.md section 3.2). */
  paymentKey: z
    .string()
    .check(z.regex(/^[\x21-\x7e]{1,200}$/, 'This is not a payment key of the card provider')),
  orderId: orderIdSchema,
  amount: amountSchema,
});
export type PaymentConfirmRequest = z.infer<typeof paymentConfirmRequestSchema>;

export const paymentConfirmedSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({
    booking: z.object({
      id: bookingIdSchema,
      bookingDate: z.nullable(z.iso.date()),
      bookingTime: z.nullable(z.string()),
    }),
    payment: z.object({ method: z.nullable(z.string()), approvedAt: z.nullable(z.string()) }),
  }),
});
export type PaymentConfirmed = z.infer<typeof paymentConfirmedSchema>;

/** 202: the provider has not told us yet; ask again with the same body (design.md section 3). */
export const paymentCheckingSchema = z.object({
  success: z.literal(false),
  status: z.literal('checking'),
  message: z.string(),
});
export type PaymentChecking = z.infer<typeof paymentCheckingSchema>;

export const paymentAbandonRequestSchema = z.object({ orderId: orderIdSchema });
export const paymentAbandonedSchema = z.object({ success: z.literal(true), message: z.string() });

/** States of a payment attempt (design.md section 3). */
export const attemptStates = ['CREATED', 'CONFIRMING', 'PAID', 'FAILED', 'UNKNOWN', 'ABANDONED'] as const;
export type AttemptState = (typeof attemptStates)[number];

/** Name shown in the card window and on the card statement's receipt. */
export function orderNameOf(bookingId: string): string {
  return `Recording session #${bookingId}`;
}
