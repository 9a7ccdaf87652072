import { addDays, addMonths, eachDayOfInterval, endOfMonth } from 'date-fns';

/**
 * Calendar arithmetic on Seoul dates written as yyyy-MM-dd. For date-fns a date becomes a `Date` at midnight in the
 * visitor's time zone and is read back in the same zone, so no zone moves it to another day. Its own parser and
 * formatter would cost 1.5 KB.
 */
const toDay = (date: string) =>
  new Date(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8)));
const twoDigits = (number: number) => String(number).padStart(2, '0');
const toText = (day: Date) =>
  `${day.getFullYear()}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}`;

/** "2026-11" of a date. */
export const monthOf = (date: string) => date.slice(0, 7);

/** The days of a month ("2026-11") in weeks that start on Sunday, as Korean calendars do; null outside of the month. */
export function weeksOf(month: string): (string | null)[][] {
  const first = toDay(`${month}-01`);
  const days = eachDayOfInterval({ start: first, end: endOfMonth(first) }).map(toText);
  const cells: (string | null)[] = [...Array<null>(first.getDay()).fill(null), ...days];
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

export function addMonthsTo(month: string, count: number): string {
  return monthOf(toText(addMonths(toDay(`${month}-01`), count)));
}

/** Where a key moves the focus from `date`, or null for a key that the calendar does not use (WAI-ARIA date grid). */
export function dateAfterKey(date: string, key: string): string | null {
  const day = toDay(date);
  switch (key) {
    case 'ArrowLeft':
      return toText(addDays(day, -1));
    case 'ArrowRight':
      return toText(addDays(day, 1));
    case 'ArrowUp':
      return toText(addDays(day, -7));
    case 'ArrowDown':
      return toText(addDays(day, 7));
    case 'Home':
      return toText(addDays(day, -day.getDay()));
    case 'End':
      return toText(addDays(day, 6 - day.getDay()));
    case 'PageUp':
      return toText(addMonths(day, -1));
    case 'PageDown':
      return toText(addMonths(day, 1));
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
