import * as z from 'zod/mini';
import { moveReasonField } from './admin-booking.ts';
import { bookingIdSchema } from './booking-id.ts';
import { refusalCode } from '../problems/refusal.ts';

// By itself, so that no browser needs to know a `tuple`.

/** A booking as it was seen: a change to another version of it is refused. */
const seenBookingSchema = z.object({
  id: bookingIdSchema,
  version: z.int({ error: refusalCode('swap-pair') }),
});

/** `POST /api/admin/bookings/swap`: two sessions take each other's place. */
export const swapSchema = z.object({
  bookings: z
    .tuple([seenBookingSchema, seenBookingSchema], { error: refusalCode('swap-pair') })
    .check(z.refine(([one, other]) => one.id !== other.id, refusalCode('swap-pair'))),
  reason: moveReasonField,
});
export type Swap = z.infer<typeof swapSchema>;
