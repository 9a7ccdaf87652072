import { describe, expect, it } from 'vitest';
import { findGuests, numberIn, sessionOf } from '../../../../src/features/admin/day/find-guest.ts';
import { gridOf, nowInRows, placeOf } from '../../../../src/features/admin/day/grid.ts';
import { boothEnd, mayBeNoShow, nextStep, phaseOf } from '../../../../src/features/admin/day/phase.ts';
import { minutesBehind, queuesOf } from '../../../../src/features/admin/day/queues.ts';
import { aDay, aSession, at, noted } from './session.ts';

const CAFE_MINUTES = 30;
const unpaid = aSession('14:00').payment;

describe('where a guest is', () => {
  it.each([
    ['13:30', {}, 'expected'],
    ['13:31', {}, 'late'],
    ['14:00', {}, 'missing'],
    ['14:20', { attendance: noted({ arrived: '13:20' }) }, 'here'],
    ['14:05', { status: 'in-progress', attendance: noted({ 'in-booth': '14:02' }) }, 'in-booth'],
    ['14:12', { status: 'in-progress', attendance: noted({ 'in-booth': '14:02' }) }, 'overtime'],
    ['14:12', { status: 'completed' }, 'done'],
    ['14:12', { status: 'cancelled', cancellationReason: 'no-show' }, 'away'],
    [
      '13:50',
      {
        status: 'pending',
        payment: { ...unpaid, state: 'unpaid', holdExpiresAt: '2026-11-28T05:00:00.000Z' },
      },
      'held',
    ],
  ] as const)('at %s with %j is %s', (time, given, phase) => {
    expect(phaseOf(aSession('14:00', given), CAFE_MINUTES, at(time))).toBe(phase);
  });

  it('somebody may be a no-show once they are late, and not before', () => {
    expect((['expected', 'here', 'held', 'in-booth', 'done'] as const).some(mayBeNoShow)).toBe(false);
    expect((['late', 'missing'] as const).every(mayBeNoShow)).toBe(true);
  });

  it('their minutes in the booth begin when they go in', () => {
    expect(boothEnd(aSession('14:00', { attendance: noted({ 'in-booth': '14:04' }) }))).toBe(at('14:14'));
    expect(boothEnd(aSession('14:00'))).toBe(at('14:10'));
  });
});

it('what comes next goes from the door to the end, whatever was left out', () => {
  const after = (...steps: (keyof Parameters<typeof noted>[0])[]) =>
    nextStep(
      aSession('14:00', { attendance: noted(Object.fromEntries(steps.map((step) => [step, '13:30']))) }),
    );
  expect(after()).toBe('arrived');
  expect(after('arrived')).toBe('drink-made');
  expect(after('arrived', 'drink-made')).toBe('drink-served');
  expect(after('arrived', 'drink-made', 'drink-served')).toBe('in-booth');
  expect(after('arrived', 'in-booth')).toBe('done');
  expect(after('done')).toBeNull();
  expect(nextStep(aSession('14:00', { status: 'cancelled', cancellationReason: 'no-show' }))).toBeNull();
});

describe('the queues', () => {
  const inside = aSession('14:00', {
    status: 'in-progress',
    attendance: noted({ arrived: '13:30', 'in-booth': '14:01' }),
  });
  const here = aSession('14:10', { attendance: noted({ arrived: '13:35', 'drink-made': '13:50' }) });
  const missing = aSession('13:50');
  const long = aSession('13:00');
  const later = aSession('15:00');
  const day = aDay([long, missing, inside, here, later]);

  it('say who sings, whose drinks wait, who is late and who is next', () => {
    const { inBooth, drinks, late, next } = queuesOf(day, at('14:05'));
    expect(inBooth).toEqual([inside]);
    expect(drinks).toEqual([inside, here]);
    expect(late).toEqual([long, missing]);
    expect(next).toEqual([missing]);
  });

  it('do not wait for ever for whoever has not come', () => {
    expect(queuesOf(day, at('14:20')).next).toEqual([here]);
  });

  it('say by how much a studio runs behind', () => {
    const behind = (time: string) => minutesBehind(aDay([inside, here, later]), 1, at(time));
    expect(behind('14:09')).toBe(0);
    expect(behind('14:13')).toBe(3);
    expect(minutesBehind(aDay([here]), 1, at('14:13'))).toBe(0);
  });
});

describe('a guest is found', () => {
  const mina = aSession('14:00', { id: 'Q70JXFCSFP', name: 'Mina Kim', phone: '010-9876-5432' });
  const minsu = aSession('14:10', { id: 'A70JXFCSFP', name: '김민수', phone: '+82 10 1111 2222' });
  it.each([
    ['#q70j', [mina]],
    ['mina', [mina]],
    ['민수', [minsu]],
    ['5432', [mina]],
    ['1 2222', [minsu]],
    ['32', []],
    ['  ', []],
  ])('by %j', (typed, found) => {
    expect(findGuests([mina, minsu], typed)).toEqual(found);
  });

  it('by the number of their party, where whoever booked it does not come', () => {
    const when = { bookingDate: null, bookingTime: null };
    const others = [{ id: 'B70JXFCSFP', name: 'Jin', place: 1, status: 'cancelled' as const, ...when }];
    const yuna = aSession('14:20', { party: { place: 2, size: 2, others } });
    expect(sessionOf([mina, yuna], 'B70JXFCSFP')).toBe(yuna);
    expect(findGuests([mina, yuna], '#b70jxfcsfp')).toEqual([yuna]);
    expect(sessionOf([mina, yuna], 'C70JXFCSFP')).toBeUndefined();
  });

  it('by the code of a mail, and by no other', () => {
    expect(numberIn(' Q70JXFCSFP ')).toBe('Q70JXFCSFP');
    expect(numberIn('#q70jxfcsfp')).toBe('Q70JXFCSFP');
    expect(numberIn('https://example.com/Q70JXFCSFP')).toBeNull();
  });
});

describe('the grid', () => {
  it('has a line for every ten minutes of the day, and for what lies outside of it', () => {
    const early = aSession('09:40');
    const grid = gridOf(aDay([early, aSession('22:00', { slotMinutes: 20 })]));
    expect([grid.rows[0], grid.rows.at(-1), grid.rows.length]).toEqual(['09:40', '22:10', 76]);
    expect(placeOf(early, grid)).toEqual({ row: 1, span: 1 });
    expect(placeOf(aSession('10:00', { slotMinutes: 20 }), grid)).toEqual({ row: 3, span: 2 });
  });

  it('knows where now is, as long as that is on it', () => {
    const grid = gridOf(aDay([]));
    expect(nowInRows(grid, at('10:25'))).toBe(2.5);
    expect(nowInRows(grid, at('09:59'))).toBeNull();
    expect(nowInRows(grid, at('22:30'))).toBeNull();
  });
});
