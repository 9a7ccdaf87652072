import * as z from 'zod/mini';
import { orderIdSchema } from '../orders/order-id.ts';
import { bookingTypes } from '../pricing/booking-type.ts';
import { bookingMessages } from './booking-fields.ts';
import { bookingFormFields } from './booking-form.ts';
import { companionsField } from './companion.ts';
import { withCrossFieldRules } from './cross-field-rules.ts';

/**
 * `POST /api/bookings`: the form and the total that the visitor saw. Unknown fields are dropped.
 * `companions` sing directly after the first, in their order and in the same studio; the total is everybody's.
 * `replaces` is the order number of a payment that was not made: what was to be paid with it is given up as this is made.
 */
export const bookingRequestSchema = withCrossFieldRules(
  z.extend(bookingFormFields, {
    totalPrice: z.int({ error: bookingMessages.totalPrice }).check(z.nonnegative(bookingMessages.totalPrice)),
    companions: companionsField,
    replaces: z.optional(orderIdSchema),
  }),
);
export type BookingRequest = z.infer<typeof bookingRequestSchema>;
/** The request as a client writes it: defaults may be left out. */
export type BookingRequestBody = z.input<typeof bookingRequestSchema>;

/** Crockford base32: no I, L, O or U, so that a number can be read out over a counter. */
export const BOOKING_ID_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const BOOKING_ID_LENGTH = 10;
export const bookingIdSchema = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{10}$/));

export const bookingStatuses = ['pending', 'confirmed', 'in-progress', 'completed', 'cancelled'] as const;
export const bookingStatusSchema = z.enum(bookingStatuses);
export type BookingStatus = z.infer<typeof bookingStatusSchema>;

/** 201 of `POST /api/bookings`. `id` is the booking number. */
export const bookingCreatedSchema = z.object({
  id: bookingIdSchema,
  status: bookingStatusSchema,
  bookingType: z.enum(bookingTypes),
  bookingDate: z.nullable(z.iso.date()),
  bookingTime: z.nullable(z.string()),
  totalPrice: z.int().check(z.nonnegative()),
  /** ISO instant until which an unpaid slot is held; null where nothing is to be paid online. */
  holdExpiresAt: z.nullable(z.iso.datetime()),
  /** Those who sing after the first, in their order; left out where nobody does. */
  companions: z.optional(z.array(z.object({ id: bookingIdSchema, bookingTime: z.string() }))),
});
export type BookingCreated = z.infer<typeof bookingCreatedSchema>;
