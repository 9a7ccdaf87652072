/** Words of the form that buys a gift card. */
export const words = {
  noScript: 'The form needs JavaScript.',
  amount: 'How much?',
  own: 'Another amount',
  ownAmount: 'Amount in won',
  recipient: 'For whom is it?',
  recipientHint: 'The name stands on the card.',
  message: 'A few words for the card (optional)',
  buyer: 'Your name',
  buyerMissing: 'Please write your name',
  email: 'Your e-mail',
  emailHint: 'The card comes here, to print or to pass on.',
  submit: (won: string) => `Pay ${won}`,
  submitPlain: 'Go on to payment',
  submitting: 'One moment...',
  failed: 'This could not be sent. What you have typed is still here: please try again.',
};
export type GiftCardFormWords = typeof words;
