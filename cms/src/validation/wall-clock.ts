import { minutesOfDay, timeOfDayPattern } from 'shared/time/seoul.ts';

/** Minutes from midnight of an HH:mm text; null when it is not one. */
export const minutesOf = (time: unknown): number | null =>
  typeof time === 'string' && timeOfDayPattern.test(time) ? minutesOfDay(time) : null;

export function validateTime(value: unknown): true | string {
  return minutesOf(value) !== null || 'Write a Seoul time as HH:mm, for example 09:30.';
}
