import type { PaymentWords } from './en.ts';

export const giftCards: PaymentWords['giftCards'] = {
  numbered: (id) => `주문 번호: ${id}`,
  cancelled: {
    text: '결제를 취소하셨어요. 결제된 금액은 없으니, 원하시면 다시 결제해 주세요.',
  },
  checkout: {
    heading: { text: '선물 카드 결제하기' },
    forWhom: '선물 받는 분',
    back: '돌아가기',
    windowClosed: {
      text: '결제창을 닫으셨어요. 결제된 금액은 없으니 준비되시면 다시 결제해 주세요.',
    },
    terms: '사용하지 않은 선물 카드는 환불받으실 수 있어요. 기한은 이용 규정에 있어요.',
    again: '다시 주문하기',
  },
  paid: {
    heading: { text: '결제가 완료되었어요!' },
    number: '주문 번호',
    steps: (email) => [
      `선물 카드가 ${email}로 가고 있어요. 인쇄할 수 있는 PDF도 함께 드려요.`,
      '카드를 전해 주세요. 번호를 받은 분은 시간을 예약하고 결제 화면에 입력하면 돼요.',
    ],
    another: '하나 더 구매하기',
  },
};
