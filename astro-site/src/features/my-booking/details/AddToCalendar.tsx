import { CalendarPlus } from 'lucide-react';
import { localized } from 'shared/languages/localized-text.ts';
import type { MyBooking } from 'shared/my-booking/my-booking.ts';
import { buttonStyles } from '../../../components/ui/button-styles.ts';
import { NewTabLink } from '../parts/NewTabLink.tsx';
import { Part } from '../parts/Part.tsx';
import { calendarFilePath } from '../reads/my-booking-api.ts';
import { useWords } from '../words/use-words.ts';
import { calendarEvents, googleLink, outlookLink, type CalendarEvent } from './calendar-links.ts';

/** The file for every calendar, and the two that are filled in by a link. */
export function AddToCalendar({ view: { singers, venue, id, arrival } }: { view: MyBooking }) {
  const { ticket, locale } = useWords();
  const texts = ticket.calendar;
  const events = calendarEvents(singers, arrival);
  if (events.length === 0) return null;
  const wordsOf = ({ session }: CalendarEvent) => ({
    title: `${texts.event(venue ? localized(venue.cafeName, locale) : '')}, ${session}`,
    place: venue ? localized(venue.address, locale) : '',
    details: `${ticket.session}: ${session}\n${ticket.number}: ${id}`,
  });
  const label = (link: string, names: string) => (events.length > 1 ? texts.of(link, names) : link);
  return (
    <Part heading={texts.heading}>
      <div className="flex flex-wrap gap-3">
        <a href={calendarFilePath} download className={buttonStyles({ size: 'sm' })}>
          <CalendarPlus aria-hidden="true" className="size-5" />
          {texts.file}
        </a>
        {events.map((event) => (
          <NewTabLink key={`google ${event.startsAt}`} href={googleLink(event, wordsOf(event))}>
            {label(texts.google, event.names)}
          </NewTabLink>
        ))}
        {events.map((event) => (
          <NewTabLink key={`outlook ${event.startsAt}`} href={outlookLink(event, wordsOf(event))}>
            {label(texts.outlook, event.names)}
          </NewTabLink>
        ))}
      </div>
    </Part>
  );
}
