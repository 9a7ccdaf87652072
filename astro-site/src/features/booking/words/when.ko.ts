import type { when as en } from './when.en.ts';

export const when: typeof en = {
  heading: { text: '날짜와 시간', accent: '' },
  date: '날짜',
  time: '시간',
  allTimes: { before: '모든 시간은 한국 시간(', after: ')이에요.' },
  kst: 'KST',
  kstMeaning: '한국 표준시(UTC+9): 지금 어디에 계시든, 저희 카페 시계가 가리키는 시간이에요.',
  selectDateFirst: '먼저 날짜를 골라 주세요',
  loadingTimes: '시간을 불러오는 중...',
  selectTime: '시간을 골라 주세요',
  noTimes: (date) => `${date}에는 예약할 수 있는 시간이 없어요`,
  checkAgain: '다시 확인',
  available: (count) => `예약할 수 있는 시간 ${count}개`,
  taken: '예약됨',
  takenLegend: '줄이 그어진 시간은 이미 예약되었어요.',
  tellMe: '다른 시간이 비면 알려 주세요',
  perSession: '/ 세션',
  rulesLoading: '영업일을 불러오는 중...',
  rulesFailed: '영업일과 가격을 불러오지 못했어요.',
  tryAgain: '다시 시도',
};
