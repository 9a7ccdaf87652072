import type { DeliveryTerms } from '../catalogue/delivery-terms.ts';
import { addSeoulDays } from '../time/seoul.ts';

/** So many days ahead staff are reminded. */
const DUE_SOON_DAYS = 2;

const isWeekend = (date: string) => [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());

/** The last day on which a delivery is in time (both yyyy-MM-dd in Seoul); null where no day is promised. */
export function dueOn({ days, unit }: DeliveryTerms, sungOn: string): string | null {
  if (days === null) return null;
  if (unit === 'calendar-days') return addSeoulDays(sungOn, days);
  let date = sungOn;
  for (let left = days; left > 0; left -= isWeekend(date) ? 0 : 1) date = addSeoulDays(date, 1);
  return date;
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** Where an unsent delivery stands on `today`. `later` where no day is promised. */
export type Urgency = 'late' | 'due' | 'later';

export function urgencyOf(due: string | null, today: string): Urgency {
  if (due === null) return 'later';
  if (due < today) return 'late';
  return daysBetween(today, due) <= DUE_SOON_DAYS ? 'due' : 'later';
}

/** By how many days it is late; 0 while it is not. */
export const daysLate = (due: string, today: string) => Math.max(0, daysBetween(due, today));
