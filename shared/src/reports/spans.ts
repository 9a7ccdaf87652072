import { addSeoulDays } from '../time/seoul.ts';

/** Days in Seoul (yyyy-MM-dd), both included. */
export interface Span {
  from: string;
  to: string;
}

/** Two years, one of them a leap year: more would take longer than the budget of a report (docs/design.md). */
export const MOST_DAYS = 731;

export const daysIn = ({ from, to }: Span): number => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

const monthOf = (date: string) => date.slice(0, 7);
const firstOf = (month: string) => `${month}-01`;
const lastOf = (date: string) => addSeoulDays(firstOf(monthOf(addSeoulDays(firstOf(monthOf(date)), 31))), -1);
const monthsIn = ({ from, to }: Span) =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
  Number(to.slice(5, 7)) -
  Number(from.slice(5, 7)) +
  1;

function monthBefore(date: string, months: number): string {
  const index = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 - months;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** The span before: as many whole months where it is whole months, otherwise as many days. */
export function spanBefore(span: Span): Span {
  const { from, to } = span;
  const dayBefore = addSeoulDays(from, -1);
  const isWholeMonths = from.endsWith('-01') && to === lastOf(to);
  if (isWholeMonths) return { from: firstOf(monthBefore(from, monthsIn(span))), to: dayBefore };
  return { from: addSeoulDays(from, -daysIn(span)), to: dayBefore };
}

export const presets = ['day', 'week', 'month', 'year'] as const;
export type Preset = (typeof presets)[number];

/** The day, the week from Monday, the month or the year in which `date` lies. */
export function spanAround(date: string, preset: Preset): Span {
  if (preset === 'day') return { from: date, to: date };
  if (preset === 'month') return { from: firstOf(monthOf(date)), to: lastOf(date) };
  if (preset === 'year') return { from: `${date.slice(0, 4)}-01-01`, to: `${date.slice(0, 4)}-12-31` };
  const sinceMonday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  const from = addSeoulDays(date, -sinceMonday);
  return { from, to: addSeoulDays(from, 6) };
}

/** Which of the presets a span is, or null. */
export const presetOf = ({ from, to }: Span): Preset | null =>
  presets.find((preset) => {
    const span = spanAround(from, preset);
    return span.from === from && span.to === to;
  }) ?? null;

/** The span directly after, of the same kind. */
export function spanAfter(span: Span): Span {
  const preset = presetOf(span);
  const from = addSeoulDays(span.to, 1);
  return preset ? spanAround(from, preset) : { from, to: addSeoulDays(span.to, daysIn(span)) };
}

/** How the curve of a span is cut: into days, weeks from Monday, or months. */
export const steps = ['day', 'week', 'month'] as const;
export type Step = (typeof steps)[number];

export function stepOf(span: Span): Step {
  const days = daysIn(span);
  if (days <= 62) return 'day';
  return days <= 190 ? 'week' : 'month';
}
