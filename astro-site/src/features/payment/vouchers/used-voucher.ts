import { bookingIdSchema } from 'shared/bookings/booking-id.ts';
import * as z from 'zod/mini';
import { sessionSlot } from '../../../lib/checkout/checkout-session.ts';

/** The code that this tab has used for a booking that waits for payment, and what it takes off. */
export const usedVoucher = sessionSlot(
  'usedVoucher',
  z.object({ bookingId: bookingIdSchema, code: z.string(), discountWon: z.number() }),
);
export type UsedVoucher = NonNullable<ReturnType<typeof usedVoucher.read>>;
