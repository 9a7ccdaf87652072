import { daysIn, presetOf, spanAfter, spanAround, spanBefore, stepOf } from 'shared/reports/spans.ts';
import { describe, expect, it } from 'vitest';

const span = (from: string, to = from) => ({ from, to });

describe('the span before', () => {
  it.each([
    [span('2026-11-25'), span('2026-11-24')],
    [span('2026-11-23', '2026-11-29'), span('2026-11-16', '2026-11-22')],
    [span('2026-11-01', '2026-11-30'), span('2026-10-01', '2026-10-31')],
    [span('2026-03-01', '2026-03-31'), span('2026-02-01', '2026-02-28')],
    [span('2026-01-01', '2026-12-31'), span('2025-01-01', '2025-12-31')],
    [span('2026-01-01', '2026-03-31'), span('2025-10-01', '2025-12-31')],
    [span('2026-11-02', '2026-11-30'), span('2026-10-04', '2026-11-01')],
  ])('%j is %j: whole months before whole months, else as many days', (of, before) => {
    expect(spanBefore(of)).toEqual(before);
  });
});

describe('a day, week, month or year', () => {
  it.each([
    ['day', span('2028-02-29')],
    ['week', span('2028-02-28', '2028-03-05')],
    ['month', span('2028-02-01', '2028-02-29')],
    ['year', span('2028-01-01', '2028-12-31')],
  ] as const)('the %s around 29 February 2028 is %j', (preset, around) => {
    expect(spanAround('2028-02-29', preset)).toEqual(around);
    expect(presetOf(around)).toBe(preset);
    expect(spanBefore(spanAfter(around))).toEqual(around);
  });

  it('is nothing else', () => {
    expect(presetOf(span('2026-11-02', '2026-11-30'))).toBeNull();
    expect(spanAfter(span('2026-11-02', '2026-11-03'))).toEqual(span('2026-11-04', '2026-11-05'));
  });
});

it('days are counted with both ends, and long spans are cut into weeks or months', () => {
  const spans = [span('2026-01-01'), span('2026-01-01', '2026-04-30'), span('2026-01-01', '2026-12-31')];
  expect(spans.map(daysIn)).toEqual([1, 120, 365]);
  expect(spans.map(stepOf)).toEqual(['day', 'week', 'month']);
});
