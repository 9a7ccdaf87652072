import { describe, expect, it } from 'vitest';
import { initialVenue } from 'shared/catalogue/initial-catalogue.ts';
import { calendarEntry, folded } from '../../src/email/calendar.ts';
import { klookFacts, mailFacts } from './mail-facts.ts';

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
