import * as z from 'zod/mini';
import { bookingIdSchema } from '../bookings/booking-id.ts';

/** Kept in session storage between the wizard and the provider's checkout; exactly these fields. */
export const pendingPaymentSchema = z.object({
  bookingId: bookingIdSchema,
  totalPrice: z.int().check(z.nonnegative()),
  customerName: z.string(),
  customerEmail: z.string(),
});
export type PendingPayment = z.infer<typeof pendingPaymentSchema>;
