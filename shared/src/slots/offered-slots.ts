import type { BusinessRules } from '../catalogue/catalogue.ts';
import { priceBandAt } from '../pricing/price.ts';
import { addSeoulDays, instantInSeoul, minutesOfDay, seoulWallClock, timeOfDay } from '../time/seoul.ts';

type SlotRules = Pick<
  BusinessRules,
  'openingHours' | 'closedDates' | 'slotMinutes' | 'priceBands' | 'leadTimeMinutes' | 'horizonDays'
>;

/**
 * Every start time of an open day, HH:mm, earliest first: from opening to the last session that ends by closing. A
 * time outside every price band is left out: a session without a price is not sold. A band of 0 won is a price.
 */
export function startTimes(
  rules: Omit<SlotRules, 'closedDates' | 'leadTimeMinutes' | 'horizonDays'>,
): string[] {
  const times: string[] = [];
  const closesAt = minutesOfDay(rules.openingHours.closesAt);
  const first = minutesOfDay(rules.openingHours.opensAt);
  for (let at = first; at + rules.slotMinutes <= closesAt; at += rules.slotMinutes) {
    const time = timeOfDay(at);
    if (priceBandAt(rules, time)) times.push(time);
  }
  return times;
}

/** Whether `time` (HH:mm) is one of the start times of an open day. */
export function isStartTime(rules: Parameters<typeof startTimes>[0], time: string): boolean {
  const at = minutesOfDay(time);
  const sinceOpening = at - minutesOfDay(rules.openingHours.opensAt);
  return (
    time === timeOfDay(at) &&
    sinceOpening >= 0 &&
    sinceOpening % rules.slotMinutes === 0 &&
    at + rules.slotMinutes <= minutesOfDay(rules.openingHours.closesAt) &&
    priceBandAt(rules, time) !== undefined
  );
}

/** First and last Seoul date on sale at `now`, both yyyy-MM-dd. */
export function bookableDates(
  rules: Pick<SlotRules, 'horizonDays'>,
  now: Date,
): { first: string; last: string } {
  const today = seoulWallClock(now).date;
  return { first: today, last: addSeoulDays(today, rules.horizonDays) };
}

/** True when sessions are sold on `date` (yyyy-MM-dd) at all, whatever is taken. */
export function isOpenDate(
  rules: Pick<SlotRules, 'closedDates' | 'horizonDays'>,
  date: string,
  now: Date,
): boolean {
  const { first, last } = bookableDates(rules, now);
  return date >= first && date <= last && !rules.closedDates.includes(date);
}

/** Start times on sale on `date` at `now`, before anything that is taken: open day, grid, price, lead time, horizon. */
export function offeredStartTimes(rules: SlotRules, date: string, now: Date): string[] {
  if (!isOpenDate(rules, date, now)) return [];
  const midnight = instantInSeoul(date, '00:00').getTime();
  const earliest = now.getTime() + rules.leadTimeMinutes * 60_000;
  return startTimes(rules).filter((time) => midnight + minutesOfDay(time) * 60_000 >= earliest);
}

export type SlotRefusal = 'closed-date' | 'beyond-horizon' | 'too-late' | 'not-a-start-time';

/** Why `date` and `time` cannot be sold at `now`, or null when they can (if nobody has them). */
export function slotRefusal(rules: SlotRules, date: string, time: string, now: Date): SlotRefusal | null {
  const { last } = bookableDates(rules, now);
  if (date > last) return 'beyond-horizon';
  if (rules.closedDates.includes(date)) return 'closed-date';
  if (!isStartTime(rules, time)) return 'not-a-start-time';
  const earliest = now.getTime() + rules.leadTimeMinutes * 60_000;
  return instantInSeoul(date, time).getTime() >= earliest ? null : 'too-late';
}
