import { checkout } from './checkout.ko.ts';
import type { PaymentWords } from './en.ts';
import { giftCards } from './gift-cards.ko.ts';
import { outcome } from './outcome.ko.ts';
import { reasons, unknownReason } from './reasons.ko.ts';
import { refusals } from './refusals.ko.ts';
import { vouchers } from './vouchers.ko.ts';

export const words: PaymentWords = {
  failed: {
    text: { text: '페이지를 끝까지 불러오지 못했어요. 인터넷 연결을 확인하고 다시 불러와 주세요.' },
    again: '다시 불러오기',
  },
  facts: {
    bookingNumber: '예약 번호',
    numbered: (id) => `예약 번호: ${id}`,
    name: '이름',
    email: '이메일',
    fee: () => '세션',
    total: '합계',
    amount: '결제 금액',
    method: '결제 수단',
    card: '카드',
    giftCard: '선물 카드',
    approvedAt: '승인 일시',
    unpaid: { text: '결제 전' },
    paid: { text: '결제 완료' },
  },
  noScript: '카드 결제에는 자바스크립트가 필요해요. 자바스크립트를 켜고 페이지를 다시 불러와 주세요.',
  ...checkout,
  ...outcome,
  reasons,
  unknownReason,
  refusals,
  vouchers,
  giftCards,
};
