import type { ticket as en } from './ticket.en.ts';

export const ticket: typeof en = {
  label: '내 티켓',
  admit: (people) => ({ text: `${people}인 녹음권`, accent: '' }),
  noDate: '날짜 선택',
  noTime: '시간 선택',
  noTotal: '날짜와 시간을 골라 주세요',
  klookTime: '클룩 예약 시간',
  minutes: (minutes, people) => `${people > 1 ? `${people} × ` : ''}${minutes}분`,
  sessionFee: '세션',
  paidOnKlook: '세션 요금은 클룩에서 이미 결제하셨어요.',
  included: '포함',
  total: '합계',
  totalAnnounced: (total) => `합계 ${total}`,
  nothingToPayNow: '결제하실 금액이 없어요. 세션이 바로 확정돼요.',
  payNext: '다음 단계에서 카드로 결제해요.',
  proceed: '결제하러 가기',
  complete: '예약 완료하기',
  processing: '처리하는 중...',
};
