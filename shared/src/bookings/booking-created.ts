import * as z from 'zod/mini';
import { isoDay, isoInstant } from '../time/iso.ts';
import { bookingTypes } from '../pricing/booking-type.ts';
import { bookingIdSchema } from './booking-id.ts';
import { bookingStatusSchema } from './booking-status.ts';

/** 201 of `POST /api/bookings`. `id` is the booking number. */
export const bookingCreatedSchema = z.object({
  id: bookingIdSchema,
  status: bookingStatusSchema,
  bookingType: z.enum(bookingTypes),
  bookingDate: z.nullable(isoDay),
  bookingTime: z.nullable(z.string()),
  totalPrice: z.int().check(z.nonnegative()),
  /** ISO instant until which an unpaid slot is held; null where nothing is to be paid online. */
  holdExpiresAt: z.nullable(isoInstant),
  /** Those who sing after the first, in their order; left out where nobody does. */
  companions: z.optional(z.array(z.object({ id: bookingIdSchema, bookingTime: z.string() }))),
});
export type BookingCreated = z.infer<typeof bookingCreatedSchema>;
