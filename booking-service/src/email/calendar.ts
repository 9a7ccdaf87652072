import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { ICalEventData } from 'ical-generator';
import { localized } from 'shared/languages/localized-text.ts';
import { comesBy } from 'shared/slots/arrival.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import { arriveText, cafeNameOf } from './documents/parts.ts';
import { isOfParty, messagesFor, nameOf, singersOf } from './documents/party.ts';
import { commonStart, singerTime } from './documents/when.ts';
import type { MailFacts, SingerFacts } from './base/facts.ts';
import type { Sender } from './base/sender.ts';

/** The sessions as iCalendar entries, one for each singer, or undefined while none has a time. */
export function calendarEntry(facts: MailFacts, sender: Sender): string | undefined {
  const events = singersOf(facts).flatMap((singer) => eventOf(singer, facts, sender));
  return events.length === 0
    ? undefined
    : calendarOf(ICalCalendarMethod.PUBLISH, ICalEventStatus.CONFIRMED, events, sender);
}

/**
 * Takes the entries that the visitor has been sent out of the calendar again; undefined where there were none. All components of
 * a cancellation have one UID and name the attendee who is no longer expected (RFC 5546, 3.2.5): each entry has an iCalendar object
 * of its own, one after the other.
 */
export function calendarCancellation(facts: MailFacts, sender: Sender): string | undefined {
  const attendees = facts.email === null ? [] : [{ email: facts.email }];
  const cancelled = singersOf(facts)
    .filter(({ hasEntry }) => hasEntry)
    .flatMap((singer) => eventOf(singer, facts, sender))
    .map((event) =>
      calendarOf(ICalCalendarMethod.CANCEL, ICalEventStatus.CANCELLED, [{ ...event, attendees }], sender),
    );
  return cancelled.join('') || undefined;
}

/** The iCalendar objects of what was written above: each goes as a part of its own. */
export const calendarParts = (calendars: string): string[] => calendars.split(/^(?=BEGIN:VCALENDAR\r?$)/m);

function calendarOf(
  method: ICalCalendarMethod,
  status: ICalEventStatus,
  events: readonly ICalEventData[],
  { domain }: Sender,
): string {
  const calendar = ical({
    method,
    scale: 'GREGORIAN',
    prodId: { company: domain, product: 'Bookings', language: 'EN' },
    events: events.map((event) => ({ ...event, status })),
  });
  return `${calendar.toString()}\r\n`;
}

/** From the time at which the guest is asked to come, for a party with the first of it, until the end of the session. */
function eventOf(singer: SingerFacts, facts: MailFacts, { address, domain }: Sender): ICalEventData[] {
  if (!singer.startsAt) return [];
  const messages = messagesFor(facts);
  const { venue, locale, now, arrival } = facts;
  const name = cafeNameOf(facts, messages);
  const comesFor = commonStart(facts) ?? singer.startsAt;
  const session = `${messages.labels.sessionFee} ${seoulWallClock(singer.startsAt).time}`;
  const summary = [session, ...(isOfParty(facts) ? [nameOf(singer, facts)] : []), name];
  const description = [
    `${messages.labels.bookingNumber}: ${singer.id}`,
    `${messages.labels.sessionFee}: ${singerTime(singer, facts)}`,
    arriveText(facts, messages),
    ...(venue ? [localized(venue.directions, locale)] : []),
  ];
  return [
    {
      id: `${singer.id}@${domain}`,
      // A later mail about the same booking replaces the entry instead of adding one.
      sequence: singer.version,
      stamp: now,
      start: comesBy(comesFor, arrival),
      end: new Date(singer.startsAt.getTime() + singer.slotMinutes * 60_000),
      organizer: { name, email: address },
      summary: summary.join(' · '),
      location: venue ? `${name}, ${localized(venue.address, locale)}` : null,
      description: description.join('\n'),
    },
  ];
}
