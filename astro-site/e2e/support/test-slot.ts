import { randomInt } from 'node:crypto';
import { test, type Page } from '@playwright/test';
import { initialRules } from 'shared/catalogue/initial-catalogue.ts';
import { addSeoulDays, seoulWallClock } from 'shared/time/seoul.ts';

export interface TestSlot {
  /** Seoul date, yyyy-MM-dd. */
  date: string;
  /** HH:mm */
  time: string;
}

/** Left to tests that take the first time of a day, whichever it is. */
const FIRST_TIMES = 3;
const LAST_DAY = 85;

/**
 * A free slot for one test, at random. Tests run side by side in one studio: each worker has days of its own, so that
 * nobody takes a slot between its choice and its booking. `band` asks for one in the given price band, `fromDays` for one
 * so many days ahead at least, `people` for one from which so many sessions in a row are free.
 */
export async function freeSlot(
  page: Page,
  band?: 'morning' | 'day' | 'evening',
  fromDays = 2,
  people = 1,
): Promise<TestSlot> {
  const { parallelIndex, config } = test.info();
  const ownDays = Array.from({ length: LAST_DAY }, (_, day) => day).filter(
    (day) => day >= fromDays && day % config.workers === parallelIndex,
  );
  const date = addSeoulDays(seoulWallClock(new Date()).date, ownDays[randomInt(ownDays.length)] ?? fromDays);
  const answer = await page.request.get(`/api/timeslots/${date}${people > 1 ? `?people=${people}` : ''}`);
  const free = (await answer.json()) as string[];
  const wanted = initialRules.priceBands.find(({ key }) => key === band);
  const times = free
    .slice(FIRST_TIMES)
    .filter((time) => !wanted || (time >= wanted.startsAt && time <= wanted.lastStartAt));
  const time = times[randomInt(times.length)];
  if (!time) throw new Error(`No free time on ${date} for this test.`);
  return { date, time };
}
