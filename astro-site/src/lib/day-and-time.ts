import { longSeoulDate } from 'shared/time/display.ts';

/** "Thursday 26 November 2026, 14:00 KST", or the day alone. */
export const dayAndTime = (date: string, time: string | null | undefined): string =>
  [longSeoulDate(date), time && `${time} KST`].filter(Boolean).join(', ');
