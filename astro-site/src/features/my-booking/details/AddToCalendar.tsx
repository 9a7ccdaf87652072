import { CalendarPlus } from 'lucide-react';
import { localized } from 'shared/languages/localized-text.ts';
import type { MyBooking } from 'shared/my-booking/my-booking.ts';
import { buttonStyles } from '../../../components/ui/button-styles.ts';
import { NewTabLink } from '../parts/NewTabLink.tsx';
import { Part } from '../parts/Part.tsx';
import { calendarFilePath } from '../reads/my-booking-api.ts';
import { useWords } from '../words/use-words.ts';
import { calendarEvents, googleLink, outlookLink } from './calendar-links.ts';

/** The file for every calendar, and the two that are filled in by a link. */
export function AddToCalendar({ view: { singers, venue, id } }: { view: MyBooking }) {
  const { ticket, locale } = useWords();
  const texts = ticket.calendar;
  const events = calendarEvents(singers);
  if (events.length === 0) return null;
  const words = {
    title: texts.event(venue ? localized(venue.cafeName, locale) : ''),
    place: venue ? localized(venue.address, locale) : '',
    details: `${ticket.number}: ${id}`,
  };
  const label = (link: string, names: string) => (events.length > 1 ? texts.of(link, names) : link);
  return (
    <Part heading={texts.heading}>
      <div className="flex flex-wrap gap-3">
        <a href={calendarFilePath} download className={buttonStyles({ size: 'sm' })}>
          <CalendarPlus aria-hidden="true" className="size-5" />
          {texts.file}
        </a>
        {events.map((event) => (
          <NewTabLink key={`google ${event.startsAt}`} href={googleLink(event, words)}>
            {label(texts.google, event.names)}
          </NewTabLink>
        ))}
        {events.map((event) => (
          <NewTabLink key={`outlook ${event.startsAt}`} href={outlookLink(event, words)}>
            {label(texts.outlook, event.names)}
          </NewTabLink>
        ))}
      </div>
    </Part>
  );
}
