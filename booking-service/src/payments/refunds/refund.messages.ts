import { formatWon } from 'shared/pricing/won.ts';
import { refundRefusals as refusals } from 'shared/refunds/refund-refusals.ts';

/** What the routes about refunds say to staff where it depends on an amount. */
export const refundTexts = {
  beyondBalance: (balanceWon: number) => refusals.beyondBalance(formatWon(balanceWon)),
  notThePolicy: (suggestedWon: number) =>
    suggestedWon === 0 ? refusals.policyGivesNothing : refusals.policyGives(formatWon(suggestedWon)),
  notThePartys: (suggestedWon: number) =>
    suggestedWon === 0 ? refusals.policiesGiveNothing : refusals.policiesGive(formatWon(suggestedWon)),
  keyReused: 'This Idempotency-Key belongs to another refund. Please use a new key for a new refund.',
} as const;
