import { timeOfDay } from 'shared/time/seoul.ts';
import type { Problem } from '../language/problem.ts';
import type { StaffText } from '../language/staff-text.ts';
import { minutesOf } from './wall-clock.ts';

/** What staff typed so far: everything may still be missing or malformed. */
export interface TypedBand {
  label?: string | null;
  startsAt?: string | null;
  lastStartAt?: string | null;
}

export interface TypedHours {
  opensAt?: string | null;
  closesAt?: string | null;
}

interface Span {
  name: StaffText;
  from: number;
  to: number;
}

/**
 * Bands name every bookable start once: they do not overlap and leave no start without a price, because such a start is
 * not sold. Who gives sessions away writes a price of 0.
 */
export function priceBandsProblem(bands: unknown, hours: TypedHours, slotMinutes: unknown): Problem {
  if (!Array.isArray(bands) || bands.length === 0)
    return {
      en: 'Add at least one price: without a price nothing can be booked.',
      ko: '가격을 하나 이상 추가해 주세요. 가격이 없으면 아무것도 예약할 수 없습니다.',
    };
  const spans = (bands as TypedBand[]).map(spanOf);
  const known = spans.filter((span) => span !== null);
  // A malformed time already has a message of its own beside the field.
  if (known.length < spans.length) return null;
  return backwardsProblem(known) ?? overlapProblem(known) ?? gapProblem(known, hours, slotMinutes);
}

function spanOf({ label, startsAt, lastStartAt }: TypedBand): Span | null {
  const from = minutesOf(startsAt);
  const to = minutesOf(lastStartAt);
  if (from === null || to === null) return null;
  return { name: { en: label || 'without a name', ko: label || '이름 없음' }, from, to };
}

function backwardsProblem(spans: Span[]): Problem {
  const wrong = spans.find((span) => span.to < span.from);
  if (!wrong) return null;
  const { name } = wrong;
  const [from, to] = [timeOfDay(wrong.from), timeOfDay(wrong.to)];
  return {
    en: `The price "${name.en}" ends at ${to}, before it starts at ${from}. Swap the times.`,
    ko: `"${name.ko}" 가격은 ${from}에 시작하는데 그보다 이른 ${to}에 끝납니다. 두 시각을 서로 바꿔 주세요.`,
  };
}

function overlapProblem(spans: Span[]): Problem {
  const sorted = spans.toSorted((a, b) => a.from - b.from);
  for (const [index, span] of sorted.entries()) {
    const next = sorted[index + 1];
    if (!next || next.from > span.to) continue;
    const [from, to] = [timeOfDay(span.from), timeOfDay(span.to)];
    const [nextFrom, nextTo] = [timeOfDay(next.from), timeOfDay(next.to)];
    return {
      en: `The prices "${span.name.en}" (${from} to ${to}) and "${next.name.en}" (${nextFrom} to ${nextTo}) overlap. Let each end before the next one starts.`,
      ko: `"${span.name.ko}"(${from}~${to}) 가격과 "${next.name.ko}"(${nextFrom}~${nextTo}) 가격의 시간이 겹칩니다. 다음 가격이 시작하기 전에 끝나게 해 주세요.`,
    };
  }
  return null;
}

function gapProblem(spans: Span[], hours: TypedHours, slotMinutes: unknown): Problem {
  const opens = minutesOf(hours.opensAt);
  const closes = minutesOf(hours.closesAt);
  const step = Number(slotMinutes);
  if (opens === null || closes === null || !Number.isInteger(step) || step < 10) return null;
  for (let start = opens; start + step <= closes; start += step) {
    if (spans.some((span) => span.from <= start && start <= span.to)) continue;
    return {
      en: `Sessions that start at ${timeOfDay(start)} have no price, so nobody could book them. Widen a price or add one; a price of 0 won makes them free.`,
      ko: `${timeOfDay(start)}에 시작하는 녹음에 가격이 없어 아무도 예약할 수 없습니다. 가격의 시간대를 넓히거나 새로 추가해 주세요. 0원으로 하면 무료가 됩니다.`,
    };
  }
  return null;
}
