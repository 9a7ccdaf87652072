import { localized } from 'shared/languages/localized-text.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import { arriveText, cafeNameOf } from './documents/parts.ts';
import { isOfParty, messagesFor, nameOf, singersOf } from './documents/party.ts';
import type { MailFacts, SingerFacts } from './base/facts.ts';

/** Text as RFC 5545 section 3.3.11 wants it. */
const escaped = (text: string) => text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r?\n/g, '\\n');

/** Lines of at most 75 octets, continued with a space (RFC 5545 section 3.1); never cut inside a character. */
export function folded(line: string): string {
  const parts: string[] = [''];
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > 74) {
      parts.push('');
      octets = 0;
    }
    parts[parts.length - 1] += character;
    octets += size;
  }
  return parts.join('\r\n ');
}

const utcStamp = (instant: Date) => `${instant.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;

function seoulStamp(instant: Date): string {
  const { date, time } = seoulWallClock(instant);
  return `${date.replaceAll('-', '')}T${time.replace(':', '')}00`;
}

/** Korea has had no daylight saving since 1988, so one rule describes its clock. */
const seoulZone = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Seoul',
  'BEGIN:STANDARD',
  'DTSTART:19881009T020000',
  'TZOFFSETFROM:+0900',
  'TZOFFSETTO:+0900',
  'TZNAME:KST',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/**
 * The sessions as iCalendar entries, one for each singer, or undefined while none has a time. `uidDomain` keeps the entries'
 * ids our own.
 */
export function calendarEntry(facts: MailFacts, uidDomain: string): string | undefined {
  const events = singersOf(facts).flatMap((singer) => eventOf(singer, facts, uidDomain));
  if (events.length === 0) return undefined;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(uidDomain)}//Bookings//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...seoulZone,
    ...events,
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

function eventOf(singer: SingerFacts, facts: MailFacts, uidDomain: string): string[] {
  if (!singer.startsAt) return [];
  const messages = messagesFor(facts);
  const { venue, locale } = facts;
  const name = cafeNameOf(facts, messages);
  const endsAt = new Date(singer.startsAt.getTime() + singer.slotMinutes * 60_000);
  const summary = [messages.labels.sessionFee, ...(isOfParty(facts) ? [nameOf(singer, facts)] : []), name];
  const description = [
    `${messages.labels.bookingNumber}: ${singer.id}`,
    arriveText(facts, messages),
    ...(venue ? [localized(venue.directions, locale)] : []),
  ].join('\n');
  return [
    'BEGIN:VEVENT',
    `UID:${singer.id}@${uidDomain}`,
    `DTSTAMP:${utcStamp(facts.now)}`,
    // A later mail about the same booking replaces the entry instead of adding one.
    `SEQUENCE:${singer.version}`,
    `DTSTART;TZID=Asia/Seoul:${seoulStamp(singer.startsAt)}`,
    `DTEND;TZID=Asia/Seoul:${seoulStamp(endsAt)}`,
    `SUMMARY:${escaped(summary.join(' · '))}`,
    ...(venue ? [`LOCATION:${escaped(`${name}, ${localized(venue.address, locale)}`)}`] : []),
    `DESCRIPTION:${escaped(description)}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
  ];
}
