import { initialRules } from 'shared/catalogue/initial-catalogue.ts';
import { offeredStartTimes, startTimes } from 'shared/slots/offered-slots.ts';
import { instantInSeoul } from 'shared/time/seoul.ts';
import { expect, test } from 'vitest';
import { timeBands } from '../../../src/features/booking/when/time-keys.ts';

const rules = { ...initialRules, version: 1 };
const date = '2026-11-24';
const dayBefore = instantInSeoul('2026-11-23', '12:00');
const keysAt = (now: Date, free: readonly string[]) =>
  timeBands(rules, date, free, now).flatMap(({ keys }) => keys);

test('all times of a day stand in their price bands, those that are not free as taken', () => {
  const free = startTimes(rules).filter((time) => time !== '13:00');
  const bands = timeBands(rules, date, free, dayBefore);
  expect(bands.map(({ band, keys }) => [band.key, band.feeWon, keys.length])).toEqual([
    ['morning', 40_000, 18],
    ['day', 50_000, 30],
    ['evening', 44_000, 24],
  ]);
  expect(bands[1]?.keys[0]).toEqual({ time: '13:00', taken: true });
  expect(bands.flatMap(({ keys }) => keys).filter((key) => key.taken)).toHaveLength(1);
});

test('times that are too early to book are not shown at all, nor bands without any', () => {
  const now = instantInSeoul(date, '17:41');
  const bands = timeBands(rules, date, offeredStartTimes(rules, date, now), now);
  expect(bands.map(({ band }) => band.key)).toEqual(['evening']);
  expect(bands[0]?.keys[0]).toEqual({ time: '18:20', taken: false });
});

test('a time that the server offers is shown, whatever the clock of this device says', () => {
  const wrongClock = instantInSeoul(date, '21:30');
  expect(keysAt(wrongClock, ['18:20', '18:30'])).toEqual([
    { time: '18:20', taken: false },
    { time: '18:30', taken: false },
  ]);
});
