import { minutesOfDay, timeOfDayPattern } from 'shared/time/seoul.ts';
import { verdict, type Asked } from '../language/problem.ts';
import type { StaffText } from '../language/staff-text.ts';

/** Minutes from midnight of an HH:mm text; null when it is not one. */
export const minutesOf = (time: unknown): number | null =>
  typeof time === 'string' && timeOfDayPattern.test(time) ? minutesOfDay(time) : null;

export const writeTime = (example: string): StaffText => ({
  en: `Write a Seoul time as HH:mm, for example ${example}.`,
  ko: `서울 시각을 HH:mm 형식으로 입력해 주세요. 예: ${example}`,
});

export const validateTime = (value: unknown, asked?: Asked): true | string =>
  verdict(minutesOf(value) === null ? writeTime('09:30') : null, asked);
