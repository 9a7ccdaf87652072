import { describe, expect, it } from 'vitest';
import type { Day, DaySession } from 'shared/day/day.ts';
import {
  firstPlace,
  isMovable,
  isWithinPolicy,
  neighbour,
  placesOf,
  type Place,
} from '../../../../src/features/admin/moves/places.ts';
import { aDay, aSession, at, noted } from '../day/session.ts';

const starts = ['13:00', '13:10', '13:20', '13:30'].map((time) => ({ time, priceWon: 50_000 }));
const studios = [1, 2].map((id) => ({ id, name: `Studio ${id}`, isSold: true }));
const NOON = at('12:00');

const dayOf = (sessions: DaySession[], more: Partial<Day> = {}): Day => ({
  ...aDay(sessions),
  starts,
  ...more,
});
const shown = (places: readonly Place[]) =>
  places.map(({ kind, time, studio }) => `${kind} ${time} ${studio.id}`);

describe('where somebody can be put down', () => {
  it('is every free time, and every guest to swap with, by time', () => {
    const [one, other] = [aSession('13:00'), aSession('13:20')];
    expect(shown(placesOf(dayOf([one, other]), one, NOON))).toEqual([
      'free 13:10 1',
      'swap 13:20 1',
      'free 13:30 1',
    ]);
  });

  it('is long enough for a session that was sold longer', () => {
    const long = aSession('13:00', { slotMinutes: 20, studioId: 2 });
    const day = dayOf([long, aSession('13:20', { status: 'completed' })], { studios });
    expect(shown(placesOf(day, long, NOON))).toEqual(['free 13:00 1', 'free 13:20 2']);
  });

  it('is a free time alone for a Klook booking that waits for one', () => {
    const { startsAt: _, slotMinutes: __, studioId: ___, ...booking } = aSession('13:00');
    const waiting = { ...booking, bookingDate: null, bookingTime: null };
    expect(shown(placesOf(dayOf([aSession('13:10')]), waiting, NOON))).toEqual([
      'free 13:00 1',
      'free 13:20 1',
      'free 13:30 1',
    ]);
  });

  it('is no time that has begun, and no guest who has begun, is away or has yet to pay', () => {
    const guest = aSession('13:30');
    const held = { ...guest.payment, holdExpiresAt: new Date(at('13:15')).toISOString() };
    const others = [
      aSession('13:00'),
      aSession('13:10', { studioId: 2, status: 'in-progress' }),
      aSession('13:10', { attendance: noted({ 'in-booth': '13:05' }) }),
      aSession('13:20', { status: 'pending', payment: held }),
      aSession('13:20', { studioId: 2, status: 'cancelled', cancellationReason: 'no-show' }),
    ];
    const day = dayOf([...others, guest], { studios });
    expect(shown(placesOf(day, guest, at('13:05')))).toEqual(['free 13:30 2']);
  });

  it('is only free for who is late: their own time is over for everybody', () => {
    const late = aSession('13:00');
    expect(shown(placesOf(dayOf([late, aSession('13:10')]), late, at('13:05')))).toEqual([
      'free 13:20 1',
      'free 13:30 1',
    ]);
  });
});

it('who is in the booth, done or away is not moved, nor is a day that is over; who is late is', () => {
  const movable = (overrides: Partial<DaySession>, now = '13:05') =>
    isMovable(aSession('13:00', overrides), at(now));
  expect(movable({})).toBe(true);
  expect(movable({ attendance: noted({ arrived: '12:50' }) })).toBe(true);
  expect(movable({ attendance: noted({ 'in-booth': '13:00' }) })).toBe(false);
  expect(movable({ status: 'completed' })).toBe(false);
  expect(movable({ status: 'cancelled', cancellationReason: 'no-show' })).toBe(false);
  expect(isMovable(aSession('13:00'), at('13:05') + 24 * 3_600_000)).toBe(false);
});

it('arrows lead up and down a studio, and to the nearest time of the one beside it', () => {
  const guest = aSession('13:00');
  const day = dayOf([guest, aSession('13:10', { studioId: 2, status: 'completed' })], { studios });
  const places = placesOf(day, guest, NOON);
  const from = places.find(({ id }) => id === 'free 1 13:20');
  const to = (direction: Parameters<typeof neighbour>[2], place = from) =>
    place && neighbour(places, place, direction)?.id;
  expect([to('up'), to('down'), to('left'), to('right')]).toEqual([
    'free 1 13:10',
    'free 1 13:30',
    undefined,
    'free 2 13:20',
  ]);
  const beside = places.find(({ id }) => id === 'free 1 13:10');
  expect(['free 2 13:00', 'free 2 13:20']).toContain(to('right', beside));
});

it('keys begin behind the session in its own studio, or at what a Klook guest has said', () => {
  const guest = aSession('13:10', { studioId: 2 });
  const day = dayOf([guest], { studios });
  expect(firstPlace(placesOf(day, guest, NOON), guest)?.id).toBe('free 2 13:20');
  const { startsAt: _, ...booking } = aSession('13:00', { bookingTime: null, klookTime: '13:20' });
  expect(firstPlace(placesOf(day, booking, NOON), booking)?.id).toBe('free 1 13:20');
});

it('a move beyond the policy needs a reason: too late, or too often', () => {
  const within = (overrides: Partial<DaySession>, now = at('13:00') - 24 * 3_600_000) =>
    isWithinPolicy(aSession('13:00', overrides), now);
  expect(within({})).toBe(true);
  expect(within({ moves: 2 })).toBe(false);
  expect(within({}, at('12:00'))).toBe(false);
});
