import { expect, it } from 'vitest';
import { dateTimeKst, longSeoulDate, timeKst } from '../../src/time/display.ts';
import {
  addSeoulDays,
  instantInSeoul,
  isCalendarDate,
  minutesOfDay,
  seoulWallClock,
  timeOfDay,
} from '../../src/time/seoul.ts';

it('turns a Seoul date and time into an instant and back', () => {
  const instant = instantInSeoul('2026-12-01', '00:10');
  expect(instant.toISOString()).toBe('2026-11-30T15:10:00.000Z');
  expect(seoulWallClock(instant)).toEqual({ date: '2026-12-01', time: '00:10' });
});

it('says KST wherever a time is read', () => {
  const instant = instantInSeoul('2026-12-01', '14:30');
  expect(timeKst(instant)).toBe('14:30 KST');
  expect(dateTimeKst(instant)).toBe('2026-12-01 14:30 KST');
  expect(longSeoulDate('2026-12-01')).toBe('Tuesday 1 December 2026');
});

it('knows the calendar', () => {
  expect(isCalendarDate('2028-02-29')).toBe(true);
  expect(isCalendarDate('2026-02-29')).toBe(false);
  for (const date of ['2026-1-1', '0000-01-01', '0001-01-01']) expect(isCalendarDate(date)).toBe(false);
  expect(addSeoulDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addSeoulDays('9999-12-31', 1)).toBe('+010000-01-01');
});

it('counts minutes from midnight', () => {
  expect(minutesOfDay('21:50')).toBe(1310);
  expect(timeOfDay(1310)).toBe('21:50');
});
