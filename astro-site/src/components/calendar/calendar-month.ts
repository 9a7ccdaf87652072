import { addSeoulDays } from 'shared/time/seoul.ts';

/*
 * Calendar arithmetic on Seoul dates written as yyyy-MM-dd. A `Date` takes such a text for midnight in UTC, and is asked in UTC, so
 * no zone moves it to another day. date-fns would cost 0.7 KB.
 */

/** "2026-11" of a date. */
export const monthOf = (date: string) => date.slice(0, 7);

const firstOf = (month: string) => `${month}-01`;
const lastOf = (month: string) => addSeoulDays(firstOf(addMonthsTo(month, 1)), -1);
/** 0 is Sunday. */
const weekdayOf = (date: string) => new Date(date).getUTCDay();

/** The days of a month ("2026-11") in weeks that start on Sunday, as Korean calendars do; null outside of the month. */
export function weeksOf(month: string): (string | null)[][] {
  const first = firstOf(month);
  const days = Array.from({ length: Number(lastOf(month).slice(8)) }, (_, day) => addSeoulDays(first, day));
  const cells: (string | null)[] = [...Array<null>(weekdayOf(first)).fill(null), ...days];
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

export function addMonthsTo(month: string, count: number): string {
  const day = new Date(firstOf(month));
  day.setUTCMonth(day.getUTCMonth() + count);
  return monthOf(day.toISOString());
}

/** The same day of another month, or its last where that month has no such day. */
function sameDayOf(month: string, date: string): string {
  const last = lastOf(month);
  const day = month + date.slice(7);
  return day < last ? day : last;
}

/** Where a key moves the focus from `date`, or null for a key that the calendar does not use (WAI-ARIA date grid). */
export function dateAfterKey(date: string, key: string): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addSeoulDays(date, -1);
    case 'ArrowRight':
      return addSeoulDays(date, 1);
    case 'ArrowUp':
      return addSeoulDays(date, -7);
    case 'ArrowDown':
      return addSeoulDays(date, 7);
    case 'Home':
      return addSeoulDays(date, -weekdayOf(date));
    case 'End':
      return addSeoulDays(date, 6 - weekdayOf(date));
    case 'PageUp':
      return sameDayOf(addMonthsTo(monthOf(date), -1), date);
    case 'PageDown':
      return sameDayOf(addMonthsTo(monthOf(date), 1), date);
    default:
      return null;
  }
}

/** The first date of the span that is good for something, or its very first where none is. */
export function firstDateWith(isGood: (date: string) => boolean, first: string, last: string): string {
  for (let date = first; date <= last; date = toText(addDays(toDay(date), 1))) if (isGood(date)) return date;
  return first;
}

/** The date, moved into the span from `first` to `last`. */
export function clampDate(date: string, first: string, last: string): string {
  if (date < first) return first;
  return date > last ? last : date;
}
