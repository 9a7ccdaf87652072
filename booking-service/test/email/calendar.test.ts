import { describe, expect, it } from 'vitest';
import { initialVenue } from 'shared/catalogue/initial-catalogue.ts';
import { instantInSeoul } from 'shared/time/seoul.ts';
import type { MailFacts } from '../../src/email/base/facts.ts';
import { calendarEntry, folded } from '../../src/email/calendar.ts';
import { klookFacts, mailFacts } from './mail-facts.ts';
import { jisooFacts, partyFacts } from './party-facts.ts';

describe('the calendar entry', () => {
  it('holds the session in Seoul time, with an id of its own and the place', () => {
    const lines = calendarEntry(mailFacts(), 'cafe.example.test')?.split('\r\n');
    expect(lines).toContain('UID:7K3MZ9QX2B@cafe.example.test');
    expect(lines).toContain('DTSTART;TZID=Asia/Seoul:20261204T143000');
    expect(lines).toContain('DTEND;TZID=Asia/Seoul:20261204T144000');
    expect(lines).toContain('DTSTAMP:20261120T094100Z');
    expect(lines).toContain('SEQUENCE:2');
    expect(lines).toContain('LOCATION:Sinsa Record Cafe\\, Sinsa-dong\\, Gangnam-gu\\, Seoul');
  });

  it('says when to come, as the mail does', () => {
    const unfolded = calendarEntry(
      mailFacts({ arrival: { cafeMinutes: 45, boothMinutes: 5 } }),
      'cafe.example.test',
    )?.replaceAll('\r\n ', '');
    expect(unfolded).toMatch(/^DESCRIPTION:.*45 minutes early: we expect you from 13:45 KST.*by 14:25/m);
  });

  it('is left out while a Klook booking has no time', () => {
    expect(calendarEntry(klookFacts(), 'cafe.example.test')).toBeUndefined();
  });

  it('cannot be given another line by what staff wrote', () => {
    const cafeName = { en: 'Cafe\r\nATTENDEE:mailto:x@example.test' };
    const entry = calendarEntry(mailFacts({ venue: { ...initialVenue, cafeName } }), 'cafe.example.test');
    expect(entry).not.toMatch(/^ATTENDEE/m);
  });

  it('folds long lines at 75 octets without cutting a character', () => {
    const line = `DESCRIPTION:${'녹음 세션 '.repeat(30)}`;
    const parts = folded(line).split('\r\n');
    for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
    expect(parts.map((part, index) => (index === 0 ? part : part.slice(1))).join('')).toBe(line);
  });
});

describe('the calendar of a party', () => {
  const linesOf = (facts: MailFacts) => calendarEntry(facts, 'cafe.example.test')?.split('\r\n') ?? [];
  const valuesOf = (lines: string[], name: string) => lines.filter((line) => line.startsWith(name));

  it('holds an event of each singer’s own, with their name', () => {
    const lines = linesOf(partyFacts());
    expect(valuesOf(lines, 'BEGIN:VCALENDAR')).toHaveLength(1);
    expect(valuesOf(lines, 'UID')).toEqual([
      'UID:AAAA111111@cafe.example.test',
      'UID:BBBB222222@cafe.example.test',
      'UID:CCCC333333@cafe.example.test',
    ]);
    expect(valuesOf(lines, 'DTSTART;')).toEqual([
      'DTSTART;TZID=Asia/Seoul:20261204T125000',
      'DTSTART;TZID=Asia/Seoul:20261204T130000',
      'DTSTART;TZID=Asia/Seoul:20261204T131000',
    ]);
    expect(valuesOf(lines, 'SUMMARY')).toEqual([
      'SUMMARY:Recording session · Mina Kim · Sinsa Record Cafe',
      'SUMMARY:Recording session · Jisoo Park · Sinsa Record Cafe',
      'SUMMARY:Recording session · Hana Lee · Sinsa Record Cafe',
    ]);
    expect(valuesOf(lines, 'END:VEVENT')).toHaveLength(3);
  });

  it('of one who was moved replaces that one’s event alone', () => {
    const startsAt = instantInSeoul('2026-12-05', '15:30');
    const lines = linesOf(jisooFacts({ startsAt, version: 3 }));
    expect(valuesOf(lines, 'UID')).toEqual(['UID:BBBB222222@cafe.example.test']);
    expect(lines).toContain('SEQUENCE:3');
    expect(lines).toContain('DTSTART;TZID=Asia/Seoul:20261205T153000');
    expect(lines).toContain('SUMMARY:Recording session · Jisoo Park · Sinsa Record Cafe');
  });
});
