import type { Locale } from '../languages/localized-text.ts';
import { longSeoulDate } from './display.ts';
import { isCalendarDate } from './seoul.ts';

/** "2026년 12월 4일 금요일", "2026年12月4日星期五" and "2026年12月4日（金）"; English as everywhere else. */
const tags = { ko: 'ko-KR', zh: 'zh-CN', ja: 'ja-JP' } as const;

/** Japanese names the day in brackets where the other two write it out. */
const styles = {
  ko: { dateStyle: 'full' },
  zh: { dateStyle: 'full' },
  ja: { year: 'numeric', month: 'long', day: 'numeric', weekday: 'short' },
} as const;

/** Browsers differ in the width of the brackets. */
const tidied = (date: string) => date.replace(/\((.)\)/, '（$1）');

/** Writes a Seoul date (yyyy-MM-dd) in full, with its weekday; the input itself when it is not a date. */
export function longDateIn(locale: Locale): (date: string) => string {
  if (locale === 'en') return longSeoulDate;
  const format = new Intl.DateTimeFormat(tags[locale], { ...styles[locale], timeZone: 'UTC' });
  return (date) => (isCalendarDate(date) ? tidied(format.format(new Date(`${date}T00:00:00Z`))) : date);
}
