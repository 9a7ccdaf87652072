import { formatWon } from '../pricing/won.ts';

/** About refunds and the ledger. */
export const refunds = {
  'refund-in-progress':
    'A refund of this booking is on its way. Wait until it is done, then decide about the rest.',
  'refund-in-progress-for-party':
    'A refund of this payment is on its way to somebody of the party. Wait until it is done, then decide about the rest.',
  'refund-other-balance': ({ balanceWon }: { balanceWon: number }) =>
    `Somebody else has refunded of this booking in the meantime: ${formatWon(balanceWon)} can still go back. Look at it and decide again.`,
  'refund-nothing-left':
    'Nothing is left to refund: the booking was not paid online, or everything has gone back.',
  'refund-beyond-balance': ({ balanceWon }: { balanceWon: number }) =>
    `At most ${formatWon(balanceWon)} can still go back. Please choose an amount up to that.`,
  'refund-policy-gives': ({ suggestedWon }: { suggestedWon: number }) =>
    suggestedWon === 0
      ? 'The policy of this booking gives nothing back at this moment. Tick override and give the reason to refund all the same.'
      : `The policy of this booking gives ${formatWon(suggestedWon)} at this moment. Refund that, or tick override and give the reason for another amount.`,
  'refund-party-by-policy':
    'The whole party is refunded as the policy says. Refund another amount singer by singer, with the reason.',
  'refund-policies-give': ({ suggestedWon }: { suggestedWon: number }) =>
    suggestedWon === 0
      ? 'The policy of these bookings gives nothing back at this moment. Refund singer by singer, with override and the reason, to do so all the same.'
      : `The policies of these bookings give ${formatWon(suggestedWon)} together at this moment. Refund that, or another amount singer by singer.`,
  'gift-card-used':
    'Something of this gift card is used or being paid with, so it cannot go back. What is left stays on it.',
  'ledger-day-not-over': 'Please choose a day that is over: today’s payments are still coming in.',
  'ledger-unavailable':
    'The card provider could not be asked for its list just now. Please try again in a few minutes.',
  'ledger-being-compared': 'This day is being compared right now. Please look again in a minute.',
  'refund-amount': 'Please give the amount to refund as a whole number of won, more than 0',
  'refund-reason': 'Please give the reason in at most 200 characters, in one line',
  'refund-reason-for-override': 'Please give the reason for paying other than the policy says',
  'refund-key': 'Please send an Idempotency-Key, so that a repeated request cannot pay twice',
  'ledger-day': 'Please choose a day that is over',
  'refund-key-reused':
    'This Idempotency-Key belongs to another refund. Please use a new key for a new refund.',
};
