import { describe, expect, it } from 'vitest';
import { sellableSlots } from '../../../../src/features/admin/walk-ins/sellable-slots.ts';
import { aDay, aSession, at } from '../day/session.ts';

const starts = ['13:00', '13:10', '13:20', '13:30'].map((time) => ({ time, priceWon: 50_000 }));
const timesOf = (day: ReturnType<typeof aDay>, now: string) =>
  sellableSlots({ ...day, starts }, at(now)).map(({ time, studio }) => `${studio.name} ${time}`);

describe('what can be sold at the counter', () => {
  it('is what nobody has, until it begins', () => {
    const day = aDay([aSession('13:10')]);
    expect(timesOf(day, '12:00')).toEqual(['Studio 1 13:00', 'Studio 1 13:20', 'Studio 1 13:30']);
    expect(timesOf(day, '13:20')).toEqual(['Studio 1 13:20', 'Studio 1 13:30']);
  });

  it('is counted for each studio', () => {
    const studios = [1, 2].map((id) => ({ id, name: `Studio ${id}`, isSold: true }));
    const day = { ...aDay([aSession('13:20', { studioId: 2 })]), studios };
    expect(timesOf(day, '13:15')).toEqual(['Studio 1 13:20', 'Studio 1 13:30', 'Studio 2 13:30']);
  });

  it('is nothing in a studio that is no longer sold', () => {
    const day = { ...aDay([]), studios: [{ id: 3, name: 'Studio 3', isSold: false }] };
    expect(timesOf(day, '12:00')).toEqual([]);
  });

  it('leaves out what a longer session reaches into', () => {
    const day = aDay([aSession('13:05', { slotMinutes: 20 })]);
    expect(timesOf(day, '12:00')).toEqual(['Studio 1 13:30']);
  });

  it('is nothing on a day without sales', () => {
    expect(sellableSlots(aDay([]), at('12:00'))).toEqual([]);
  });
});
