/** What staff are told whose refund or comparison of a day is not done. Amounts are in words. */
export const refundRefusals = {
  inProgress: 'A refund of this booking is on its way. Wait until it is done, then decide about the rest.',
  inProgressForParty:
    'A refund of this payment is on its way to somebody of the party. Wait until it is done, then decide about the rest.',
  otherBalance: (balance: string) =>
    `Somebody else has refunded of this booking in the meantime: ${balance} can still go back. Look at it and decide again.`,
  nothingLeft: 'Nothing is left to refund: the booking was not paid online, or everything has gone back.',
  beyondBalance: (balance: string) =>
    `At most ${balance} can still go back. Please choose an amount up to that.`,
  policyGivesNothing:
    'The policy of this booking gives nothing back at this moment. Tick override and give the reason to refund all the same.',
  policyGives: (amount: string) =>
    `The policy of this booking gives ${amount} at this moment. Refund that, or tick override and give the reason for another amount.`,
  partyByPolicy:
    'The whole party is refunded as the policy says. Refund another amount singer by singer, with the reason.',
  policiesGiveNothing:
    'The policy of these bookings gives nothing back at this moment. Refund singer by singer, with override and the reason, to do so all the same.',
  policiesGive: (amount: string) =>
    `The policies of these bookings give ${amount} together at this moment. Refund that, or another amount singer by singer.`,

  giftCardUsed:
    'Something of this gift card is used or being paid with, so it cannot go back. What is left stays on it.',

  dayNotOver: 'Please choose a day that is over: today’s payments are still coming in.',
  providerSilent:
    'The card provider could not be asked for its list just now. Please try again in a few minutes.',
  beingCompared: 'This day is being compared right now. Please look again in a minute.',
};

/** The reason that the card provider and staff read where guests are moved or cancelled because we close. */
export const closedByUs = 'We are closed at this time';

/** The reason that the card provider and staff read where a visitor has cancelled. */
export const cancelledByVisitor = 'Cancelled by the visitor';
