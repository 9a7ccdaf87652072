import type { Clock } from '../../src/platform/clock.ts';

/** A clock that stands still until a test moves it. */
export interface TestClock {
  now: Clock;
  set(instant: string | Date): void;
  advanceMinutes(minutes: number): void;
}

/** Thursday 2 July 2026, 09:00 in Seoul: an hour before opening. */
export const MORNING = '2026-07-02T09:00:00+09:00';
/** The Seoul date of `MORNING`. */
export const TODAY = '2026-07-02';
/** A day on which every slot is on sale at `MORNING`. */
export const TOMORROW = '2026-07-03';

export function testClock(start: string | Date = MORNING): TestClock {
  let instant = new Date(start);
  return {
    now: () => new Date(instant),
    set: (to) => (instant = new Date(to)),
    advanceMinutes: (minutes) => (instant = new Date(instant.getTime() + minutes * 60_000)),
  };
}
