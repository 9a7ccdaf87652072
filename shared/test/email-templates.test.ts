import { describe, expect, it } from 'vitest';
import { emailTemplates, fillTemplate } from '../src/bookings/email-templates.ts';

const booking = {
  name: 'Sample Visitor',
  bookingDate: '2026-12-04',
  bookingTime: '14:30',
  selectedDrink: 'green-tea',
  drinkTemperature: 'iced' as const,
  totalPrice: 350_000,
  youtubeTrackUrl: 'https://youtu.be/abcdefghijk',
};

describe('the templates of the e-mail dialog', () => {
  it('are the three of the specification', () => {
    expect(emailTemplates.map(({ label }) => label)).toEqual([
      'Booking Confirmation',
      'Session Reminder',
      'Recording Complete',
    ]);
  });

  it.each(emailTemplates)('$label leaves no placeholder open', (template) => {
    const { subject, message } = fillTemplate(template, booking);
    expect(`${subject}\n${message}`).not.toMatch(/[{}]/);
    expect(message).toContain('Sample Visitor');
  });

  it('know every placeholder', () => {
    const all = { key: '', label: '', subject: '', message: '{name}|{date}|{time}|{drink}|{price}|{track}' };
    expect(fillTemplate(all, booking).message).toBe(
      'Sample Visitor|Friday 4 December 2026|14:30 KST|Green Tea (iced)|₩350,000|https://youtu.be/abcdefghijk',
    );
  });

  it('say TBD for a date or time that is not set', () => {
    const all = { key: '', label: '', subject: '{date}, {time}', message: '' };
    expect(fillTemplate(all, { ...booking, bookingDate: null, bookingTime: null }).subject).toBe('TBD, TBD');
  });

  it('fill in once: a name that looks like a placeholder stays a name', () => {
    const all = { key: '', label: '', subject: '{name}', message: '' };
    expect(fillTemplate(all, { ...booking, name: '{price}' }).subject).toBe('{price}');
  });
});
