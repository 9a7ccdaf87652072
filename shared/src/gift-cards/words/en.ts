/** What is wrong with an order of a gift card. */
export const words = {
  value: 'Please choose an amount from ₩10,000 to ₩1,000,000, in whole thousands',
  recipient: 'Please write whom the gift card is for',
  messageLink:
    'Please write the message without links or e-mail addresses, and leave a space after a full stop',
};
export type GiftCardOrderWords = typeof words;
