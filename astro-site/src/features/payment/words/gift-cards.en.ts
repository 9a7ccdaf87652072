/** Of a gift card that is paid for. */
export const giftCards = {
  numbered: (id: string) => `Order number: ${id}`,
  /** Why it is not paid: its buyer has pressed Cancel in the card window. */
  cancelled: {
    text: 'You cancelled the payment. Nothing was charged: pay again if you like.',
    accent: '결제를 취소하셨어요. 결제된 금액은 없으니, 원하시면 다시 결제해 주세요.',
  },
  checkout: {
    heading: { text: 'Pay for your gift card', accent: '선물 카드 결제하기' },
    forWhom: 'Gift card for',
    back: 'Back',
    windowClosed: {
      text: 'You closed the card window. Nothing was charged: pay whenever you are ready.',
      accent: '결제창을 닫으셨어요. 결제된 금액은 없으니 준비되시면 다시 결제해 주세요.',
    },
    terms: 'You can return a gift card that nobody has used; the terms say until when.',
    again: 'Order once more',
  },
  paid: {
    heading: { text: 'Paid. The song is on its way!', accent: '결제가 완료되었어요!' },
    number: 'Order number',
    steps: (email: string) => [
      `The gift card is on its way to ${email}, with a PDF to print.`,
      'Pass it on: whoever has the code books a time, and types it where they pay.',
    ],
    another: 'Buy another one',
  },
};
