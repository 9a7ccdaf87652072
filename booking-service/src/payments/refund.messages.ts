import { formatWon } from 'shared/pricing/won.ts';

/** What the routes about refunds and the ledger say to staff. */
export const refundTexts = {
  unknownBooking: 'There is no booking with this number. Please check it for typing mistakes.',
  inProgress: 'A refund of this booking is on its way. Wait until it is done, then decide about the rest.',
  nothingLeft: 'Nothing is left to refund: the booking was not paid online, or everything has gone back.',
  beyondBalance: (balanceWon: number) =>
    `At most ${formatWon(balanceWon)} can still go back. Please choose an amount up to that.`,
  notThePolicy: (suggestedWon: number) =>
    suggestedWon === 0
      ? 'The policy of this booking gives nothing back at this moment. Tick override and give the reason to refund all the same.'
      : `The policy of this booking gives ${formatWon(suggestedWon)} at this moment. Refund that, or tick override and give the reason for another amount.`,
  dayNotOver: 'Please choose a day that is over: today’s payments are still coming in.',
  providerSilent:
    'The card provider could not be asked for its list just now. Please try again in a few minutes.',
  beingCompared: 'This day is being compared right now. Please look again in a minute.',
  keyReused: 'This Idempotency-Key belongs to another refund. Please use a new key for a new refund.',
} as const;
