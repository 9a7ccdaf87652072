import type { LandingWords } from './en.ts';

export const words: LandingWords = {
  heroButton: '녹음하러 가기',
  facts: {
    label: '세션 한눈에 보기',
    length: '한 세션',
    fromPrice: '부터',
    open: '매일',
    minutes: (minutes) => `${minutes}분`,
  },
  hours: (from, to) => `${from}~${to}`,
  step: (number) => `${number}단계`,
  packages: {
    session: { text: '녹음 세션', accent: '' },
    loading: '패키지를 불러오는 중',
    failed: '패키지를 불러오지 못했어요',
    failedHint: '지금은 예약 창구가 응답하지 않아요. 이 페이지의 다른 내용은 그대로 보실 수 있어요.',
    retry: '다시 시도',
    byQuote: '별도 견적',
  },
  tapHeard: '잠시만요, 예약 양식을 불러오고 있어요.',
  tapFailed: '예약 양식을 불러오지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.',
  royaltyDisc: '홈이 70개 있는 레코드. 홈 하나가 저작권료를 받는 한 해예요',
  royaltyYears: '년',
  menu: {
    hot: { text: '따뜻한 음료', accent: '' },
    cold: { text: '차가운 음료', accent: '' },
  },
  tours: {
    minutes: '분',
    from: (cafeName) => `(${cafeName}에서 걸어서)`,
  },
  faqMore: '더 보기',
  faqMoreOf: '자주 묻는 질문',
  contact: {
    address: '주소',
    station: '지하철',
    hours: '영업시간',
    phone: '전화',
    email: '이메일',
    follow: '소셜 미디어',
    booking: '이미 예약하셨나요?',
    findBooking: '내 예약 찾기',
    fromPlace: (place) => `${place}에서`,
  },
};
