import type { BlockSpan } from 'shared/blocks/block.ts';
import { addSeoulDays, instantInSeoul, isCalendarDate, minutesOfDay, timeOfDay } from 'shared/time/seoul.ts';

export type SpanKind = 'part' | 'days' | 'weekly';

/** What is chosen in the dialog; dates as yyyy-MM-dd, times as HH:mm in Seoul. */
export interface ChosenSpan {
  studioIds: number[];
  kind: SpanKind;
  date: string;
  /** Of whole days the last one, of a weekly block its last one or nothing. */
  lastDate: string;
  from: string;
  until: string;
}

const STEP_MINUTES = 10;

/** Every ten minutes from `opensAt` to `closesAt`, both included. */
export function timesBetween(opensAt: string, closesAt: string): string[] {
  const times: string[] = [];
  for (let at = minutesOfDay(opensAt); at <= minutesOfDay(closesAt); at += STEP_MINUTES)
    times.push(timeOfDay(at));
  return times;
}

/** The next of `times` from `now` on, in ms by the server's clock; the first where the day is over. */
export function nextOf(times: readonly string[], date: string, now: number): string {
  return times.find((time) => instantInSeoul(date, time).getTime() >= now) ?? times[0] ?? '';
}

/** What follows from a choice: a block ends after it begins. */
export function consistent(chosen: ChosenSpan, times: readonly string[]): ChosenSpan {
  const { kind, date, lastDate, from, until } = chosen;
  return {
    ...chosen,
    until: until > from ? until : (times[times.indexOf(from) + 1] ?? until),
    lastDate: kind === 'days' && isCalendarDate(date) && lastDate < date ? date : lastDate,
  };
}

/** As it is sent; null while it says nothing that could be blocked. A block of today does not begin before now. */
export function toSpan(chosen: ChosenSpan, now: number): BlockSpan | null {
  const { studioIds, kind, date, lastDate, from, until } = chosen;
  if (studioIds.length === 0 || !isCalendarDate(date)) return null;
  if (kind === 'days') {
    if (!isCalendarDate(lastDate) || lastDate < date) return null;
    const stepMs = STEP_MINUTES * 60_000;
    const startsAt = Math.max(instantInSeoul(date, '00:00').getTime(), Math.floor(now / stepMs) * stepMs);
    const end = instantInSeoul(addSeoulDays(lastDate, 1), '00:00');
    if (end.getTime() <= startsAt) return null;
    return {
      studioIds,
      startsAt: new Date(startsAt).toISOString(),
      endsAt: end.toISOString(),
      isWeekly: false,
    };
  }
  const [startsAt, endsAt] = [instantInSeoul(date, from), instantInSeoul(date, until)];
  const isWeekly = kind === 'weekly';
  const hasLast = isWeekly && lastDate !== '';
  if (endsAt <= startsAt || (hasLast && (!isCalendarDate(lastDate) || lastDate < date))) return null;
  return {
    ...{ studioIds, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), isWeekly },
    ...(hasLast && { lastDate }),
  };
}
