import * as z from 'zod/mini';

/** Why a code cannot be used for an order. */
export const voucherRefusals = [
  'unknown',
  'not-yet',
  'ended',
  'used-up',
  'used-by-guest',
  'no-address',
  'other-guest',
  'not-first',
  'other-day',
  'nothing-off',
  'spent',
] as const;
export type VoucherRefusal = (typeof voucherRefusals)[number];

/** What is to be paid by now. `code` as it is shown; null without one. */
export const redeemedSchema = z.object({
  code: z.nullable(z.string()),
  discountWon: z.int(),
  /** What a gift card pays, and what stays on it. */
  giftWon: z.int(),
  leftWon: z.int(),
  totalWon: z.int(),
  /** ISO instant until which it is held. */
  holdExpiresAt: z.string(),
});
export type Redeemed = z.infer<typeof redeemedSchema>;

export const redeemAddresses = {
  /** Uses a code for what waits for payment, or takes it off again. */
  redeem: '/api/payments/voucher',
  /** Confirms what a code pays for in full. */
  complete: '/api/payments/complete',
};
