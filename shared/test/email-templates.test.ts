import { describe, expect, it } from 'vitest';
import { emailTemplates, fillPlaceholders, fillTemplate } from '../src/bookings/email-templates.ts';
import { locales } from '../src/content/localized-text.ts';

const booking = {
  name: 'Sample Visitor',
  bookingDate: '2026-12-04',
  bookingTime: '14:30',
  selectedDrink: 'green-tea',
  drinkTemperature: 'iced' as const,
  totalPrice: 350_000,
  youtubeTrackUrl: 'https://youtu.be/abcdefghijk',
};
const all = '{name}|{date}|{time}|{drink}|{price}|{track}';
const inEveryLanguage = emailTemplates.flatMap((template) =>
  locales.map((locale) => ({ ...template, locale })),
);

describe('the templates of the e-mail dialog', () => {
  it('are the three of the specification', () => {
    expect(emailTemplates.map(({ label }) => label)).toEqual([
      'Booking Confirmation',
      'Session Reminder',
      'Recording Complete',
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
    expect([facts('ko'), facts('zh')]).toEqual([facts('en'), facts('en')]);
  });

  it('know every placeholder, in every language', () => {
    const rest = '₩350,000|https://youtu.be/abcdefghijk';
    expect(locales.map((locale) => fillPlaceholders(all, booking, locale))).toEqual([
      `Sample Visitor|Friday 4 December 2026|14:30 KST|Green Tea (iced)|${rest}`,
      `Sample Visitor|2026년 12월 4일 금요일|14:30 KST|녹차 (차갑게)|${rest}`,
      `Sample Visitor|2026年12月4日星期五|14:30 KST|绿茶 (冰)|${rest}`,
    ]);
  });

  it('say TBD for a date or time that is not set', () => {
    const unset = { ...booking, bookingDate: null, bookingTime: null };
    expect(fillPlaceholders('{date}, {time}', unset, 'en')).toBe('TBD, TBD');
  });

  it('fill in once: a name that looks like a placeholder stays a name', () => {
    expect(fillPlaceholders('{name}', { ...booking, name: '{price}' }, 'en')).toBe('{price}');
  });
});
