import { describe, expect, it } from 'vitest';
import { initialVenue } from 'shared/catalogue/initial-catalogue.ts';
import { instantInSeoul } from 'shared/time/seoul.ts';
import type { MailFacts } from '../../../src/email/base/facts.ts';
import { senderOf } from '../../../src/email/base/sender.ts';
import { calendarCancellation, calendarEntry, calendarParts } from '../../../src/email/calendar.ts';
import { klookFacts, mailFacts } from './mail-facts.ts';
import { jisoo, jisooFacts, partyFacts } from './party-facts.ts';
import { readCalendar } from './read-calendar.ts';

const sender = senderOf('Sinsa Record Cafe <hello@cafe.example.test>');
const entryOf = (facts: MailFacts) => readCalendar(calendarEntry(facts, sender));
const onlyEventOf = (facts: MailFacts) => entryOf(facts).events[0];

describe('the calendar entry', () => {
  it('runs from the arrival to the end of the session, with an id of its own, the place and whom it comes from', () => {
    const { method, events } = entryOf(mailFacts());
    expect(method).toBe('PUBLISH');
    expect(events).toEqual([
      {
        uid: '7K3MZ9QX2B@cafe.example.test',
        sequence: 2,
        status: 'CONFIRMED',
        startsAt: '2026-12-04T05:00:00.000Z',
        endsAt: '2026-12-04T05:40:00.000Z',
        summary: 'Recording session 14:30 · Sinsa Record Cafe',
        location: 'Sinsa Record Cafe, Sinsa-dong, Gangnam-gu, Seoul',
        description: expect.stringMatching(
          /^Booking number: 7K3MZ9QX2B\nRecording session: 14:30–14:40 KST\n/,
        ) as string,
        organizer: 'mailto:hello@cafe.example.test',
        // Published entries name nobody (RFC 5546, 3.2.1).
        attendees: [],
      },
    ]);
  });

  it('names its times in UTC, which every calendar shows by the clock of its owner', () => {
    const lines = calendarEntry(mailFacts(), sender)?.split('\r\n');
    expect(lines).toContain('DTSTART:20261204T050000Z');
    expect(lines).toContain('DTSTAMP:20261120T094100Z');
    expect(lines?.at(-1)).toBe('');
  });

  it('says when to come, as the mail does', () => {
    const event = onlyEventOf(mailFacts({ arrival: { cafeMinutes: 45, boothMinutes: 5 } }));
    expect(event?.startsAt).toBe('2026-12-04T04:45:00.000Z');
    expect(event?.description).toMatch(/45 minutes early: we expect you by 13:45 KST.*by 14:25/);
  });

  it.each([
    ['ko', '녹음 세션 14:30 · 신사 레코드 카페', '예약 번호: 7K3MZ9QX2B'],
    ['zh', '录音 14:30 · 新沙唱片咖啡馆', '预订号: 7K3MZ9QX2B'],
    ['ja', 'レコーディング 14:30 · シンサ・レコードカフェ', '予約番号: 7K3MZ9QX2B'],
  ] as const)('speaks the language of the mail (%s)', (locale, summary, number) => {
    const event = onlyEventOf(mailFacts({ locale }));
    expect(event?.summary).toBe(summary);
    expect(event?.description.split('\n')[0]).toBe(number);
  });

  it('is left out while a Klook booking has no time', () => {
    expect(calendarEntry(klookFacts(), sender)).toBeUndefined();
  });

  it.each([
    'Cafe\r\nATTENDEE:mailto:x@example.test',
    'One; two, three \\ four: "five" ^six',
    '신사 레코드 카페 🎤 '.repeat(12),
    '新沙录音咖啡馆，江南区；'.repeat(12),
  ])('takes %j as staff wrote it, on lines of 75 octets, and never as a line of its own', (written) => {
    const cafeName = { en: written };
    const facts = mailFacts({ venue: { ...initialVenue, cafeName, directions: { en: written } } });
    const text = calendarEntry(facts, sender) ?? '';
    expect(text).not.toMatch(/^ATTENDEE/m);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const read = written.replace('\r\n', '\n');
    const event = onlyEventOf(facts);
    expect(event?.summary).toBe(`Recording session 14:30 · ${read}`);
    expect(event?.location).toBe(`${read}, Sinsa-dong, Gangnam-gu, Seoul`);
    expect(event?.description.endsWith(`\n${read}`)).toBe(true);
  });
});

describe('the calendar of a party', () => {
  it('holds an event of each singer’s own, with their name, from when all of them are asked to come', () => {
    const { events } = entryOf(partyFacts());
    expect(events.map(({ uid, startsAt, endsAt, summary }) => [uid, startsAt, endsAt, summary])).toEqual([
      [
        'AAAA111111@cafe.example.test',
        '2026-12-04T03:20:00.000Z',
        '2026-12-04T04:00:00.000Z',
        'Recording session 12:50 · Mina Kim · Sinsa Record Cafe',
      ],
      [
        'BBBB222222@cafe.example.test',
        '2026-12-04T03:20:00.000Z',
        '2026-12-04T04:10:00.000Z',
        'Recording session 13:00 · Jisoo Park · Sinsa Record Cafe',
      ],
      [
        'CCCC333333@cafe.example.test',
        '2026-12-04T03:20:00.000Z',
        '2026-12-04T04:20:00.000Z',
        'Recording session 13:10 · Hana Lee · Sinsa Record Cafe',
      ],
    ]);
  });

  it('of one who was moved replaces that one’s event alone', () => {
    const startsAt = instantInSeoul('2026-12-05', '15:30');
    const { events } = entryOf(jisooFacts({ startsAt, version: 3 }));
    expect(events).toMatchObject([
      {
        uid: 'BBBB222222@cafe.example.test',
        sequence: 3,
        startsAt: instantInSeoul('2026-12-05', '15:00').toISOString(),
        summary: 'Recording session 15:30 · Jisoo Park · Sinsa Record Cafe',
      },
    ]);
  });
});

describe('the end of a calendar entry', () => {
  const cancellationOf = (facts: MailFacts) => calendarCancellation(facts, sender);

  it('names the entry that was sent, later than it, and that it is cancelled', () => {
    const { method, events } = readCalendar(cancellationOf(mailFacts({ version: 3 })));
    expect(method).toBe('CANCEL');
    expect(events).toMatchObject([
      {
        uid: onlyEventOf(mailFacts())?.uid,
        sequence: 3,
        status: 'CANCELLED',
        organizer: 'mailto:hello@cafe.example.test',
        attendees: ['mailto:visitor@example.test'],
      },
    ]);
  });

  it('is an object of its own for each singer: all components of one have the same UID', () => {
    const parts = calendarParts(cancellationOf(partyFacts()) ?? '').map(readCalendar);
    expect(parts.map(({ method, events }) => [method, ...events.map(({ uid }) => uid)])).toEqual([
      ['CANCEL', 'AAAA111111@cafe.example.test'],
      ['CANCEL', 'BBBB222222@cafe.example.test'],
      ['CANCEL', 'CCCC333333@cafe.example.test'],
    ]);
  });

  it('is sent for nobody who was sent no entry', () => {
    expect(cancellationOf(mailFacts({ hasEntry: false }))).toBeUndefined();
    const { events } = readCalendar(
      cancellationOf(partyFacts({ hasEntry: false, companions: [jisoo, { ...jisoo, hasEntry: false }] })),
    );
    expect(events.map(({ uid }) => uid)).toEqual(['BBBB222222@cafe.example.test']);
  });
});
