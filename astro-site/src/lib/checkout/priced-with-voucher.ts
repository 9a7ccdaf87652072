import { bookingIdSchema } from 'shared/bookings/booking-id.ts';
import * as z from 'zod/mini';
import { sessionSlot } from './checkout-session.ts';

/** What the service said last of a booking's price, once a code was used for it or taken off again (then `code` is null). */
export const pricedWithVoucher = sessionSlot(
  'pricedWithVoucher',
  z.object({
    bookingId: bookingIdSchema,
    code: z.nullable(z.string()),
    discountWon: z.number(),
    giftWon: z.number(),
    leftWon: z.number(),
    totalWon: z.number(),
  }),
);
