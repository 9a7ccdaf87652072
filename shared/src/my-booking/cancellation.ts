import * as z from 'zod/mini';
import { isoInstant } from '../time/iso.ts';
import { bookingIdSchema } from '../bookings/booking-id.ts';
import { refundReasonSchema } from '../refunds/refund-reason.ts';

const won = z.int().check(z.nonnegative());

/**
 * `GET /api/my-booking/cancellation`: what happens with the money if they are cancelled at this moment. Nothing is changed.
 */
export const cancellationQuoteSchema = z.object({
  /** By place. */
  singers: z.array(
    z.object({
      bookingId: bookingIdSchema,
      name: z.string(),
      /** Session first, then each add-on that cost something. */
      lines: z.array(
        z.object({
          item: z.union([z.literal('session'), z.int()]),
          /** Of an add-on, in the language of the mails; empty for the session. */
          name: z.string(),
          paidWon: won,
          refundWon: won,
          why: refundReasonSchema,
        }),
      ),
    }),
  ),
  /** Goes back; send it with the cancellation. */
  refundWon: won,
  /** What of it goes back to the gift card that has paid a part, and not to the card. */
  giftWon: won,
  /** Had gone back already of what was paid online for them. */
  refundedWon: won,
  /** Was paid online and stays with the cafe. */
  keptWon: won,
  /** The moment from which less goes back; null where it stays as it is. */
  lessFrom: z.nullable(isoInstant),
});
export type CancellationQuote = z.infer<typeof cancellationQuoteSchema>;
