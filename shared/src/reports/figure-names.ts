import type { StaffLanguage } from '../auth/staff-languages.ts';
import type { Canceller, Channel, Figure, GiftOrigin, HoldEnd, LeadTime, OpenKind } from './figures.ts';

const en = {
  figures: {
    taken: 'Money received',
    'given-back': 'Money given back',
    'gift-paid': 'Paid with gift cards',
    'gift-returned': 'Gone back onto gift cards',
    fee: 'Session fees',
    'add-on': 'Add-ons',
    discount: 'Taken off by vouchers',
    'gift-sold': 'Gift cards sold',
    other: 'Not assigned',
    sold: 'Sessions',
    offered: 'Times on sale',
    party: 'Groups by size',
    'no-show': 'No-shows',
    cancelled: 'Cancellations',
    language: 'Guests by language',
    country: 'Guests by country code',
    delivery: 'After the session',
    'at-studio': 'Klook add-ons paid at the studio',
    hold: 'Holds',
    refundsDue: 'Refunds that are due',
    refundsUnderWay: 'Refunds on their way',
    owedToUs: 'Guests have yet to pay',
  } as Record<Figure | OpenKind, string>,
  channels: { direct: 'On the site', klook: 'Klook', 'walk-in': 'Walk-in' } as Record<Channel, string>,
  methods: {
    cash: 'cash',
    'card-terminal': 'card terminal',
    transfer: 'transfer',
    'gift-card': 'gift card',
    카드: 'card',
    간편결제: 'easy payment',
  } as Record<string, string>,
  leadTimes: {
    after: 'After the start',
    'under-24h': 'Less than 24 hours before',
    '1-3d': '1 to 3 days before',
    '3-7d': '3 to 7 days before',
    'over-7d': 'More than 7 days before',
  } as Record<LeadTime, string>,
  by: {
    visitor: 'by the guest',
    staff: 'by us',
    closed: 'we closed',
    'not-honoured': 'time lost while paying',
  } satisfies Record<Canceller, string> as Record<string, string>,
  giftCards: { bought: 'Cards that were bought', given: 'Cards that we gave away' } as Record<
    GiftOrigin,
    string
  >,
  holdEnds: {
    paid: 'Paid',
    'before-payment': 'Ended before paying began',
    'payment-begun': 'Ended while paying',
    'payment-failed': 'Ended after a payment failed',
    'by-staff': 'Decided by us without payment',
    waiting: 'Still waiting',
  } as Record<HoldEnd, string>,
  deliveries: {
    'on-time': 'sent in time',
    late: 'sent late',
    overdue: 'overdue',
    open: 'not due yet',
    'no-day': 'no day promised',
  } as Record<string, string>,
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  party: (size: string) => (size === '1' ? 'Alone' : `${size} people`),
  noBand: 'No price band',
  noPhone: 'No number',
  otherCountries: (names: string, more: number) => `${names} and ${more} more`,
};
export type FigureNames = typeof en;

const ko: FigureNames = {
  figures: {
    taken: '받은 금액',
    'given-back': '돌려준 금액',
    'gift-paid': '선물 카드로 결제된 금액',
    'gift-returned': '선물 카드로 되돌린 금액',
    fee: '녹음 요금',
    'add-on': '추가 서비스',
    discount: '할인 코드로 뺀 금액',
    'gift-sold': '판매한 선물 카드',
    other: '구분되지 않은 금액',
    sold: '녹음',
    offered: '판매한 시간',
    party: '인원별 예약',
    'no-show': '노쇼',
    cancelled: '취소',
    language: '언어별 손님',
    country: '국가번호별 손님',
    delivery: '녹음 후 전달',
    'at-studio': '현장에서 받는 Klook 추가 서비스',
    hold: '결제 대기',
    refundsDue: '환불해야 하는 금액',
    refundsUnderWay: '처리 중인 환불',
    owedToUs: '아직 받지 않은 금액',
  },
  channels: { direct: '홈페이지', klook: 'Klook', 'walk-in': '현장' },
  methods: {
    cash: '현금',
    'card-terminal': '카드 단말기',
    transfer: '계좌 이체',
    'gift-card': '선물 카드',
    카드: '카드',
    간편결제: '간편결제',
  },
  leadTimes: {
    after: '시작 후',
    'under-24h': '시작 전 24시간 이내',
    '1-3d': '1~3일 전',
    '3-7d': '3~7일 전',
    'over-7d': '7일보다 전',
  },
  by: {
    visitor: '손님이 취소',
    staff: '매장에서 취소',
    closed: '휴무로 취소',
    'not-honoured': '결제 중 시간을 놓침',
  },
  giftCards: { bought: '판매한 카드', given: '무료로 드린 카드' },
  holdEnds: {
    paid: '결제 완료',
    'before-payment': '결제를 시작하기 전에 끝남',
    'payment-begun': '결제 도중에 끝남',
    'payment-failed': '결제 실패 후 끝남',
    'by-staff': '결제 없이 매장에서 처리',
    waiting: '아직 대기 중',
  },
  deliveries: {
    'on-time': '기한 안에 전달',
    late: '늦게 전달',
    overdue: '기한 지남',
    open: '기한 전',
    'no-day': '약속한 날짜 없음',
  },
  weekdays: ['월', '화', '수', '목', '금', '토', '일'],
  party: (size) => (size === '1' ? '혼자' : `${size}명`),
  noBand: '요금대 없음',
  noPhone: '번호 없음',
  otherCountries: (names, more) => `${names} 외 ${more}곳`,
};

/** What the reports count, as staff read it. */
export const figureNames: Record<StaffLanguage, FigureNames> = { en, ko };

/** How a method of payment is called; one that we do not know by the provider's word for it. */
export const methodName = (method: string, language: StaffLanguage): string =>
  figureNames[language].methods[method || '카드'] ?? method;
