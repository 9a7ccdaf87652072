import { isCalendarDate, timeOfDay } from 'shared/time/seoul.ts';
import { verdict, type Asked, type Problem } from '../language/problem.ts';
import { minutesOf, writeTime } from './wall-clock.ts';

function closingProblem(closesAt: unknown, opensAt: unknown): Problem {
  const opens = minutesOf(opensAt);
  const closes = minutesOf(closesAt);
  if (closes === null) return writeTime('22:00');
  if (opens === null || closes > opens) return null;
  return {
    en: `The cafe closes at ${timeOfDay(closes)} but opens at ${timeOfDay(opens)}. Closing must be later than opening.`,
    ko: `문을 여는 시각은 ${timeOfDay(opens)}인데 닫는 시각이 ${timeOfDay(closes)}입니다. 닫는 시각은 여는 시각보다 늦어야 합니다.`,
  };
}

/** Opening hours end after they start. */
export const validateClosing = (closesAt: unknown, opensAt: unknown, asked?: Asked): true | string =>
  verdict(closingProblem(closesAt, opensAt), asked);

/** A date that exists, as yyyy-MM-dd. */
export function validateDate(value: unknown, asked?: Asked): true | string {
  const sentence = {
    en: 'Write a date that exists as yyyy-MM-dd, for example 2025-12-25.',
    ko: '실제로 있는 날짜를 yyyy-MM-dd 형식으로 입력해 주세요. 예: 2025-12-25',
  };
  return verdict(typeof value === 'string' && isCalendarDate(value) ? null : sentence, asked);
}

/** Each closed date once. */
export function validateClosedDates(rows: unknown, asked?: Asked): true | string {
  const dates = (Array.isArray(rows) ? rows : []).map((row: { date?: string | null }) => row.date);
  const twice = dates.find((date, index) => date && dates.indexOf(date) !== index);
  const sentence = {
    en: `${twice} is in the list twice. Remove one.`,
    ko: `${twice}이(가) 목록에 두 번 있습니다. 하나를 지워 주세요.`,
  };
  return verdict(twice ? sentence : null, asked);
}
