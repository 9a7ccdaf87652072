import { formatWon } from 'shared/pricing/won.ts';
import { timeKst } from 'shared/time/display.ts';

/** What the payment routes say to visitors. Each says what is true and what can be done; money words are exact. */
export const paymentMessages = {
  unknownBooking:
    'We do not know a booking with this number and e-mail address. Please start again from the booking page.',
  unknownPayment: 'We do not know this payment. Please start again from the booking page.',
  ready: (holdExpiresAt: Date) =>
    `Your slot is held until ${timeKst(holdExpiresAt)}. Please pay before then.`,
  confirmed: 'Your payment is complete and your booking is confirmed.',
  checking:
    'We are checking your payment with the card provider. Please do not pay again; this page will show the result.',
  amountDiffers: (totalWon: number) =>
    `The amount to pay for this booking is ${formatWon(totalWon)}. Please start the payment again.`,
  confirmAmountDiffers:
    'The amount of this payment does not match the booking, so this step has charged nothing. Please start the payment again.',
  holdExpired: 'The time to pay for this booking has run out. Please choose a time and book again.',
  sessionBegun:
    'This session has already begun, so it can no longer be paid for, and this payment was not taken.',
  slotTaken:
    'The time to pay had run out and somebody else has booked this slot since. Nothing was charged. Please choose another time.',
  partySlotTaken: (startsAt: Date) =>
    `The time to pay had run out and somebody else has booked ${timeKst(startsAt)} since, so not all of you could sing. Nothing was charged. Please choose another time.`,
  giftCardPaid: 'Paid. The gift card is on its way to you by e-mail.',
  giftCardOver: 'The time to pay for this gift card has run out. Please order it once more.',
  alreadyPaid: 'This booking is already paid. You will find it in your confirmation e-mail.',
  inProgress:
    'Another payment for this booking is being checked right now. Please wait a moment before you try again.',
  cancelled: 'This booking has been cancelled, so there is nothing to pay. Please book again.',
  nothingToPay: 'Nothing is to be paid online for this booking.',
  settledByStaff: 'Our staff have already settled this booking. Please contact us about the payment.',
  closed: 'This payment was given up, and nothing was charged. Please book again.',
  abandoned: 'The payment was given up. The time is free again, also for you.',
  abandonTooLate: 'This booking is no longer waiting for payment. Please contact us to cancel it.',
  paidThenCancelled: 'This booking was paid and has been cancelled since. Please contact us about it.',
  refunded: (amountWon: number) =>
    `The payment of ${formatWon(amountWon)} for this booking has been refunded in full. Please book again if you would like to come.`,
  refunding: (amountWon: number) =>
    `Your card was charged, but your slot could no longer be given to you. We refund ${formatWon(amountWon)} in full and write to you when it is done.`,
  partyRefunding: (amountWon: number, startsAt: Date) =>
    `Your card was charged, but somebody else already had ${timeKst(startsAt)}, so not all of you could sing. We refund ${formatWon(amountWon)} in full and write to you when it is done.`,
  paidTwice: (amountWon: number) =>
    `This booking is already paid, and it stands. We refund this second payment of ${formatWon(amountWon)} in full and write to you when it is done.`,
  wrongAmountTaken:
    'The card provider took another amount than the booking costs. We refund all of it and write to you when it is done. Your booking is not paid yet: please start the payment again.',
  unavailable:
    'Card payment is not available at the moment. Nothing was charged. Please try again in a few minutes.',
  notVerified: 'The card payment could not be verified. Nothing was charged. Please start the payment again.',
  tooManyCalls: 'Too many payment requests from your network. Please wait a minute and try again.',
} as const;

/** Refusals by the provider's code, where more can be said than "another card". All of them: not charged. */
const refusalSentences: Record<string, string> = {
  NOT_FOUND_PAYMENT_SESSION:
    'The time to complete this payment has run out. Nothing was charged. Please start the payment again.',
  EXPIRED_PAYMENT:
    'The time to complete this payment has run out. Nothing was charged. Please start the payment again.',
  EXPIRED:
    'The time to complete this payment has run out. Nothing was charged. Please start the payment again.',
  REJECT_CARD_PAYMENT:
    'The card is over its limit or short of balance. Nothing was charged. Please pay with another card.',
  INVALID_CARD_NUMBER: 'The card number is not right. Nothing was charged. Please check it and try again.',
  INVALID_CARD_EXPIRATION:
    'The card’s expiry date is not right. Nothing was charged. Please check it and try again.',
  EXCEED_MAX_DAILY_PAYMENT_COUNT:
    'The card has reached its number of payments for today. Nothing was charged. Please pay with another card.',
  EXCEED_MAX_PAYMENT_AMOUNT:
    'The card has reached its limit for today. Nothing was charged. Please pay with another card.',
  CARD_PROCESSING_ERROR: 'The card company had a problem. Nothing was charged. Please try again in a moment.',
  FDS_ERROR: 'The card company stopped this payment. Nothing was charged. Please contact your card company.',
  CANCELED: 'This payment was cancelled and nothing stays charged. Please start the payment again.',
};

const declined =
  'The card company did not approve the payment. Nothing was charged. Please pay with another card.';

export function refusalSentence(code: string | null): string {
  return (code !== null && refusalSentences[code]) || declined;
}
