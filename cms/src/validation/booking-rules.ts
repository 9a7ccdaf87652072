import { isCalendarDate, timeOfDay } from 'shared/time/seoul.ts';
import { minutesOf } from './wall-clock.ts';

/** What staff typed so far: everything may still be missing or malformed. */
interface TypedBand {
  label?: string | null;
  startsAt?: string | null;
  lastStartAt?: string | null;
}

interface TypedHours {
  opensAt?: string | null;
  closesAt?: string | null;
}

interface Span {
  name: string;
  from: number;
  to: number;
}

/** Opening hours end after they start. */
export function validateClosing(closesAt: unknown, opensAt: unknown): true | string {
  const opens = minutesOf(opensAt);
  const closes = minutesOf(closesAt);
  if (closes === null) return 'Write a Seoul time as HH:mm, for example 22:00.';
  if (opens === null || closes > opens) return true;
  return `The cafe closes at ${timeOfDay(closes)} but opens at ${timeOfDay(opens)}. Closing must be later than opening.`;
}

/**
 * Bands name every bookable start once: they do not overlap and leave no start without a price, because such a start is
 * not sold. Who gives sessions away writes a price of 0.
 */
export function validatePriceBands(bands: unknown, hours: TypedHours, slotMinutes: unknown): true | string {
  if (!Array.isArray(bands) || bands.length === 0)
    return 'Add at least one price: without a price nothing can be booked.';
  const spans = (bands as TypedBand[]).map(spanOf);
  const known = spans.filter((span) => span !== null);
  // A malformed time already has a message of its own beside the field.
  if (known.length < spans.length) return true;
  return backwardsProblem(known) ?? overlapProblem(known) ?? gapProblem(known, hours, slotMinutes) ?? true;
}

function spanOf(band: TypedBand): Span | null {
  const from = minutesOf(band.startsAt);
  const to = minutesOf(band.lastStartAt);
  return from === null || to === null ? null : { name: band.label || 'without a name', from, to };
}

function backwardsProblem(spans: Span[]): string | null {
  const wrong = spans.find((span) => span.to < span.from);
  if (!wrong) return null;
  return `The price "${wrong.name}" ends at ${timeOfDay(wrong.to)}, before it starts at ${timeOfDay(wrong.from)}. Swap the times.`;
}

function overlapProblem(spans: Span[]): string | null {
  const sorted = spans.toSorted((a, b) => a.from - b.from);
  for (const [index, span] of sorted.entries()) {
    const next = sorted[index + 1];
    if (!next || next.from > span.to) continue;
    return (
      `The prices "${span.name}" (${timeOfDay(span.from)} to ${timeOfDay(span.to)}) and "${next.name}" ` +
      `(${timeOfDay(next.from)} to ${timeOfDay(next.to)}) overlap. Let each end before the next one starts.`
    );
  }
  return null;
}

function gapProblem(spans: Span[], hours: TypedHours, slotMinutes: unknown): string | null {
  const opens = minutesOf(hours.opensAt);
  const closes = minutesOf(hours.closesAt);
  const step = Number(slotMinutes);
  if (opens === null || closes === null || !Number.isInteger(step) || step < 10) return null;
  for (let start = opens; start + step <= closes; start += step) {
    if (spans.some((span) => span.from <= start && start <= span.to)) continue;
    return `Sessions that start at ${timeOfDay(start)} have no price, so nobody could book them. Widen a price or add one; a price of 0 won makes them free.`;
  }
  return null;
}

/** A date that exists, as yyyy-MM-dd. */
export function validateDate(value: unknown): true | string {
  const sentence = 'Write a date that exists as yyyy-MM-dd, for example 2025-12-25.';
  return (typeof value === 'string' && isCalendarDate(value)) || sentence;
}

/** Each closed date once. */
export function validateClosedDates(rows: unknown): true | string {
  const dates = (Array.isArray(rows) ? rows : []).map((row: { date?: string | null }) => row.date);
  const twice = dates.find((date, index) => date && dates.indexOf(date) !== index);
  return twice ? `${twice} is in the list twice. Remove one.` : true;
}

/** Refund tiers: the more time is left, the more comes back; the last tier reaches down to 0 hours. */
export function validateRefundTiers(rows: unknown): true | string {
  const tiers = (Array.isArray(rows) ? rows : []) as {
    hoursBefore?: number | null;
    refundPercent?: number | null;
  }[];
  if (tiers.length === 0) return 'Add at least one refund step, for example 0 hours before: 0 percent.';
  for (const [index, tier] of tiers.entries()) {
    const next = tiers[index + 1];
    if (!next) break;
    if (Number(next.hoursBefore) >= Number(tier.hoursBefore)) {
      return `Put the steps in order, most hours first: ${next.hoursBefore} hours comes after ${tier.hoursBefore} hours.`;
    }
    if (Number(next.refundPercent) > Number(tier.refundPercent)) {
      return `Cancelling later cannot give back more: ${next.hoursBefore} hours before returns ${next.refundPercent}%.`;
    }
  }
  const last = tiers.at(-1);
  return (
    last?.hoursBefore === 0 ||
    'The last step must be 0 hours before, so that every cancellation has an answer.'
  );
}
