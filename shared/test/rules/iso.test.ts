import { dayField, instantField, isoDay, isoInstant } from '../../src/time/iso.ts';
import { expect, test } from 'vitest';

test.each([
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['2026-1-01', false],
  ['2026-01-01T00:00Z', false],
])('the day %s: %s', (text, isTaken) => {
  expect(isoDay.safeParse(text).success).toBe(isTaken);
  expect(dayField('no day').safeParse(text).success).toBe(isTaken);
});

test.each([
  ['2026-11-29T14:00:00.000Z', true, true],
  ['2026-11-29T14:00Z', true, true],
  ['2026-11-29T14:00:00+09:00', false, true],
  ['2026-11-29T24:00:00Z', false, false],
  ['2026-02-30T14:00:00Z', false, false],
  ['2026-11-29T14:00:00', false, false],
  ['2026-11-29', false, false],
])('the instant %s: answered %s, sent %s', (text, isAnswered, isTaken) => {
  expect(isoInstant.safeParse(text).success).toBe(isAnswered);
  expect(instantField('no instant').safeParse(text).success).toBe(isTaken);
});

test('says what was wrong', () => {
  expect(dayField('no day').safeParse(3).error?.issues[0]?.message).toBe('no day');
  expect(dayField('no day').safeParse('2026-02-30').error?.issues[0]?.message).toBe('no day');
});
