/**
 * All dates and times of day are those of Asia/Seoul. Korea has kept UTC+9 without daylight saving since 1988, so a
 * fixed offset is exact for every date that can be booked, and costs no time-zone library in the browser.
 */
const SEOUL_OFFSET_MS = 9 * 60 * 60_000;

/** Wall clock in Seoul: `date` as yyyy-MM-dd, `time` as HH:mm. */
export interface SeoulWallClock {
  date: string;
  time: string;
}

/** The instant of a Seoul date (yyyy-MM-dd) and time (HH:mm). */
export function instantInSeoul(date: string, time: string): Date {
  return new Date(`${date}T${time}:00+09:00`);
}

/** Date and time in Seoul at `instant`. */
export function seoulWallClock(instant: Date): SeoulWallClock {
  const shifted = new Date(instant.getTime() + SEOUL_OFFSET_MS).toISOString();
  return { date: shifted.slice(0, 10), time: shifted.slice(11, 16) };
}

/** The Seoul date `days` after `date`, both yyyy-MM-dd. */
export function addSeoulDays(date: string, days: number): string {
  // With what stands before it: the day after 9999-12-31 is "+010000-01-01", which `Date` reads.
  const [found = ''] = new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().split('T');
  return found;
}

/** Returns whether a yyyy-MM-dd exists in the calendar: 2026-02-30 does not, nor, to a database that keeps UTC, do the years 0 and 1. */
export function isCalendarDate(date: string): boolean {
  if (!/^(?!000[01])\d{4}-\d{2}-\d{2}$/.test(date)) return false;
  const instant = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().slice(0, 10) === date;
}

/** HH:mm, from 00:00 to 23:59. */
export const timeOfDayPattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Minutes from midnight of HH:mm. */
export function minutesOfDay(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** HH:mm of minutes from midnight. */
export function timeOfDay(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
