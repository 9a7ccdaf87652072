import { formatWon } from 'shared/pricing/won.ts';

/** What the routes about refunds say to staff. */
export const refundTexts = {
  inProgress: 'A refund of this booking is on its way. Wait until it is done, then decide about the rest.',
  inProgressForParty:
    'A refund of this payment is on its way to somebody of the party. Wait until it is done, then decide about the rest.',
  nothingLeft: 'Nothing is left to refund: the booking was not paid online, or everything has gone back.',
  beyondBalance: (balanceWon: number) =>
    `At most ${formatWon(balanceWon)} can still go back. Please choose an amount up to that.`,
  notThePolicy: (suggestedWon: number) =>
    suggestedWon === 0
      ? 'The policy of this booking gives nothing back at this moment. Tick override and give the reason to refund all the same.'
      : `The policy of this booking gives ${formatWon(suggestedWon)} at this moment. Refund that, or tick override and give the reason for another amount.`,
  partyByPolicy:
    'The whole party is refunded as the policy says. Refund another amount singer by singer, with the reason.',
  notThePartys: (suggestedWon: number) =>
    suggestedWon === 0
      ? 'The policy of these bookings gives nothing back at this moment. Refund singer by singer, with override and the reason, to do so all the same.'
      : `The policies of these bookings give ${formatWon(suggestedWon)} together at this moment. Refund that, or another amount singer by singer.`,
  keyReused: 'This Idempotency-Key belongs to another refund. Please use a new key for a new refund.',
} as const;
