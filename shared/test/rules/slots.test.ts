import { describe, expect, it } from 'vitest';
import { initialRules } from '../../src/catalogue/initial-catalogue.ts';
import { claimedUnits } from '../../src/slots/claims.ts';
import { offeredStartTimes, slotRefusal, startTimes } from '../../src/slots/offered-slots.ts';
import { instantInSeoul } from '../../src/time/seoul.ts';

const at = (date: string, time: string) => instantInSeoul(date, time);
const noon = at('2026-12-01', '12:00');

describe('start times of an open day', () => {
  it('run every 10 minutes from 10:00 to 21:50, so that the last session ends at closing', () => {
    const times = startTimes(initialRules);
    expect(times).toHaveLength(72);
    expect(times[0]).toBe('10:00');
    expect(times.at(-1)).toBe('21:50');
  });

  it('leave out a time that has no price', () => {
    const gap = { ...initialRules, priceBands: initialRules.priceBands.filter((band) => band.key !== 'day') };
    expect(startTimes(gap)).not.toContain('13:00');
    expect(startTimes(gap)).toContain('18:00');
  });

  it('have a price where it is 0 won, and are sold like the others', () => {
    const paid = { ...initialRules, priceBands: initialRules.priceBands.slice(0, 1) };
    const free = { ...paid, priceBands: paid.priceBands.map((band) => ({ ...band, feeWon: 0 })) };
    expect(startTimes(free)).toEqual(startTimes(paid));
    expect(startTimes(free)).toContain('10:00');
    expect(slotRefusal(free, '2026-12-02', '10:00', noon)).toBeNull();
  });
});

describe('what is offered', () => {
  it('starts 30 minutes from now', () => {
    expect(offeredStartTimes(initialRules, '2026-12-01', noon)[0]).toBe('12:30');
    expect(offeredStartTimes(initialRules, '2026-12-01', new Date(noon.getTime() + 1))[0]).toBe('12:40');
  });

  it('is nothing on a past date, a closed date, or beyond 90 days', () => {
    const closed = { ...initialRules, closedDates: ['2026-12-25'] };
    expect(offeredStartTimes(initialRules, '2026-11-30', noon)).toEqual([]);
    expect(offeredStartTimes(closed, '2026-12-25', noon)).toEqual([]);
    expect(offeredStartTimes(initialRules, '2027-03-01', noon)).toHaveLength(72);
    expect(offeredStartTimes(initialRules, '2027-03-02', noon)).toEqual([]);
  });

  it('follows the Seoul date, not the date of the machine', () => {
    const lateEveningUtc = new Date('2026-11-30T15:30:00Z'); // 00:30 on 1 December in Seoul
    expect(offeredStartTimes(initialRules, '2026-11-30', lateEveningUtc)).toEqual([]);
    expect(offeredStartTimes(initialRules, '2026-12-01', lateEveningUtc)).toHaveLength(72);
  });
});

describe('why a time cannot be sold', () => {
  it.each([
    ['2026-12-01', '12:20', 'too-late'],
    ['2026-12-01', '12:30', null],
    ['2026-11-30', '15:00', 'too-late'],
    ['2026-12-02', '10:05', 'not-a-start-time'],
    ['2026-12-02', '22:00', 'not-a-start-time'],
    ['2027-03-02', '10:00', 'beyond-horizon'],
    ['2026-12-02', '10:00', null],
  ])('%s %s: %s', (date, time, refusal) => {
    expect(slotRefusal(initialRules, date, time, noon)).toBe(refusal);
  });

  it('names a closed date', () => {
    const closed = { ...initialRules, closedDates: ['2026-12-02'] };
    expect(slotRefusal(closed, '2026-12-02', '10:00', noon)).toBe('closed-date');
  });
});

it('claims every ten-minute unit of a longer session, earliest first', () => {
  const start = at('2026-12-01', '10:00');
  expect(claimedUnits(start, 20)).toEqual([start, at('2026-12-01', '10:10')]);
  expect(claimedUnits(start, 10)).toEqual([start]);
});
