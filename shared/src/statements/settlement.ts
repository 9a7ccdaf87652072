import * as z from 'zod/mini';
import { isoDay, isoInstant } from '../time/iso.ts';

/**
 * `amount-differs`: both have it, with another amount; `not-settled`: the provider pays nothing out for it, or not yet;
 * `unknown-here`: the provider pays out what the ledger has not.
 */
const settlementDifferences = ['amount-differs', 'not-settled', 'unknown-here'] as const;

/** What the card provider settles of a month beside what the ledger has of it. In won; what went back is negative. */
export const settlementSchema = z.object({
  /** ISO instant of asking. */
  checkedAt: isoInstant,
  /** Movements that both have, with the same amount. */
  matched: z.int(),
  settledWon: z.int(),
  /** What the provider keeps of that. */
  feeWon: z.int(),
  payOutWon: z.int(),
  differences: z.array(
    z.object({
      kind: z.enum(settlementDifferences),
      transactionKey: z.string(),
      /** Number of the first booking of the order; null where it is unknown here. */
      orderId: z.nullable(z.string()),
      date: isoDay,
      ourWon: z.nullable(z.int()),
      settledWon: z.nullable(z.int()),
    }),
  ),
});
export type Settlement = z.infer<typeof settlementSchema>;
