/** Every word of the payment pages; `party` where several people sing in a row. What the fail page says about a code stands in fail-reasons.ts. */
export const paymentTexts = {
  /** What the page needs did not come over the network. */
  failed: {
    text: {
      en: 'This page did not arrive completely. Please check your connection and load it again.',
      ko: '페이지를 끝까지 불러오지 못했어요. 인터넷 연결을 확인하고 다시 불러와 주세요.',
    },
    again: 'Load again',
  },
  start: {
    title: 'Pay for your session',
    heading: (party: boolean) => ({
      en: party ? 'Pay for your sessions' : 'Pay for your session',
      ko: '결제하기',
    }),
    lead: (time: string, party: boolean) => ({
      en: party
        ? `Your times are kept until ${time}. Pay now to make them yours.`
        : `Your time is kept until ${time}. Pay now to make it yours.`,
      ko: `${time}까지 예약 시간을 잡아 두었어요. 지금 결제하시면 예약이 확정돼요.`,
    }),
    pay: 'Pay by card',
    payAgain: 'Pay by card again',
    preparing: 'Preparing...',
    opening: 'Opening the card window...',
    back: 'Back',
    backHint: (party: boolean) =>
      party ? 'Going back frees all your times for others.' : 'Going back frees your time for others.',
    checkAgain: 'Check again',
    inProgressHeading: { en: 'Another payment is being checked', ko: '다른 결제를 확인하고 있어요' },
    windowClosed: (party: boolean) => ({
      en: `You closed the card window. Nothing was charged and your ${party ? 'times are' : 'time is'} still held: pay whenever you are ready.`,
      ko: '결제창을 닫으셨어요. 결제된 금액은 없고 예약 시간은 그대로 있으니, 준비되시면 다시 결제해 주세요.',
    }),
  },
  facts: {
    bookingNumber: 'Booking number',
    name: 'Name',
    email: 'Email',
    total: 'Total',
    amount: 'Amount',
    method: 'Payment method',
    card: 'Card · 카드',
    approvedAt: 'Approved at',
    unpaid: 'Not paid yet',
    paid: 'Paid',
    paidKorean: '결제 완료',
    unpaidKorean: '결제 전',
  },
  hold: {
    until: (time: string) => `Held for you until ${time}`,
    left: (clock: string) => `${clock} left`,
    announce: (minutes: number) => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left to pay`,
    ended: (party: boolean) => ({
      en: `The time to pay has run out, so your ${party ? 'times may go to others' : 'time may go to somebody else'}. Nothing was charged on this page. Please book again.`,
      ko: '결제 가능 시간이 지났어요. 이 화면에서 결제된 금액은 없으니 다시 예약해 주세요.',
    }),
  },
  success: {
    title: 'Payment',
    confirming: { en: 'Confirming your payment...', ko: '결제를 확인하고 있어요.' },
    confirmingHint: 'This takes a few seconds. Please leave this page open.',
    heading: { en: 'Paid. See you in the booth!', ko: '결제가 완료되었어요' },
    mail: (party: boolean) =>
      party
        ? "A confirmation e-mail with everybody's time is on its way to you."
        : 'A confirmation e-mail is on its way to you.',
    home: 'Back to the home page',
    supportHeading: 'Questions?',
    support: (handle: string) => `Write to us in the chat app: ${handle}`,
  },
  checking: {
    heading: { en: 'We are still checking your payment', ko: '결제 결과를 확인하고 있어요' },
    text: {
      en: 'Your card company has not told us the result yet. Please do not pay again: we keep asking, and this page changes by itself.',
      ko: '중복 결제를 막기 위해 다시 결제하지 마시고 잠시만 기다려 주세요. 확인되는 대로 알려 드릴게요.',
    },
    offline: {
      en: 'We cannot get the result just now. Please do not pay again: your payment may have gone through. We keep trying.',
      ko: '지금은 결제 결과를 확인할 수 없어요. 이미 결제되었을 수 있으니 다시 결제하지 말아 주세요.',
    },
    mail: 'You may close this page. If the payment has gone through, we write to you by e-mail as soon as we know.',
    nextAsk: (seconds: number) => `Asking again in ${seconds} s`,
    asking: 'Asking...',
  },
  refused: {
    heading: { en: 'Payment confirmation failed', ko: '결제 확인에 실패했어요' },
    alreadyPaid: { en: 'This booking is already paid', ko: '이미 결제가 완료된 예약이에요' },
    refunded: { en: 'Your money goes back to you', ko: '결제 금액을 돌려드려요' },
    fallback: 'The payment could not be completed. Please try again, or write to us if it keeps happening.',
    tryAgain: 'Try again',
    bookAgain: 'Book again',
    home: 'Home',
  },
  fail: {
    title: 'Payment not completed',
    heading: { en: 'The payment did not go through', ko: '결제가 완료되지 않았어요' },
    code: 'Code',
    /** Above words that we have not written. */
    providerSays: { en: 'The card provider’s words:', ko: '결제사에서 보낸 안내예요.' },
    remediesHeading: { en: 'What you can do', ko: '이렇게 해 보세요' },
    remedies: [
      { en: 'Check your card information.', ko: '카드 정보를 확인해 주세요.' },
      { en: 'Check your card limit or balance.', ko: '카드 한도나 잔액을 확인해 주세요.' },
      { en: 'Use another payment method.', ko: '다른 결제 수단을 이용해 주세요.' },
    ],
    tryAgain: 'Try again',
    bookAgain: 'Book again',
    home: 'Home',
    leaving: 'One moment...',
    abandonNote: (party: boolean) =>
      party
        ? '"Book again" and "Home" free all your times for others.'
        : '"Book again" and "Home" free your time for others.',
    helpHeading: { en: 'Need help?', ko: '도움이 필요하신가요?' },
    findQuestion: { en: 'Have you booked or paid before?', ko: '이미 예약하거나 결제하셨나요?' },
    find: 'Find my booking',
    help: (handle: string) => `Weekdays 10:00-22:00 KST, in the chat app: ${handle}`,
  },
  errors: {
    notReady: {
      en: 'The payment system is not ready: this tab no longer knows which booking to pay for. If you have paid already, our e-mail says so; if not, please book again.',
      ko: '결제 시스템이 준비되지 않았어요. 이 창에서 결제할 예약을 찾을 수 없어요. 이미 결제하셨다면 이메일을 확인해 주시고, 아니라면 다시 예약해 주세요.',
    },
    windowNotLoaded: {
      en: 'The payment system is not ready: the card window could not be loaded. Check your connection, switch off ad blockers for this page, and try again.',
      ko: '결제 시스템이 준비되지 않았어요. 인터넷 연결을 확인하고 다시 시도해 주세요.',
    },
    initialisationFailed: {
      en: 'Payment initialisation failed.',
      ko: '결제를 시작하지 못했어요.',
    },
    occurred: {
      en: 'A payment error occurred. Nothing was charged: please try again.',
      ko: '결제 중 오류가 발생했어요. 결제된 금액은 없으니 다시 시도해 주세요.',
    },
    invalidRequest: {
      en: 'This is an invalid payment request: the price is missing or does not belong to your booking. Please book again.',
      ko: '잘못된 결제 요청이에요. 다시 예약해 주세요.',
    },
    invalidInformation: {
      en: 'The payment information is invalid, so there is nothing to confirm. If you have just paid, please write to us and we will look it up.',
      ko: '결제 정보가 올바르지 않아요. 방금 결제하셨다면 고객센터로 알려 주세요.',
    },
  },
  noScript: 'Paying by card needs JavaScript. Please switch it on and load this page again.',
} as const;
