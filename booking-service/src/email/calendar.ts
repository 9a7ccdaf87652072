import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { ICalEventData } from 'ical-generator';
import { localized } from 'shared/languages/localized-text.ts';
import { arriveText, cafeNameOf } from './documents/parts.ts';
import { isOfParty, messagesFor, nameOf, singersOf } from './documents/party.ts';
import type { MailFacts, SingerFacts } from './base/facts.ts';
import type { Sender } from './base/sender.ts';

/** The sessions as iCalendar entries, one for each singer, or undefined while none has a time. */
export const calendarEntry = (facts: MailFacts, sender: Sender): string | undefined =>
  calendarOf(facts, sender, ICalCalendarMethod.PUBLISH, singersOf(facts));

/** Takes the entries that the visitor has been sent out of the calendar again; undefined where there were none. */
export const calendarCancellation = (facts: MailFacts, sender: Sender): string | undefined =>
  calendarOf(
    facts,
    sender,
    ICalCalendarMethod.CANCEL,
    singersOf(facts).filter(({ hasEntry }) => hasEntry),
  );

function calendarOf(
  facts: MailFacts,
  sender: Sender,
  method: ICalCalendarMethod,
  singers: readonly SingerFacts[],
): string | undefined {
  const events = singers.flatMap((singer) => eventOf(singer, facts, sender));
  if (events.length === 0) return undefined;
  const status = method === ICalCalendarMethod.CANCEL ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED;
  const calendar = ical({
    method,
    scale: 'GREGORIAN',
    prodId: { company: sender.domain, product: 'Bookings', language: 'EN' },
    events: events.map((event) => ({ ...event, status })),
  });
  return `${calendar.toString()}\r\n`;
}

function eventOf(singer: SingerFacts, facts: MailFacts, { address, domain }: Sender): ICalEventData[] {
  if (!singer.startsAt) return [];
  const messages = messagesFor(facts);
  const { venue, locale, now } = facts;
  const name = cafeNameOf(facts, messages);
  const summary = [messages.labels.sessionFee, ...(isOfParty(facts) ? [nameOf(singer, facts)] : []), name];
  const description = [
    `${messages.labels.bookingNumber}: ${singer.id}`,
    arriveText(facts, messages),
    ...(venue ? [localized(venue.directions, locale)] : []),
  ];
  return [
    {
      id: `${singer.id}@${domain}`,
      // A later mail about the same booking replaces the entry instead of adding one.
      sequence: singer.version,
      stamp: now,
      start: singer.startsAt,
      end: new Date(singer.startsAt.getTime() + singer.slotMinutes * 60_000),
      organizer: { name, email: address },
      summary: summary.join(' · '),
      location: venue ? `${name}, ${localized(venue.address, locale)}` : null,
      description: description.join('\n'),
    },
  ];
}
