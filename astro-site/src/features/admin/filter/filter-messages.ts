import type { InEveryLanguage } from '../language/language.ts';

const en = {
  countsLabel: 'Filter by status',
  search: 'Search',
  searchPlaceholder: 'name, email, phone, or booking type klook/direct',
  status: 'Status',
  allStatuses: 'All Statuses',
  searchHint: 'Also a booking number, a Klook ID or a session day: 26 Nov, 2026-11-26, 11월 26일.',
  day: 'Session day',
  days: { '': 'Any day', today: 'Today', tomorrow: 'Tomorrow', span: 'From – to' },
  from: 'First day',
  to: 'Last day',
  sort: 'Order',
  sorts: {
    newest: 'Newest booking first',
    session: 'Session time, earliest first',
    'session-latest': 'Session time, latest first',
  },
  hide: 'Hide never paid',
  hideHint: 'Bookings that were given up or not paid in time.',
  clear: 'Clear filters',
  toReport: 'Back to the report',
  active: (filters: string) => `Shown are only bookings with: ${filters}.`,
  /** The filters that are on, one by one. */
  on: {
    search: (typed: string) => `search “${typed}”`,
    status: (status: string) => `status ${status}`,
    hidden: 'never paid hidden',
    today: 'session today',
    tomorrow: 'session tomorrow',
    until: (day: string) => `session until ${day}`,
    from: (day: string) => `session from ${day}`,
    day: (day: string) => `session on ${day}`,
    span: (first: string, last: string) => `session from ${first} to ${last}`,
    behindDays: (first: string, last: string) =>
      first === last ? `in the report of ${first}` : `in the report from ${first} to ${last}`,
  },
};
export type FilterTexts = typeof en;

const ko: FilterTexts = {
  countsLabel: '상태별 보기',
  search: '검색',
  searchPlaceholder: '이름, 이메일, 전화번호 또는 예약 경로 klook/direct',
  status: '상태',
  allStatuses: '모든 상태',
  searchHint: '예약번호, Klook 예약번호, 녹음 날짜로도 찾을 수 있습니다: 11월 26일, 2026-11-26, 26 Nov.',
  day: '녹음 날짜',
  days: { '': '모든 날짜', today: '오늘', tomorrow: '내일', span: '기간 지정' },
  from: '시작일',
  to: '종료일',
  sort: '정렬',
  sorts: {
    newest: '최근 예약순',
    session: '녹음 시간 빠른 순',
    'session-latest': '녹음 시간 늦은 순',
  },
  hide: '결제하지 않은 예약 숨기기',
  hideHint: '결제 전에 포기했거나 시간 안에 결제하지 않은 예약입니다.',
  clear: '필터 지우기',
  toReport: '보고서로 돌아가기',
  active: (filters) => `다음 조건에 맞는 예약만 표시합니다: ${filters}.`,
  on: {
    search: (typed) => `검색어 ‘${typed}’`,
    status: (status) => `상태 ${status}`,
    hidden: '결제하지 않은 예약 숨김',
    today: '오늘 녹음',
    tomorrow: '내일 녹음',
    until: (day) => `${day}까지 녹음`,
    from: (day) => `${day}부터 녹음`,
    day: (day) => `${day} 녹음`,
    span: (first, last) => `${first}부터 ${last}까지 녹음`,
    behindDays: (first, last) => (first === last ? `${first} 보고서` : `${first}부터 ${last}까지의 보고서`),
  },
};

/** The words of the dashboard's filters. */
export const filterTexts: InEveryLanguage<FilterTexts> = { en, ko };
