import * as z from 'zod/mini';
import { adminBookingMessages, moveReasonField } from './admin-booking.ts';
import { bookingIdSchema } from './booking-id.ts';

// By itself, so that no browser needs to know a `tuple`.

/** A booking as it was seen: a change to another version of it is refused. */
const seenBookingSchema = z.object({
  id: bookingIdSchema,
  version: z.int({ error: adminBookingMessages.pair }),
});

/** `POST /api/admin/bookings/swap`: two sessions take each other's place. */
export const swapSchema = z.object({
  bookings: z
    .tuple([seenBookingSchema, seenBookingSchema], { error: adminBookingMessages.pair })
    .check(z.refine(([one, other]) => one.id !== other.id, adminBookingMessages.pair)),
  reason: moveReasonField,
});
export type Swap = z.infer<typeof swapSchema>;
