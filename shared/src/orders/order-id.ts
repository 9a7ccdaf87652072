import * as z from 'zod/mini';

/** One per opening of the card window: 128 random bits, so whoever has one has been given it. */
export const orderIdSchema = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{6,64}$/, 'This is not an order number of ours'));
