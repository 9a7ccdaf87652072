import type { CalendarWords } from './en.ts';

export const words: CalendarWords = {
  previousMonth: '前の月',
  nextMonth: '次の月',
  today: '今日',
  notBookable: '予約不可',
  weekdays: [...'日月火水木金土'].map((short) => ({ name: `${short}曜日`, short })),
  monthTitle: (month) => `${month.slice(0, 4)}年${Number(month.slice(5))}月`,
  dayAndMonth: (date) => `${Number(date.slice(5, 7))}月${Number(date.slice(8))}日`,
};
