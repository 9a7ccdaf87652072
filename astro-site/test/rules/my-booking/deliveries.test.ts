import type { Delivery } from 'shared/deliveries/deliveries.ts';
import { locales } from 'shared/languages/localized-text.ts';
import { describe, expect, test } from 'vitest';
import { dayText } from '../../../src/features/admin/deliveries/delivery-text.ts';
import { deliveryInWords } from '../../../src/features/my-booking/details/delivery-in-words.ts';
import { wordsIn } from './words-in.ts';

const mix: Delivery = {
  addOnId: 1,
  name: 'Full Track Mixing',
  isPosted: false,
  state: 'open',
  terms: { days: 5, unit: 'business-days' },
  dueOn: '2026-12-03',
  trackingNumber: null,
  changedAt: null,
};
const lp = { ...mix, addOnId: 4, isPosted: true };
// Half past midnight of 3 December in Seoul.
const onTheDay = new Date('2026-12-02T15:30:00Z');
const dayAfter = new Date('2026-12-03T15:30:00Z');
const sent = { state: 'sent', changedAt: '2026-12-02T15:30:00.000Z' } as const;

describe('a guest reads', () => {
  const say = (delivery: Delivery, now = onTheDay) => deliveryInWords(wordsIn('en'), delivery, now);

  test('by when they get it, on its day too, and from the next on that it is late', () => {
    expect(say(mix)).toBe('You get it by Thursday 3 December 2026.');
    expect(say({ ...lp, state: 'in-work' })).toBe('It leaves for your address by Thursday 3 December 2026.');
    expect(say(mix, dayAfter)).toBe(
      'It was to be sent by Thursday 3 December 2026, and is late. We are sorry: our staff are on it.',
    );
  });

  test('when it was sent, however late', () => {
    expect(say({ ...mix, ...sent }, dayAfter)).toBe('Sent to you on Thursday 3 December 2026.');
    expect(say({ ...lp, ...sent })).toBe('On its way to your address since Thursday 3 December 2026.');
  });

  test('how long it takes while the session has no day, and that no day is promised where none is', () => {
    expect(say({ ...mix, dueOn: null })).toBe('You get it within 5 business days of your session.');
    const next = { ...mix, dueOn: null, terms: { days: 1, unit: 'calendar-days' } } as const;
    expect(say(next)).toBe('You get it within 1 day of your session.');
    expect(say({ ...mix, dueOn: null, terms: { ...mix.terms, days: null } })).toContain(
      'No date is promised',
    );
  });

  test('the same in every language', () => {
    const days = locales.map((locale) => deliveryInWords(wordsIn(locale), mix, onTheDay));
    expect(days).toEqual([
      'You get it by Thursday 3 December 2026.',
      '2026년 12월 3일 목요일까지 보내 드려요.',
      '最晚2026年12月3日星期四发送给您。',
      '2026年12月3日（木）までにお届けします。',
    ]);
  });
});

describe('staff read', () => {
  const say = (delivery: Delivery, now: Date) => dayText(delivery, now, 'en');

  test('by when it is due, and by how many days it is late', () => {
    expect(say(mix, new Date('2026-11-30T03:00:00Z'))).toBe('by Thursday 3 December 2026');
    expect(say(mix, onTheDay)).toBe('due today');
    expect(say(mix, dayAfter)).toBe('1 day late: was due by Thursday 3 December 2026');
    expect(say({ ...mix, ...sent }, dayAfter)).toBe('on Thursday 3 December 2026');
    expect(say({ ...mix, dueOn: null }, onTheDay)).toBe('its day follows once the session has a time');
    expect(dayText(mix, dayAfter, 'ko')).toBe('1일 늦음: 2026년 12월 3일 목요일까지였습니다');
  });
});
