import type { CalendarWords } from './en.ts';

export const words: CalendarWords = {
  previousMonth: '上个月',
  nextMonth: '下个月',
  today: '今天',
  notBookable: '不可预订',
  weekdays: [...'日一二三四五六'].map((short) => ({ name: `星期${short}`, short })),
  monthTitle: (month) => `${month.slice(0, 4)}年${Number(month.slice(5))}月`,
  dayAndMonth: (date) => `${Number(date.slice(5, 7))}月${Number(date.slice(8))}日`,
};
