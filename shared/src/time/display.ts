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

const longDate = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "Friday 20 November 2026" of a Seoul date (yyyy-MM-dd); the input itself when it is not a date. */
export function longSeoulDate(date: string): string {
  return isCalendarDate(date) ? longDate.format(new Date(`${date}T00:00:00Z`)) : date;
}
