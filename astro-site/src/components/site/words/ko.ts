import type { SiteWords } from './en.ts';

export const words: SiteWords = {
  skipToContent: '본문으로 건너뛰기',
  bookNow: '예약하기',
  homeLabel: (cafeName) => `${cafeName} 홈`,
  sectionMenu: '둘러보기',
  sections: {
    experience: '체험',
    'how-to-use': '이용 방법',
    packages: '가격',
    menu: '음료',
    gallery: '갤러리',
    tours: '산책 코스',
    faq: '자주 묻는 질문',
    contact: '오시는 길',
  },
  languages: '언어',
  toTop: '맨 위로',
  noScript: {
    booking: '온라인 예약에는 자바스크립트가 필요한데, 지금 브라우저에서 꺼져 있어요.',
    staff: '이 화면에는 자바스크립트가 필요해요. 브라우저에서 켜 주세요.',
    orCall: '전화',
    orWrite: '또는 이메일',
    end: '로 연락해 주세요.',
  },
  policies: '이용 안내',
  policyButton: { privacy: '개인정보처리방침', terms: '이용약관', cancellation: '취소·환불 규정' },
  faq: '자주 묻는 질문',
  findBooking: '내 예약 찾기',
  support: '고객 지원',
  giftCards: '선물 카드',
  franchise: '가맹 안내',
  close: '닫기',
  notFound: {
    title: '페이지를 찾을 수 없습니다',
    accent: '',
    body: '트랙 리스트에 없는 페이지예요. 주소가 바뀌었거나 잘못 입력되었을 수 있어요.',
    home: '처음으로',
    book: '예약하기',
  },
  nextSteps: {
    heading: '다음은 이렇게 진행돼요',
    ownPage: '이메일에 있는 링크를 누르면 예약을 확인하거나 변경할 수 있어요.',
    arrival: {
      cafe: (minutes, by) =>
        `음료를 받으실 수 있도록 ${minutes}분 일찍 카페로 와 주세요${by ? `(${by} KST까지)` : ''}. 늦으시면 노쇼로 처리돼요.`,
      booth: (minutes, by, party) =>
        `부를 곡의 반주를 준비해서 ${party ? '첫 세션' : '세션'} 시작 ${minutes}분 전까지 부스로 와 주세요${by ? `(${by} KST까지)` : ''}.`,
      way: '지하철 3호선 8번 출구에서 걸어서 3분이에요.',
      wayTo: (cafe, station) => `${cafe} 오시는 길: ${station}`,
    },
  },
};
