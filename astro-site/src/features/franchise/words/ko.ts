import type { FranchiseWords } from './en.ts';

export const words: FranchiseWords = {
  title: '가맹 안내',
  navLabel: '페이지',
  home: '홈',
  franchise: '가맹 안내',
  apply: '가맹 신청',
  infoSession: '설명회 예약하기',
  call: (phone) => `전화 ${phone}`,
  stats: '숫자로 보기',
  painPoints: '이런 점이 아쉬워요',
  solutions: '여기에서 찾는 답',
  perMonth: '/ 월',
  total: '합계',
  chart: (streams) => `수익원별 월 매출: ${streams.join(', ')}`,
};
