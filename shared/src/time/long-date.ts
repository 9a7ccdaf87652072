import type { Locale } from '../languages/localized-text.ts';
import { longSeoulDate } from './display.ts';
import { isCalendarDate } from './seoul.ts';

/** "2026년 12월 4일 금요일" and "2026年12月4日星期五"; English as everywhere else. */
const tags = { ko: 'ko-KR', zh: 'zh-CN' } as const;

/** Writes a Seoul date (yyyy-MM-dd) in full, with its weekday; the input itself when it is not a date. */
export function longDateIn(locale: Locale): (date: string) => string {
  if (locale === 'en') return longSeoulDate;
  const format = new Intl.DateTimeFormat(tags[locale], { dateStyle: 'full', timeZone: 'UTC' });
  return (date) => (isCalendarDate(date) ? format.format(new Date(`${date}T00:00:00Z`)) : date);
}
