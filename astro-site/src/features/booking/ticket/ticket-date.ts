import { isCalendarDate } from 'shared/time/seoul.ts';
import { words } from '../../../components/calendar/words/words.ts';

/** A Seoul date as the ticket prints it: "Saturday", "21 Nov"; null without one. */
export function ticketDate(date: string): { weekday: string; day: string } | null {
  if (!isCalendarDate(date)) return null;
  const weekday = words.weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()]?.name ?? '';
  return { weekday, day: words.dayAndMonth(date) };
}
