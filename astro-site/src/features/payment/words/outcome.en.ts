/** How a payment has ended: `/payment-success` and `/payment-fail`; `party` where several people sing in a row. */
export const outcome = {
  success: {
    title: 'Payment',
    confirming: { text: 'Confirming your payment...', accent: '결제를 확인하고 있어요.' },
    confirmingHint: 'This takes a few seconds. Please leave this page open.',
    heading: { text: 'Paid. See you in the booth!', accent: '결제가 완료되었어요' },
    mail: (party: boolean) =>
      party
        ? "A confirmation e-mail with everybody's time is on its way to you."
        : 'A confirmation e-mail is on its way to you.',
    home: 'Back to the home page',
    questions: (handle: string) => `Questions? Write to us in the chat app: ${handle}`,
  },
  checking: {
    heading: { text: 'We are still checking your payment', accent: '결제 결과를 확인하고 있어요' },
    text: {
      text: 'Your card company has not told us the result yet. Please do not pay again: we keep asking, and this page changes by itself.',
      accent: '중복 결제를 막기 위해 다시 결제하지 마시고 잠시만 기다려 주세요. 확인되는 대로 알려 드릴게요.',
    },
    offline: {
      text: 'We cannot get the result just now. Please do not pay again: your payment may have gone through. We keep trying.',
      accent: '지금은 결제 결과를 확인할 수 없어요. 이미 결제되었을 수 있으니 다시 결제하지 말아 주세요.',
    },
    mail: 'You may close this page. If the payment has gone through, we write to you by e-mail as soon as we know.',
    nextAsk: (seconds: number) => `Asking again in ${seconds} s`,
    asking: 'Asking...',
  },
  refused: {
    heading: { text: 'Payment confirmation failed', accent: '결제 확인에 실패했어요' },
    alreadyPaid: { text: 'This booking is already paid', accent: '이미 결제가 완료된 예약이에요' },
    refunded: { text: 'Your money goes back to you', accent: '결제 금액을 돌려드려요' },
    fallback: 'The payment could not be completed. Please try again, or write to us if it keeps happening.',
    tryAgain: 'Try again',
    bookAgain: 'Book again',
    home: 'Home',
  },
  fail: {
    title: 'Payment not completed',
    heading: { text: 'The payment did not go through', accent: '결제가 완료되지 않았어요' },
    code: (code: string) => `Code: ${code}`,
    remediesHeading: { text: 'What you can do', accent: '이렇게 해 보세요' },
    remedies: [
      { text: 'Check your card information.', accent: '카드 정보를 확인해 주세요.' },
      { text: 'Check your card limit or balance.', accent: '카드 한도나 잔액을 확인해 주세요.' },
      { text: 'Use another payment method.', accent: '다른 결제 수단을 이용해 주세요.' },
    ],
    tryAgain: 'Try again',
    bookAgain: 'Book again',
    home: 'Home',
    leaving: 'One moment...',
    abandonNote: (party: boolean) =>
      party
        ? '"Book again" and "Home" free all your times for others.'
        : '"Book again" and "Home" free your time for others.',
    helpHeading: { text: 'Need help?', accent: '도움이 필요하신가요?' },
    findQuestion: { text: 'Have you booked or paid before?', accent: '이미 예약하거나 결제하셨나요?' },
    find: 'Find my booking',
    help: (handle: string) => `Weekdays 10:00-22:00 KST, in the chat app: ${handle}`,
  },
};
