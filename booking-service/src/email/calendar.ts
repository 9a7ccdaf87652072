import { localized } from 'shared/languages/localized-text.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import { arriveText } from './documents/parts.ts';
import type { MailFacts } from './base/facts.ts';
import { mailMessages } from './messages/messages.ts';

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

/** The session as an iCalendar entry, or undefined while it has no time. `uidDomain` keeps the entry's id our own. */
export function calendarEntry(facts: MailFacts, uidDomain: string): string | undefined {
  if (!facts.startsAt) return undefined;
  const messages = mailMessages[facts.locale];
  const { venue } = facts;
  const name = venue ? localized(venue.cafeName, facts.locale) : messages.cafe;
  const endsAt = new Date(facts.startsAt.getTime() + facts.slotMinutes * 60_000);
  const description = [
    `${messages.labels.bookingNumber}: ${facts.id}`,
    arriveText(facts, messages),
    ...(venue ? [localized(venue.directions, facts.locale)] : []),
  ].join('\n');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(uidDomain)}//Bookings//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...seoulZone,
    'BEGIN:VEVENT',
    `UID:${facts.id}@${uidDomain}`,
    `DTSTAMP:${utcStamp(facts.now)}`,
    // A later mail about the same booking replaces the entry instead of adding one.
    `SEQUENCE:${facts.version}`,
    `DTSTART;TZID=Asia/Seoul:${seoulStamp(facts.startsAt)}`,
    `DTEND;TZID=Asia/Seoul:${seoulStamp(endsAt)}`,
    `SUMMARY:${escaped(`${messages.labels.sessionFee} · ${name}`)}`,
    ...(venue ? [`LOCATION:${escaped(`${name}, ${localized(venue.address, facts.locale)}`)}`] : []),
    `DESCRIPTION:${escaped(description)}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
