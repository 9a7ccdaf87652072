import { addSeoulDays, isCalendarDate } from 'shared/time/seoul.ts';

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const day = '(?<day>\\d{1,2})(?:st|nd|rd|th)?';
const month = '(?<month>\\d{1,2})';
const year = '(?<year>\\d{4})';
const name = '(?<name>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';

/** The ways in which staff write a day: 2026-11-26, 11/26, 26 Nov 2026, Nov 26, 11월 26일. */
const forms = [
  `${year}[-/.]\\s?${month}[-/.]\\s?${day}\\.?`,
  `${month}/${day}(?:/${year})?`,
  `${day}\\s*${name}(?:,?\\s*${year})?`,
  `${name}\\s*${day}(?:,?\\s*${year})?`,
  `(?:${year}\\s*년\\s*)?${month}\\s*월\\s*${day}\\s*일`,
].map((form) => new RegExp(`^${form}$`));

/** Whether the month could have been meant by what follows the first letters ("mark" is no March). */
const fullNames = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];
const isMonthName = (text: string) =>
  [...fullNames, 'sept'].some((full) => full === text || full.slice(0, 3) === text);

/**
 * The Seoul date (yyyy-MM-dd) that a search means, undefined when it is none. Without a year it is the one nearest to
 * `today`: in December, "3 Jan" is next month.
 */
export function sessionDayOf(search: string, today: string): string | undefined {
  const text = search.trim().toLowerCase();
  for (const form of forms) {
    const found = form.exec(text)?.groups;
    if (!found) continue;
    const written = /[a-z]+(?=\.?\s*\d|\.?[,\s]|\.?$)/.exec(text.replace(/\d+(st|nd|rd|th)/, ''))?.[0];
    if (found.name !== undefined && !(written !== undefined && isMonthName(written))) return undefined;
    const months = found.name === undefined ? Number(found.month) : monthNames.indexOf(found.name) + 1;
    // 26/11 can only be the 26th of November.
    const isDayFirst = months > 12 && found.name === undefined;
    const [m, d] = isDayFirst ? [Number(found.day), months] : [months, Number(found.day)];
    return found.year === undefined ? nearest(m, d, today) : calendarDate(Number(found.year), m, d);
  }
  return undefined;
}

function calendarDate(y: number, m: number, d: number): string | undefined {
  const date = `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
  return isCalendarDate(date) ? date : undefined;
}

/** How many years away a date is looked for: a 29 February may be four away. */
const YEARS = [0, 1, -1, 2, -2, 3, -3, 4, -4];

function nearest(m: number, d: number, today: string): string | undefined {
  const thisYear = Number(today.slice(0, 4));
  const distance = (date: string) => Math.abs(Date.parse(date) - Date.parse(today));
  return YEARS.map((years) => calendarDate(thisYear + years, m, d))
    .filter((date) => date !== undefined)
    .sort((a, b) => distance(a) - distance(b))[0];
}

/** The day after, where a day ends. */
export const dayAfter = (date: string) => addSeoulDays(date, 1);
