import { formatWon } from 'shared/pricing/won.ts';

/** What the routes about refunds say to staff. */
export const refundTexts = {
  inProgress: 'A refund of this booking is on its way. Wait until it is done, then decide about the rest.',
  nothingLeft: 'Nothing is left to refund: the booking was not paid online, or everything has gone back.',
  beyondBalance: (balanceWon: number) =>
    `At most ${formatWon(balanceWon)} can still go back. Please choose an amount up to that.`,
  notThePolicy: (suggestedWon: number) =>
    suggestedWon === 0
      ? 'The policy of this booking gives nothing back at this moment. Tick override and give the reason to refund all the same.'
      : `The policy of this booking gives ${formatWon(suggestedWon)} at this moment. Refund that, or tick override and give the reason for another amount.`,
  keyReused: 'This Idempotency-Key belongs to another refund. Please use a new key for a new refund.',
} as const;
