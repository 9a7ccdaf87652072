import { afterEach, expect, test } from 'vitest';
import {
  addMonthsTo,
  clampDate,
  dateAfterKey,
  firstDateWith,
  weeksOf,
} from '../../../src/components/calendar/calendar-month.ts';

const ownZone = process.env['TZ'];
afterEach(() => {
  process.env['TZ'] = ownZone ?? '';
});

// Half a day ahead and behind, and two zones whose clocks change at midnight.
const zones = ['Asia/Seoul', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Havana', 'Africa/Cairo'];

test.each(zones)('a visitor in %s sees the same calendar as the cafe', (zone) => {
  process.env['TZ'] = zone;
  expect(weeksOf('2026-11')).toEqual([
    ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06', '2026-11-07'],
    ['2026-11-08', '2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13', '2026-11-14'],
    ['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'],
    ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'],
    ['2026-11-29', '2026-11-30', null, null, null, null, null],
  ]);
  expect(weeksOf('2027-03').flat().filter(Boolean)).toHaveLength(31);
});

test.each(zones)('keys move by days, weeks and months in %s', (zone) => {
  process.env['TZ'] = zone;
  expect(dateAfterKey('2026-03-08', 'ArrowRight')).toBe('2026-03-09');
  expect(dateAfterKey('2026-03-01', 'ArrowLeft')).toBe('2026-02-28');
  expect(dateAfterKey('2026-11-20', 'ArrowUp')).toBe('2026-11-13');
  expect(dateAfterKey('2026-11-20', 'ArrowDown')).toBe('2026-11-27');
  expect(dateAfterKey('2026-11-20', 'Home')).toBe('2026-11-15');
  expect(dateAfterKey('2026-11-20', 'End')).toBe('2026-11-21');
  expect(dateAfterKey('2026-12-31', 'PageUp')).toBe('2026-11-30');
  expect(dateAfterKey('2026-01-31', 'PageDown')).toBe('2026-02-28');
  expect(dateAfterKey('2026-11-20', 'a')).toBeNull();
});

test('months are turned, and the focus stays within the dates on sale', () => {
  expect(addMonthsTo('2026-12', 1)).toBe('2027-01');
  expect(addMonthsTo('2026-01', -1)).toBe('2025-12');
  expect(clampDate('2026-11-01', '2026-11-20', '2027-02-18')).toBe('2026-11-20');
  expect(clampDate('2027-03-01', '2026-11-20', '2027-02-18')).toBe('2027-02-18');
  expect(clampDate('2026-12-24', '2026-11-20', '2027-02-18')).toBe('2026-12-24');
});

test('the first date that is good for something may lie in another month', () => {
  const closed = ['2026-11-29', '2026-11-30'];
  const isGood = (date: string) => !closed.includes(date);
  expect(firstDateWith(isGood, '2026-11-29', '2027-01-28')).toBe('2026-12-01');
  expect(firstDateWith(() => false, '2026-11-29', '2027-01-28')).toBe('2026-11-29');
});
