import { longDateIn } from 'shared/time/long-date.ts';
import { dayAndTime } from '../../../lib/day-and-time.ts';
import type { AdminLanguage } from '../language/language.ts';

/** "2026년 11월 26일 목요일 14:00 KST", or the day alone; English as visitors read it. */
export function dayAndTimeIn(language: AdminLanguage): typeof dayAndTime {
  if (language === 'en') return dayAndTime;
  return (date, time) => [longDateIn(language)(date), time && `${time} KST`].filter(Boolean).join(' ');
}
