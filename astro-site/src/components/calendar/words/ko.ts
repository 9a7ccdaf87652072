import type { CalendarWords } from './en.ts';

export const words: CalendarWords = {
  previousMonth: '이전 달',
  nextMonth: '다음 달',
  today: '오늘',
  notBookable: '예약 불가',
  weekdays: [...'일월화수목금토'].map((short) => ({ name: `${short}요일`, short })),
  monthTitle: (month) => `${month.slice(0, 4)}년 ${Number(month.slice(5))}월`,
  dayAndMonth: (date) => `${Number(date.slice(5, 7))}월 ${Number(date.slice(8))}일`,
};
