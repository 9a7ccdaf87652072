import { isCalendarDate, seoulWallClock } from './seoul.ts';

/** "14:30 KST": the time of day in Seoul, as visitors read it. */
export function timeKst(instant: Date): string {
  return `${seoulWallClock(instant).time} KST`;
}

/** "2026-11-20 14:30 KST": date and time in Seoul, as visitors read them. */
export function dateTimeKst(instant: Date): string {
  const { date, time } = seoulWallClock(instant);
  return `${date} ${time} KST`;
}

/** In the order of `Date.getDay`; the months in that of `Date.getMonth`. */
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
export const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

/**
 * "Tuesday 1 December 2026" of a Seoul date (yyyy-MM-dd); the input itself when it is not a date. Written without
 * Intl, whose punctuation differs between browsers and the service, so that page and mail say the same.
 */
export function longSeoulDate(date: string): string {
  if (!isCalendarDate(date)) return date;
  const day = new Date(`${date}T00:00:00Z`);
  return `${weekdays[day.getUTCDay()]} ${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}
