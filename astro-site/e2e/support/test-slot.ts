import { randomInt } from 'node:crypto';
import { test, type Page } from '@playwright/test';
import { initialRules } from 'shared/catalogue/initial-catalogue.ts';
import { partyTimes } from 'shared/slots/party-times.ts';
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
 * so many days ahead at least, `people` for one with room for so many in a row, all of them in the band.
 */
export async function freeSlot(
  page: Page,
  band?: 'morning' | 'day' | 'evening',
  fromDays = 2,
  people = 1,
): Promise<TestSlot> {
  const dates = ownDates(fromDays);
  const date = dates[randomInt(dates.length)] ?? '';
  const answer = await page.request.get(`/api/timeslots/${date}?people=${people}`);
  const free = (await answer.json()) as string[];
  const wanted = initialRules.priceBands.find(({ key }) => key === band);
  const times = free.slice(FIRST_TIMES).filter((first) => {
    const last = partyTimes(first, people, initialRules.slotMinutes).at(-1) ?? first;
    return !wanted || (first >= wanted.startsAt && last <= wanted.lastStartAt);
  });
  const time = times[randomInt(times.length)];
  if (!time) throw new Error(`No free time on ${date} for this test.`);
  return { date, time };
}

/** A day of this worker's on which so many people can begin at `time`. */
export async function freePartyDate(page: Page, people: number, time: string): Promise<string> {
  for (const date of ownDates(2)) {
    const answer = await page.request.get(`/api/timeslots/${date}?people=${people}`);
    if (((await answer.json()) as string[]).includes(time)) return date;
  }
  throw new Error(`No day of this test has room for ${people} at ${time}.`);
}

/** The Seoul dates that belong to the worker of this test, from so many days ahead. */
function ownDates(fromDays: number): string[] {
  const { parallelIndex, config } = test.info();
  const today = seoulWallClock(new Date()).date;
  return Array.from({ length: LAST_DAY }, (_, day) => day)
    .filter((day) => day >= fromDays && day % config.workers === parallelIndex)
    .map((day) => addSeoulDays(today, day));
}
