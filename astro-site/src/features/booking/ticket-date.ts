import { isCalendarDate } from 'shared/time/seoul.ts';

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
const weekday = format({ weekday: 'long' });
const dayAndMonth = format({ day: 'numeric', month: 'short' });

/** A Seoul date as the ticket prints it: "Saturday", "21 Nov"; null without one. */
export function ticketDate(date: string): { weekday: string; day: string } | null {
  if (!isCalendarDate(date)) return null;
  const day = new Date(`${date}T00:00:00Z`);
  return { weekday: weekday.format(day), day: dayAndMonth.format(day) };
}
