import * as z from 'zod/mini';
import { dayField, isoDay, isoInstant } from '../time/iso.ts';
import { asLine, hasControlCharacters } from '../bookings/booking-fields.ts';
import { wholePartyField } from '../bookings/whole-party.ts';
import { refundReasonSchema } from './refund-reason.ts';
import { refusalCode } from '../problems/refusal.ts';

export const MAX_REFUND_REASON_LENGTH = 200;

/** `POST /api/admin/bookings/{id}/refunds`. The reason reaches the card provider. */
export const refundRequestSchema = z.object({
  amountWon: z.int({ error: refusalCode('refund-amount') }).check(z.positive(refusalCode('refund-amount'))),
  reason: z.string({ error: refusalCode('refund-reason') }).check(
    asLine,
    z.minLength(1, refusalCode('refund-reason')),
    z.maxLength(MAX_REFUND_REASON_LENGTH, refusalCode('refund-reason')),
    z.refine((text) => !hasControlCharacters(text), refusalCode('refund-reason')),
  ),
  /** Pay another amount than the policy gives at this moment. */
  override: z._default(z.boolean({ error: 'Please send override as true or false' }), false),
  /** Pay everybody of the party what the policy gives them; `amountWon` is the sum. */
  wholeParty: wholePartyField,
  /** What was still with us of the booking as it was seen: where that has changed, there was another refund meanwhile. */
  seenBalanceWon: z.optional(z.int({ error: refusalCode('refund-amount') })),
});
export type RefundRequestBody = z.infer<typeof refundRequestSchema>;

/** `requested` and `sending`: on its way; `done`: the provider has paid it back; `failed`: it will not, see `error`. */
const refundStates = ['requested', 'sending', 'done', 'failed'] as const;

export const refundSchema = z.object({
  id: z.string(),
  amountWon: z.int(),
  reason: z.string(),
  override: z.boolean(),
  state: z.enum(refundStates),
  /** Why it failed, or why the last try did not go through. */
  error: z.nullable(z.string()),
  /** Username, `visitor` or `system`. */
  requestedBy: z.string(),
  createdAt: isoInstant,
  settledAt: z.nullable(isoInstant),
});
export type RefundView = z.infer<typeof refundSchema>;

/** `GET /api/admin/bookings/{id}/refund-quote`: what the policy gives, and what has gone back so far. */
export const refundQuoteSchema = z.object({
  bookingId: z.string(),
  /** The moment that the policy is applied to: of the cancellation, or now while the booking stands. */
  judgedAt: isoInstant,
  lines: z.array(
    z.object({
      item: z.union([z.literal('session'), z.int()]),
      name: z.string(),
      paidWon: z.int(),
      percent: z.number(),
      refundWon: z.int(),
      why: refundReasonSchema,
      /** The same as staff may read it out, in English. */
      rule: z.string(),
    }),
  ),
  paidWon: z.int(),
  refundedWon: z.int(),
  /** Still with us: nothing beyond it can go back. */
  balanceWon: z.int(),
  policyWon: z.int(),
  suggestedWon: z.int(),
  /** What the policy gives everybody who was paid for together, and each of them by place; null for one person. */
  party: z.nullable(
    z.object({
      suggestedWon: z.int(),
      singers: z.array(z.object({ bookingId: z.string(), name: z.string(), suggestedWon: z.int() })),
    }),
  ),
  /** Newest first. */
  refunds: z.array(refundSchema),
});
export type RefundQuoteView = z.infer<typeof refundQuoteSchema>;

/** A movement of money that is not the same with us and with the provider. */
const ledgerDifferenceSchema = z.object({
  /** `unknown-here`: only the provider has it; `unknown-there`: only we have it; `amount-differs`. */
  kind: z.enum(['unknown-here', 'unknown-there', 'amount-differs']),
  transactionKey: z.string(),
  orderId: z.nullable(z.string()),
  bookingId: z.nullable(z.string()),
  /** Negative: money that went back. Null where that side does not have it. */
  ourWon: z.nullable(z.int()),
  providerWon: z.nullable(z.int()),
  at: isoInstant,
});
export type LedgerDifference = z.infer<typeof ledgerDifferenceSchema>;

/** `GET /api/admin/reconciliations`: one report per day in Seoul, newest first. */
export const reconciliationSchema = z.object({
  day: isoDay,
  checkedAt: isoInstant,
  /** Transactions that are the same on both sides. */
  matched: z.int(),
  capturedWon: z.int(),
  refundedWon: z.int(),
  /** What was news to us and has been taken over by asking the provider for the payment. */
  learned: z.int(),
  differences: z.array(ledgerDifferenceSchema),
});
export type Reconciliation = z.infer<typeof reconciliationSchema>;
export const reconciliationsSchema = z.array(reconciliationSchema);

/** `POST /api/admin/reconciliations`: compare one day that is over, also once more. */
export const reconcileRequestSchema = z.object({
  day: dayField(refusalCode('ledger-day')),
});
