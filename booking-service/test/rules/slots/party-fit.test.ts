import { initialRules } from 'shared/catalogue/initial-catalogue.ts';
import type { BusinessRules } from 'shared/catalogue/catalogue.ts';
import { instantInSeoul } from 'shared/time/seoul.ts';
import { describe, expect, test } from 'vitest';
import { freeTimes } from '../../../src/slots/free-times.ts';
import { partyFit } from '../../../src/slots/party-fit.ts';
import { MORNING, TODAY, TOMORROW } from '../../harness/clock.ts';

const now = new Date(MORNING);
const studios = [1, 2].map((id) => ({ id, name: `Studio ${id}` }));

/** The units of each studio that somebody has, from the times at which they begin. */
const ownedBy = (...timesOfStudios: string[][]) =>
  new Map(
    timesOfStudios.map((times, index) => [
      index + 1,
      new Set(times.map((time) => instantInSeoul(TOMORROW, time).getTime() / 1000)),
    ]),
  );

const nobody = ownedBy([]);
const withRules = (rules: Partial<BusinessRules> = {}): BusinessRules => ({ ...initialRules, ...rules });

describe('the starts of a party', () => {
  const startsOf = (people: number, owned = nobody, rules: Partial<BusinessRules> = {}, date = TOMORROW) =>
    freeTimes(withRules(rules), date, now, owned, people);

  test('need a free session for each, one after the other', () => {
    const owned = ownedBy(['10:30']);
    expect(startsOf(1, owned).slice(0, 4)).toEqual(['10:00', '10:10', '10:20', '10:40']);
    expect(startsOf(2, owned).slice(0, 3)).toEqual(['10:00', '10:10', '10:40']);
    expect(startsOf(3, owned).slice(0, 2)).toEqual(['10:00', '10:40']);
    expect(startsOf(4, owned)[0]).toBe('10:40');
  });

  test('end so early that the last of them is out by closing time', () => {
    expect([1, 2, 3, 4].map((people) => startsOf(people).at(-1))).toEqual([
      '21:50',
      '21:40',
      '21:30',
      '21:20',
    ]);
  });

  test('lie in one studio: two that are half free each have no room', () => {
    const owned = ownedBy(['10:10', '10:30'], ['10:00', '10:20']);
    expect(startsOf(1, owned, { studios }).slice(0, 3)).toEqual(['10:00', '10:10', '10:20']);
    expect(startsOf(2, owned, { studios })[0]).toBe('10:30');
    // Studio 1 is free from 10:40, studio 2 from 10:30.
    expect(startsOf(4, owned, { studios })[0]).toBe('10:30');
  });

  test('do not reach across times that are not sold', () => {
    const lunch = {
      priceBands: [
        {
          key: 'morning',
          label: 'Morning',
          labels: { en: 'Morning' },
          startsAt: '10:00',
          lastStartAt: '11:50',
          feeWon: 40_000,
        },
        {
          key: 'day',
          label: 'Afternoon',
          labels: { en: 'Afternoon' },
          startsAt: '13:00',
          lastStartAt: '21:50',
          feeWon: 50_000,
        },
      ],
    };
    const starts = startsOf(3, nobody, lunch);
    expect(starts.filter((time) => time >= '11:20' && time <= '13:10')).toEqual([
      '11:20',
      '11:30',
      '13:00',
      '13:10',
    ]);
  });

  test('begin no earlier than one may book, and lie as far apart as sessions are long', () => {
    const late = instantInSeoul(TODAY, '15:45');
    expect(freeTimes(withRules(), TODAY, late, nobody, 2)[0]).toBe('16:20');
    const long = startsOf(3, ownedBy(['10:50']), { slotMinutes: 20 });
    expect([long[0], long.at(-1)]).toEqual(['11:00', '21:00']);
  });
});

describe('a party that does not fit', () => {
  const fit = (first: string, people: number, owned = nobody, rules: Partial<BusinessRules> = {}) =>
    partyFit(withRules(rules), TOMORROW, now, owned, first, people);

  test('is told which of its times is gone, and the nearest start with room', () => {
    expect(fit('14:00', 3, ownedBy(['14:20']))).toEqual({ goneTime: '14:20', nearestTime: '13:50' });
    expect(fit('14:00', 2, ownedBy(['14:00']))).toEqual({ goneTime: '14:00', nearestTime: '14:10' });
  });

  test('is offered the earlier of two starts that are as near', () => {
    expect(fit('14:00', 2, ownedBy(['14:00', '14:10']))).toEqual({
      goneTime: '14:00',
      nearestTime: '13:40',
    });
    expect(fit('14:00', 1, ownedBy(['14:00']))).toEqual({ goneTime: '14:00', nearestTime: '13:50' });
  });

  test('reads the time at which the better studio ends', () => {
    const owned = ownedBy(['14:10'], ['14:20']);
    expect(fit('14:00', 4, owned, { studios })).toEqual({ goneTime: '14:20', nearestTime: '13:40' });
  });

  test('cannot reach beyond closing time', () => {
    expect(fit('21:40', 4)).toEqual({ goneTime: '22:00', nearestTime: '21:20' });
  });

  test('is offered nothing on a day that is closed or has no such room left', () => {
    expect(fit('14:00', 2, nobody, { closedDates: [TOMORROW] })).toEqual({ goneTime: '14:00' });
    const short = { openingHours: { opensAt: '10:00', closesAt: '10:30' } };
    expect(fit('10:00', 4, nobody, short)).toEqual({ goneTime: '10:30' });
  });

  test('is offered its own start where the room has come back meanwhile', () => {
    expect(fit('14:00', 3).nearestTime).toBe('14:00');
  });
});
