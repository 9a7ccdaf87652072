import type { SellingRules } from 'shared/catalogue/on-sale.ts';
import { offeredStartTimes } from 'shared/slots/offered-slots.ts';
import { addSeoulDays } from 'shared/time/seoul.ts';
import { fetchTimeslots } from '../reads/booking-api.ts';

/** Days that are asked for before the search ends: a week on either side. */
const MOST_READS = 14;

/**
 * The day nearest to `date` on which so many people can sing in a row, of two as near the later one; null where none of the
 * days around has room. One day is asked for at a time, and days on which nothing is sold are not.
 */
export async function nearestDayWithRoom(
  { date, people, branchId }: { date: string; people: number; branchId?: number },
  rules: SellingRules,
  now: Date,
  ask = fetchTimeslots,
): Promise<string | null> {
  const around = Array.from({ length: rules.horizonDays }, (_, index) => [index + 1, -index - 1]).flat();
  const open = around
    .map((days) => addSeoulDays(date, days))
    .filter((day) => offeredStartTimes(rules, day, now).length >= people);
  for (const day of open.slice(0, MOST_READS)) if ((await ask(day, people, branchId)).length > 0) return day;
  return null;
}
