import { minutesOfDay } from 'shared/time/seoul.ts';

export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** The first hour of each part of the day. */
const parts: readonly { part: PartOfDay; from: string }[] = [
  { part: 'morning', from: '00:00' },
  { part: 'afternoon', from: '12:00' },
  { part: 'evening', from: '18:00' },
];

/** Times of a day (HH:mm) by its parts; a part without one is left out. A move costs nothing, so prices divide nothing. */
export function timesByPart(times: readonly string[]): { part: PartOfDay; times: string[] }[] {
  return parts
    .map(({ part, from }, index) => {
      const end = parts[index + 1]?.from ?? '24:00';
      return { part, times: times.filter((time) => time >= from && time < end) };
    })
    .filter((group) => group.times.length > 0);
}

/** The free times that lie nearest to one that is gone, earliest first. */
export function nearestTimes(gone: string, free: readonly string[], count = 3): string[] {
  const away = (time: string) => Math.abs(minutesOfDay(time) - minutesOfDay(gone));
  return free
    .filter((time) => time !== gone)
    .toSorted((one, other) => away(one) - away(other))
    .slice(0, count)
    .toSorted();
}
