import { months, weekdays } from 'shared/time/display.ts';

/** Words of the calendar, and how it writes months and days. */
export const words = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  today: 'today',
  notBookable: 'not bookable',
  /** From Sunday on: as it is read out, and as it stands above its column. */
  weekdays: weekdays.map((name) => ({ name, short: name.slice(0, 2) })),
  /** Of "2026-11". */
  monthTitle: (month: string) => `${months[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`,
  /** The day alone, of Seoul date yyyy-MM-dd: "21 Nov". */
  dayAndMonth: (date: string) =>
    `${Number(date.slice(8))} ${months[Number(date.slice(5, 7)) - 1]?.slice(0, 3)}`,
};
export type CalendarWords = typeof words;
