/** What we say of the provider's codes: the eleven that are specified, and two that the same window can give. */
export const reasons = {
  PAY_PROCESS_CANCELED: {
    text: 'You cancelled the payment. Your booking is not confirmed yet; you can pay again if you like.',
    accent: '결제를 취소하셨어요. 예약은 아직 확정되지 않았으니, 원하시면 다시 결제해 주세요.',
  },
  PAY_PROCESS_ABORTED: {
    text: 'An error occurred during the payment. Try again in a moment, or use another payment method.',
    accent: '결제를 끝까지 진행하지 못했어요. 잠시 후 다시 시도하시거나 다른 결제 수단을 이용해 주세요.',
  },
  REJECT_CARD_COMPANY: {
    text: 'Your card company did not approve the payment. Check your limit and password, or use another card.',
    accent: '카드사에서 결제를 승인하지 않았어요. 한도나 비밀번호를 확인하시거나 다른 카드로 결제해 주세요.',
  },
  INVALID_CARD_COMPANY: {
    text: 'The card is not valid: its company could not be recognised. Please choose your card again.',
    accent: '카드사 정보를 확인할 수 없어요. 카드를 다시 선택해 주세요.',
  },
  NOT_SUPPORTED_CARD_COMPANY: {
    text: 'Cards of this company are not supported. Please use another card.',
    accent: '이 카드사의 카드는 이용하실 수 없어요. 다른 카드로 결제해 주세요.',
  },
  INVALID_CARD_NUMBER: {
    text: 'The card number is not correct. Please check it and try again.',
    accent: '카드 번호가 올바르지 않아요. 번호를 다시 확인해 주세요.',
  },
  LOW_CASH_BALANCE: {
    text: 'Your balance is too low for this payment. Check it, or use another payment method.',
    accent: '잔액이 부족해서 결제하지 못했어요. 잔액을 확인하시거나 다른 결제 수단을 이용해 주세요.',
  },
  EXCEED_MAX_DAILY_PAYMENT_COUNT: {
    text: 'This payment method has reached its daily limit. Use another card, or try again tomorrow.',
    accent:
      '이 결제 수단은 오늘 결제할 수 있는 횟수를 넘었어요. 다른 카드로 결제하시거나 내일 다시 시도해 주세요.',
  },
  EXCEED_MAX_PAYMENT_AMOUNT: {
    text: 'The amount is above the limit of your card. Check your limit, or use another card.',
    accent: '하루 결제 한도를 넘어서 결제하지 못했어요. 한도를 확인하시거나 다른 카드로 결제해 주세요.',
  },
  CARD_PROCESSING_ERROR: {
    text: 'Something went wrong between us and your card company. Please try again in a moment.',
    accent: '카드사와 연결하는 중에 문제가 생겼어요. 잠시 후 다시 시도해 주세요.',
  },
  SYSTEM_ERROR: {
    text: 'A temporary problem stopped the payment. Please try again in a moment.',
    accent: '일시적인 문제로 결제를 진행하지 못했어요. 잠시 후 다시 시도해 주세요.',
  },
  USER_CANCEL: {
    text: 'You closed the card window. You can pay again when you are ready.',
    accent: '결제창을 닫으셨어요. 준비되시면 다시 결제해 주세요.',
  },
  REJECT_CARD_PAYMENT: {
    text: 'The payment is above your limit or your balance. Please use another card.',
    accent: '한도 초과나 잔액 부족으로 결제되지 않았어요. 다른 카드로 결제해 주세요.',
  },
};

/** For a code that we do not know. */
export const unknownReason = {
  text: 'The payment could not be completed. Please try again in a moment, or write to us if it keeps happening.',
  accent: '결제를 완료하지 못했어요. 잠시 후 다시 시도해 주세요. 문제가 계속되면 고객센터로 문의해 주세요.',
};
