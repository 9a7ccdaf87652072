import { checkout } from './checkout.ko.ts';
import type { PaymentWords } from './en.ts';
import { giftCards } from './gift-cards.ko.ts';
import { outcome } from './outcome.ko.ts';
import { reasons, unknownReason } from './reasons.ko.ts';
import { refusals } from './refusals.ko.ts';
import { vouchers } from './vouchers.ko.ts';

type Refund = Parameters<PaymentWords['terms']['cancelling']>[0][number];

const refundOf = ({ hoursBefore, refundPercent }: Refund) => {
  const sum = refundPercent === 100 ? '전액' : `${refundPercent}%`;
  return hoursBefore > 0 ? `${hoursBefore}시간 전까지 ${sum}` : `그 이후 ${sum}`;
};

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
    addOns: '추가 서비스',
    total: '합계',
    amount: '결제 금액',
    method: '결제 수단',
    card: '카드',
    giftCard: '선물 카드',
    approvedAt: '승인 일시',
    unpaid: { text: '결제 전' },
    paid: { text: '결제 완료' },
  },
  terms: {
    cancelling: (refunds) => `취소하시면 ${refunds.map(refundOf).join(', ')} 환불돼요.`,
    policies: '이용 규정 보기',
    soldBy: (seller) => `판매자: ${seller}`,
  },
  ways: {
    label: '내 예약',
    open: '내 예약 열기',
    calendar: '구글 캘린더에 추가하기',
    map: '지도 보기',
    event: (cafe) => (cafe ? `${cafe} 녹음` : '녹음 세션'),
    qr: (number) => `예약 번호 ${number}의 QR 코드`,
    forCounter: '카운터에서 보여 주세요.',
    newTab: '새 탭에서 열려요',
    receipt: '영수증',
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
