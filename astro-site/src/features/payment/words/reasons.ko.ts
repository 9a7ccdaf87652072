import type { Bilingual, WithFewerAccents } from '../../../components/ui/bilingual.ts';
import type { reasons as en } from './reasons.en.ts';

export const reasons: WithFewerAccents<typeof en> = {
  PAY_PROCESS_CANCELED: {
    text: '결제를 취소하셨어요. 예약은 아직 확정되지 않았으니, 원하시면 다시 결제해 주세요.',
  },
  PAY_PROCESS_ABORTED: {
    text: '결제를 끝까지 진행하지 못했어요. 잠시 후 다시 시도하시거나 다른 결제 수단을 이용해 주세요.',
  },
  REJECT_CARD_COMPANY: {
    text: '카드사에서 결제를 승인하지 않았어요. 한도나 비밀번호를 확인하시거나 다른 카드로 결제해 주세요.',
  },
  INVALID_CARD_COMPANY: { text: '카드사 정보를 확인할 수 없어요. 카드를 다시 선택해 주세요.' },
  NOT_SUPPORTED_CARD_COMPANY: { text: '이 카드사의 카드는 이용하실 수 없어요. 다른 카드로 결제해 주세요.' },
  INVALID_CARD_NUMBER: { text: '카드 번호가 올바르지 않아요. 번호를 다시 확인해 주세요.' },
  LOW_CASH_BALANCE: {
    text: '잔액이 부족해서 결제하지 못했어요. 잔액을 확인하시거나 다른 결제 수단을 이용해 주세요.',
  },
  EXCEED_MAX_DAILY_PAYMENT_COUNT: {
    text: '이 결제 수단은 오늘 결제할 수 있는 횟수를 넘었어요. 다른 카드로 결제하시거나 내일 다시 시도해 주세요.',
  },
  EXCEED_MAX_PAYMENT_AMOUNT: {
    text: '하루 결제 한도를 넘어서 결제하지 못했어요. 한도를 확인하시거나 다른 카드로 결제해 주세요.',
  },
  CARD_PROCESSING_ERROR: { text: '카드사와 연결하는 중에 문제가 생겼어요. 잠시 후 다시 시도해 주세요.' },
  SYSTEM_ERROR: { text: '일시적인 문제로 결제를 진행하지 못했어요. 잠시 후 다시 시도해 주세요.' },
  USER_CANCEL: { text: '결제창을 닫으셨어요. 준비되시면 다시 결제해 주세요.' },
  REJECT_CARD_PAYMENT: { text: '한도 초과나 잔액 부족으로 결제되지 않았어요. 다른 카드로 결제해 주세요.' },
};

export const unknownReason: Bilingual = {
  text: '결제를 완료하지 못했어요. 잠시 후 다시 시도해 주세요. 문제가 계속되면 고객센터로 문의해 주세요.',
};
