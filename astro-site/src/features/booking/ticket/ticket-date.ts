import { months, weekdays } from 'shared/time/display.ts';
import { isCalendarDate } from 'shared/time/seoul.ts';

/** A Seoul date as the ticket prints it: "Saturday", "21 Nov"; null without one. */
export function ticketDate(date: string): { weekday: string; day: string } | null {
  if (!isCalendarDate(date)) return null;
  const day = new Date(`${date}T00:00:00Z`);
  const month = months[day.getUTCMonth()]?.slice(0, 3);
  return { weekday: weekdays[day.getUTCDay()] ?? '', day: `${day.getUTCDate()} ${month}` };
}
