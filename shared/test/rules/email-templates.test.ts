import { describe, expect, it } from 'vitest';
import {
  emailTemplates,
  fillPlaceholders,
  fillTemplate,
  openPlaces,
} from '../../src/bookings/email-templates.ts';
import { initialArrival as arrival } from '../../src/catalogue/arrival.ts';
import { locales } from '../../src/languages/localized-text.ts';

const booking = {
  name: 'Sample Visitor',
  bookingDate: '2026-12-04',
  bookingTime: '14:30',
  selectedDrink: 'green-tea',
  drinkTemperature: 'iced' as const,
  bookingType: 'direct' as const,
  totalPrice: 350_000,
  youtubeTrackUrl: 'https://youtu.be/abcdefghijk',
  arrival,
};
const all = '{name}|{date}|{time}|{drink}|{price}|{track}';
const inEveryLanguage = emailTemplates.flatMap((template) =>
  locales.map((locale) => ({ ...template, locale })),
);

describe('the templates of the e-mail dialog', () => {
  it('are the three of the specification, and two for changes', () => {
    expect(emailTemplates.map(({ label }) => label)).toEqual([
      'Booking Confirmation',
      'Session Reminder',
      'Recording Complete',
      'Booking Cancelled',
      'Session Moved',
    ]);
  });

  it.each(inEveryLanguage)('$label in $locale leaves no placeholder open', ({ locale, ...template }) => {
    const { subject, message } = fillTemplate(template, booking, locale);
    expect(`${subject}\n${message}`).not.toMatch(/[{}]/);
    expect(message).toContain('Sample Visitor');
  });

  it.each(emailTemplates)('$label says the same facts in every language', (template) => {
    const facts = (locale: (typeof locales)[number]) => {
      const { subject, message } = fillTemplate(template, booking, locale);
      const named = ['14:30 KST', '₩350,000', 'https://youtu.be/abcdefghijk'];
      return named.map((fact) => `${subject} ${message}`.split(fact).length);
    };
    expect(locales.map(facts)).toEqual(locales.map(() => facts('en')));
  });

  it('know every placeholder, in every language', () => {
    const rest = '₩350,000|https://youtu.be/abcdefghijk';
    expect(locales.map((locale) => fillPlaceholders(all, booking, locale))).toEqual([
      `Sample Visitor|Friday 4 December 2026|14:30 KST|Green Tea (iced)|${rest}`,
      `Sample Visitor|2026년 12월 4일 금요일|14:30 KST|녹차 (차갑게)|${rest}`,
      `Sample Visitor|2026年12月4日星期五|14:30 KST|绿茶 (冰)|${rest}`,
      `Sample Visitor|2026年12月4日（金）|14:30 KST|緑茶 (アイス)|${rest}`,
    ]);
  });

  it('call a free session free, and what is due for a Klook booking by its amount', () => {
    const filled = (changes: object) =>
      locales.map((locale) => fillPlaceholders('{price}', { ...booking, totalPrice: 0, ...changes }, locale));
    expect(filled({})).toEqual(['Free', '무료', '免费', '無料']);
    expect(filled({ bookingType: 'klook' })).toEqual(['₩0', '₩0', '₩0', '₩0']);
  });

  it.each(locales)('say when to come by the rules, never a fixed figure (%s)', (locale) => {
    const later = { cafeMinutes: 45, boothMinutes: 5 };
    for (const key of ['booking-confirmation', 'session-reminder'] as const) {
      const { message } = fillTemplate({ key }, { ...booking, arrival: later }, locale);
      for (const told of ['45', '13:45 KST', '14:25 KST']) expect(message).toContain(told);
      expect(message).not.toMatch(/30 ?(minutes|分|분)/);
    }
  });

  it('say TBD for a date or time that is not set', () => {
    const unset = { ...booking, bookingDate: null, bookingTime: null };
    expect(fillPlaceholders('{date}, {time}', unset, 'en')).toBe('TBD, TBD');
  });

  it('fill in once: a name that looks like a placeholder stays a name', () => {
    expect(fillPlaceholders('{name}', { ...booking, name: '{price}' }, 'en')).toBe('{price}');
  });

  it.each(inEveryLanguage)(
    '$label in $locale is known to be open without a date',
    ({ locale, ...template }) => {
      const unset = { ...booking, bookingDate: null, bookingTime: null };
      expect(openPlaces(fillTemplate(template, unset, locale))).toEqual(['TBD']);
      expect(openPlaces(fillTemplate(template, booking, locale))).toEqual([]);
    },
  );

  it('leave a placeholder open that staff have typed', () => {
    expect(
      openPlaces({ subject: 'On {date}', message: 'At {time}, {date}, come at {cafeTime}. TBDX {other}' }),
    ).toEqual(['{date}', '{time}', '{cafeTime}']);
  });
});
