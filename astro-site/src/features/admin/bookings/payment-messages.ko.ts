import type { PaymentTexts } from './payment-messages.ts';

export const ko: PaymentTexts = {
  standings: {
    'at-studio': '현장 확인',
    free: '무료',
    unpaid: '미결제',
    checking: '결제사에 확인 중',
    paid: '결제 완료',
    'paid-at-counter': '현장 결제 완료',
    'counter-refund-due': '현장 환불 필요',
    'refund-due': '환불 필요',
    refunding: '환불 진행 중',
    refunded: '환불 완료',
    'part-refunded': '일부 환불',
    kept: '결제 완료, 환불액 없음',
    'refunded-unpaid': '환불됨, 미결제',
  },
  short: {
    free: '무료',
    checking: '결제 확인 중',
    'counter-refund-due': '현장 환불 필요',
    kept: '결제 완료',
  },
  unpaidUntil: (time) => `미결제, ${time}까지 시간 확보`,
  receipt: '영수증',
  card: '카드',
  methods: {
    'card-terminal': '카드 단말기',
    cash: '현금',
    transfer: '계좌 이체',
    free: '무료',
    'gift-card': '선물 카드',
  },
  together: (own, all) => `함께 결제한 ${all} 가운데 ${own}`,
  onGiftCard: (amount) => `선물 카드로 ${amount}`,
  part: (amount) => `${amount} 환불됨`,
};
