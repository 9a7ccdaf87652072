import { formatWon } from '../pricing/won.ts';
import { timeKst } from '../time/display.ts';

/** Refusals by the provider's code, where more can be said than "another card". All of them: not charged. */
const declinedSentences: Record<string, string> = {
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

const declinedOtherwise =
  'The card company did not approve the payment. Nothing was charged. Please pay with another card.';

/** What the payment routes answer visitors. Each says what is true and what can be done; money words are exact. */
export const payments = {
  'payment-booking-unknown':
    'We do not know a booking with this number and e-mail address. Please start again from the booking page.',
  'payment-unknown': 'We do not know this payment. Please start again from the booking page.',
  'payment-amount-differs': ({ totalWon }: { totalWon: number }) =>
    `The amount to pay for this booking is ${formatWon(totalWon)}. Please start the payment again.`,
  'payment-confirm-amount-differs':
    'The amount of this payment does not match the booking, so this step has charged nothing. Please start the payment again.',
  'payment-hold-expired':
    'The time to pay for this booking has run out. Please choose a time and book again.',
  'payment-session-begun':
    'This session has already begun, so it can no longer be paid for, and this payment was not taken.',
  'payment-slot-taken':
    'The time to pay had run out and somebody else has booked this slot since. Nothing was charged. Please choose another time.',
  'payment-party-slot-taken': ({ startsAt }: { startsAt: string }) =>
    `The time to pay had run out and somebody else has booked ${timeKst(new Date(startsAt))} since, so not all of you could sing. Nothing was charged. Please choose another time.`,
  'payment-gift-card-over': 'The time to pay for this gift card has run out. Please order it once more.',
  'payment-already-paid': 'This booking is already paid. You will find it in your confirmation e-mail.',
  'payment-in-progress':
    'Another payment for this booking is being checked right now. Please wait a moment before you try again.',
  'payment-cancelled': 'This booking has been cancelled, so there is nothing to pay. Please book again.',
  'payment-nothing-to-pay': 'Nothing is to be paid online for this booking.',
  'payment-settled-by-staff':
    'Our staff have already settled this booking. Please contact us about the payment.',
  'payment-closed': 'This payment was given up, and nothing was charged. Please book again.',
  'payment-abandon-too-late':
    'This booking is no longer waiting for payment. Please contact us to cancel it.',
  'payment-paid-then-cancelled':
    'This booking was paid and has been cancelled since. Please contact us about it.',
  'payment-refunded': ({ amountWon }: { amountWon: number }) =>
    `The payment of ${formatWon(amountWon)} for this booking has been refunded in full. Please book again if you would like to come.`,
  'payment-refunding': ({ amountWon }: { amountWon: number }) =>
    `Your card was charged, but your slot could no longer be given to you. We refund ${formatWon(amountWon)} in full and write to you when it is done.`,
  'payment-party-refunding': ({ amountWon, startsAt }: { amountWon: number; startsAt: string }) =>
    `Your card was charged, but somebody else already had ${timeKst(new Date(startsAt))}, so not all of you could sing. We refund ${formatWon(amountWon)} in full and write to you when it is done.`,
  'payment-paid-twice': ({ amountWon }: { amountWon: number }) =>
    `This booking is already paid, and it stands. We refund this second payment of ${formatWon(amountWon)} in full and write to you when it is done.`,
  'payment-wrong-amount-taken':
    'The card provider took another amount than the booking costs. We refund all of it and write to you when it is done. Your booking is not paid yet: please start the payment again.',
  'payment-unavailable':
    'Card payment is not available at the moment. Nothing was charged. Please try again in a few minutes.',
  'payment-not-verified':
    'The card payment could not be verified. Nothing was charged. Please start the payment again.',
  'payment-too-many-calls':
    'Too many payment requests from your network. Please wait a minute and try again.',
  /** `providerCode` is the card provider's, for the visitor's support question. */
  'payment-declined': ({ providerCode }: { providerCode: string | null }) =>
    (providerCode !== null && declinedSentences[providerCode]) || declinedOtherwise,
  'payment-voucher-lost':
    'The time to pay had run out and the code of this booking has been used by somebody else since. Nothing was charged. Please book again.',
  'payment-not-covered': 'Something is still to be paid for this booking. Please pay it by card.',
  'payment-covered':
    'Your code pays for all of this, so there is nothing to pay by card. Please confirm the booking.',
  'payment-not-looked-up': 'The payment could not be looked up. Please send this again.',
  'payment-too-many-webhooks':
    'Too many webhooks about this order or from this address. Please send this again later.',
  'replaced-unknown':
    'We do not know the session that you are changing, so nothing was booked. Please submit again to book this one on its own.',
  'replaced-paid':
    'The session that you are changing is paid and it is yours, so nothing was changed. You will find it in your confirmation e-mail; please write to us to move it.',
  'replaced-in-progress':
    'A payment for the session that you are changing is being checked right now, so nothing was changed. Please wait a moment before you try again.',
  'replaced-closed':
    'The session that you are changing is no longer held for you, so nothing was changed. Please submit again to book this one on its own.',
  'replaced-too-late':
    'Our staff have already settled the session that you are changing, so nothing was changed. Please write to us to move it.',
};
