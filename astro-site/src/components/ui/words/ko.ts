import type { UiWords } from './en.ts';

export const words: UiWords = {
  close: '닫기',
  notifications: '알림',
  dismiss: '알림 닫기',
  countryCode: '국가 번호',
  ordered: {
    session: '내 세션',
    sessions: '우리 세션',
    you: '나',
    kst: 'KST',
    drink: '음료',
    addOns: '추가 서비스',
    byQuote: '별도 견적',
  },
};
