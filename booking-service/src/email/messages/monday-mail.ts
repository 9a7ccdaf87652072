import type { StaffLanguage } from 'shared/auth/staff-languages.ts';

const sessionsText = (sessions: number) => (sessions === 1 ? '1 session' : `${sessions} sessions`);

/** What the Monday mail says. */
const en = {
  lamp: 'Last week',
  subject: (kept: string, sessions: number) => `Last week: ${kept}, ${sessionsText(sessions)}`,
  preheader: 'How the cafe did from Monday to Sunday.',
  heading: 'How last week went',
  intro: (kept: string, before: string) =>
    `${kept} came in after refunds, and ${before} the week before. Days are those of Seoul.`,
  week: 'Week',
  kept: 'Received less given back',
  taken: 'Money received',
  givenBack: 'Money given back',
  sessions: 'Sessions',
  occupancy: 'Occupancy',
  noShows: 'No-shows',
  cancelled: 'Cancelled',
  unpaidHolds: 'Holds that ended without payment',
  before: (value: string) => `${value} the week before`,
  nothingOffered: 'nothing was offered',
  byBranch: 'Received less given back, cafe by cafe',
  branch: (name: string, kept: string, sessions: number) => `${name}: ${kept}, ${sessionsText(sessions)}`,
  house: (kept: string) => `Gift cards, of no cafe: ${kept}`,
  now: 'As of now',
  due: (won: string, count: number) => `To be given back: ${won} (${count})`,
  underWay: (won: string, count: number) => `On its way back: ${won} (${count})`,
  owed: (won: string, count: number) => `Still to be paid by guests: ${won} (${count})`,
  open: 'Open the report',
  off: 'This mail',
  howOff: 'It comes on Mondays at eight. You can switch it off on the page of the reports.',
};
export type MondayMailWords = typeof en;

const ko: MondayMailWords = {
  lamp: '지난주',
  subject: (kept, sessions) => `지난주: ${kept}, 세션 ${sessions}건`,
  preheader: '월요일부터 일요일까지의 운영 현황입니다.',
  heading: '지난주 운영 현황',
  intro: (kept, before) =>
    `환불을 빼고 받은 금액은 ${kept}, 그 전주는 ${before}입니다. 날짜는 서울 기준입니다.`,
  week: '기간',
  kept: '환불 후 받은 금액',
  taken: '받은 금액',
  givenBack: '돌려준 금액',
  sessions: '세션',
  occupancy: '가동률',
  noShows: '노쇼',
  cancelled: '취소',
  unpaidHolds: '결제 없이 끝난 예약',
  before: (value) => `전주 ${value}`,
  nothingOffered: '운영하지 않음',
  byBranch: '지점별 환불 후 받은 금액',
  branch: (name, kept, sessions) => `${name}: ${kept}, 세션 ${sessions}건`,
  house: (kept) => `선물 카드 (지점 공통): ${kept}`,
  now: '현재',
  due: (won, count) => `돌려줄 금액: ${won} (${count}건)`,
  underWay: (won, count) => `환불 중인 금액: ${won} (${count}건)`,
  owed: (won, count) => `손님이 아직 내지 않은 금액: ${won} (${count}건)`,
  open: '보고서 열기',
  off: '이 메일에 대하여',
  howOff: '매주 월요일 8시에 보내 드립니다. 보고서 페이지에서 끌 수 있습니다.',
};

export const mondayMailWords: Record<StaffLanguage, MondayMailWords> = { en, ko };
