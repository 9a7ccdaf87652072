import type { ListTexts } from './list-messages.ts';

export const ko: ListTexts = {
  heading: '예약 관리',
  korean: '',
  loading: '예약을 불러오는 중...',
  failed: '예약을 불러오지 못했습니다.',
  outOfDate: '방금 목록을 새로 고치지 못해 최신 내용이 아닐 수 있습니다. 계속 다시 시도합니다.',
  tryAgain: '다시 시도',
  more: '더 보기',
  loadingMore: '불러오는 중...',
  shown: (count) => `예약 ${count}건 표시`,
  noneFound: '예약이 없습니다',
  noneFoundHint: '검색어나 상태를 바꿔 보세요.',
  noneYet: '아직 들어온 예약이 없습니다',
};
