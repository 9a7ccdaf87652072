import * as z from 'zod/mini';
import { noControlCharacters } from '../bookings/booking-fields.ts';
import { bookingIdSchema } from '../bookings/booking-id.ts';
import { cleanCode } from '../typed/code.ts';
import { cleanEmail, EMAIL_LIMIT } from '../typed/email.ts';

const wrongCode = 'Please type the code as you have it';

/** What somebody types as a code; whether there is one is not asked here. */
export const typedVoucherCode = z
  .string({ error: wrongCode })
  .check(z.overwrite(cleanCode), z.minLength(1, wrongCode), z.maxLength(60, wrongCode), noControlCharacters);

/** `POST /api/payments/voucher`: uses a code for what waits for payment; null takes it off again. */
export const redeemRequestSchema = z.object({
  bookingId: bookingIdSchema,
  customerEmail: z.string().check(z.overwrite(cleanEmail), z.minLength(1), z.maxLength(EMAIL_LIMIT)),
  code: z.nullable(typedVoucherCode),
});
export type RedeemRequest = z.infer<typeof redeemRequestSchema>;

/** `POST /api/payments/complete`: confirms what a voucher pays for in full. */
export const completeRequestSchema = z.omit(redeemRequestSchema, { code: true });
