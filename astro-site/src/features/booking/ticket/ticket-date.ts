import { weekdays } from 'shared/time/display.ts';
import { isCalendarDate } from 'shared/time/seoul.ts';

const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** A Seoul date as the ticket prints it: "Saturday", "21 Nov"; null without one. */
export function ticketDate(date: string): { weekday: string; day: string } | null {
  if (!isCalendarDate(date)) return null;
  const day = new Date(`${date}T00:00:00Z`);
  return { weekday: weekdays[day.getUTCDay()] ?? '', day: dayAndMonth.format(day) };
}
