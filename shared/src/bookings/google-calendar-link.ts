/** What is entered into a calendar. */
export interface CalendarEntry {
  title: string;
  start: Date;
  end: Date;
  place: string;
  details: string;
}

/** "20261124T093000Z" */
const compact = (instant: Date) =>
  instant
    .toISOString()
    .replace(/\.\d{3}/, '')
    .replaceAll(/[-:]/g, '');

/** Opens Google's calendar with the entry filled in. */
export function googleCalendarLink({ title, start, end, place, details }: CalendarEntry): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(start)}/${compact(end)}`,
    location: place,
    details,
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}
