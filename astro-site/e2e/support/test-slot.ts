import type { TestInfo } from '@playwright/test';
import { startTimes } from 'shared/slots/offered-slots.ts';
import { initialRules } from 'shared/catalogue/initial-catalogue.ts';
import { addSeoulDays, seoulWallClock } from 'shared/time/seoul.ts';

export interface TestSlot {
  /** Seoul date, yyyy-MM-dd. */
  date: string;
  /** HH:mm */
  time: string;
}

/**
 * A slot for one test. Tests run side by side in one studio, so each has its own, worked out from its name; `band` asks
 * for one in the given price band.
 */
export function slotFor(
  { testId, repeatEachIndex, retry }: TestInfo,
  band?: 'morning' | 'day' | 'evening',
): TestSlot {
  const seed = [...`${testId}/${repeatEachIndex}/${retry}`].reduce(
    (sum, char) => (sum * 31 + char.charCodeAt(0)) >>> 0,
    7,
  );
  const wanted = initialRules.priceBands.find(({ key }) => key === band);
  const times = startTimes(initialRules).filter(
    (time) => !wanted || (time >= wanted.startsAt && time <= wanted.lastStartAt),
  );
  const today = seoulWallClock(new Date()).date;
  return {
    date: addSeoulDays(today, 2 + (seed % 80)),
    time: times[Math.floor(seed / 80) % times.length] ?? '14:00',
  };
}
