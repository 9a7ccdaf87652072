import { addSeoulDays, instantInSeoul, seoulWallClock } from 'shared/time/seoul.ts';

/** yyyy-MM of a moment in Seoul. */
export const monthAt = (at: Date): string => seoulWallClock(at).date.slice(0, 7);

export const firstDayOf = (month: string): string => `${month}-01`;
/** 31 days after the first day of any month lies the next one. */
export const monthAfter = (month: string): string => addSeoulDays(firstDayOf(month), 31).slice(0, 7);

export interface MonthSpan {
  from: Date;
  until: Date;
}
export const spanOf = (month: string): MonthSpan => ({
  from: instantInSeoul(firstDayOf(month), '00:00'),
  until: instantInSeoul(firstDayOf(monthAfter(month)), '00:00'),
});

/** All from one month to another, both included. */
export function monthsFrom(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first; month <= last; month = monthAfter(month)) months.push(month);
  return months;
}
