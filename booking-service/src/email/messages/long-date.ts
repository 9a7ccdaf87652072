import { isCalendarDate } from 'shared/time/seoul.ts';

/** Writes a Seoul date (yyyy-MM-dd) in full, with its weekday, as `tag` writes dates. */
export function longDateIn(tag: string): (date: string) => string {
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeZone: 'UTC' });
  return (date) => (isCalendarDate(date) ? format.format(new Date(`${date}T00:00:00Z`)) : date);
}
