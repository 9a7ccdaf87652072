import * as z from 'zod/mini';
import { isoInstant } from '../time/iso.ts';
import { counterPaymentMethods } from '../orders/counter-payment.ts';

/**
 * Where the money of a booking stands, for staff: `at-studio` nothing is paid online (Klook); `free` nothing is due;
 * `unpaid`; `checking` the provider has not told us yet; `paid`; `paid-at-counter`; `counter-refund-due` was paid at the counter and is cancelled, and nothing has
 * been given back there yet; `refund-due` cancelled, and nothing has gone back yet; `refunding`; `refunded`;
 * `part-refunded` cancelled, a part has gone back and the policy keeps the rest; `kept` cancelled, and nothing
 * goes back: staff have noted so, or its visitor was told so before cancelling it; `refunded-unpaid` all has gone back, and the booking stands again.
 */
export const paymentStandings = [
  'at-studio',
  'free',
  'unpaid',
  'checking',
  'paid',
  'paid-at-counter',
  'counter-refund-due',
  'refund-due',
  'refunding',
  'refunded',
  'part-refunded',
  'kept',
  'refunded-unpaid',
] as const;
export type PaymentStanding = (typeof paymentStandings)[number];

/** How the money of a booking stands, and how it was paid: by card, at the counter, or not yet. */
export const adminPaymentSchema = z.object({
  state: z.enum(paymentStandings),
  /** ISO instant until which an unpaid slot is held; null when nothing runs out. */
  holdExpiresAt: z.nullable(isoInstant),
  method: z.nullable(z.string()),
  approvedAt: z.nullable(isoInstant),
  receiptUrl: z.nullable(z.string()),
  /** What of the payment was for this booking; 0 until it is paid. */
  paidWon: z.int().check(z.nonnegative()),
  /** The whole payment, which the receipt is about: more than `paidWon` where several people were paid for; 0 until then. */
  paidTogetherWon: z.int().check(z.nonnegative()),
  /** What of the whole payment a gift card has paid, online or at the counter. */
  giftWon: z.int().check(z.nonnegative()),
  refundedWon: z.int().check(z.nonnegative()),
  /** How the order was settled at the counter; null where it was not sold there. */
  counter: z.nullable(
    z.object({
      method: z.enum(counterPaymentMethods),
      amountWon: z.int().check(z.nonnegative()),
      /** Why it is free; null where it is not. */
      reason: z.nullable(z.string()),
      takenAt: isoInstant,
    }),
  ),
});

type AdminPayment = z.infer<typeof adminPaymentSchema>;

/** What was taken for the order at the counter, by hand and by gift card, in won; null where it was not sold there. */
export const takenAtCounterWon = ({ counter, giftWon }: Pick<AdminPayment, 'counter' | 'giftWon'>) =>
  counter && counter.amountWon + giftWon;
