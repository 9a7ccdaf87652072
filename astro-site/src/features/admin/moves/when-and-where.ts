import { longDateIn } from 'shared/time/long-date.ts';
import type { AdminLanguage } from '../language/language.ts';

interface When {
  date: string;
  time: string;
  studio?: string | undefined;
}

/** "14:00, Studio 1, Thursday, November 26, 2026": what differs as a rule comes first. */
export const whenAndWhere = ({ date, time, studio }: When, language: AdminLanguage): string =>
  [time, studio, longDateIn(language)(date)].filter(Boolean).join(', ');
