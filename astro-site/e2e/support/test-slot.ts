import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { initialRules } from 'shared/catalogue/initial-catalogue.ts';
import { addSeoulDays, seoulWallClock } from 'shared/time/seoul.ts';

export interface TestSlot {
  /** Seoul date, yyyy-MM-dd. */
  date: string;
  /** HH:mm */
  time: string;
}

/**
 * A free slot for one test. Tests run side by side in one studio, so each picks one at random out of some 6,000; `band`
 * asks for one in the given price band, `fromDays` for one so many days ahead at least.
 */
export async function freeSlot(
  page: Page,
  band?: 'morning' | 'day' | 'evening',
  fromDays = 2,
): Promise<TestSlot> {
  const date = addSeoulDays(seoulWallClock(new Date()).date, randomInt(fromDays, 85));
  const answer = await page.request.get(`/api/timeslots/${date}`);
  const free = (await answer.json()) as string[];
  const wanted = initialRules.priceBands.find(({ key }) => key === band);
  const times = free.filter((time) => !wanted || (time >= wanted.startsAt && time <= wanted.lastStartAt));
  const time = times[randomInt(times.length)];
  if (!time) throw new Error(`No free time on ${date} for this test.`);
  return { date, time };
}
