import type { InEveryLanguage } from '../language/language.ts';
import { ko } from './schedule-messages.ko.ts';

const en = {
  title: (id: string) => `Date and time of ${id}`,
  first: 'Enter the time of the Klook reservation. The slot is taken at once.',
  move: 'The new slot is taken and the old one freed in one step.',
  date: 'Date',
  time: 'Time (Seoul)',
  studio: 'Studio',
  anyStudio: 'Any that is free, the present one first',
  reason: 'Reason',
  reasonHint: (moves: number, hours: number) =>
    `Needed only beyond what the policy of this booking allows the visitor: ${moves} ${moves === 1 ? 'move' : 'moves'}, up to ${hours} hours before.`,
  submit: 'Set time',
  submitting: 'Setting...',
  loadingTimes: 'Loading times...',
  done: 'The new time is set. The visitor gets an e-mail.',
  failed: 'Failed to change the time.',
  mail: (name: string, language: string) => `${name} gets an e-mail with it, written in ${language}.`,
  noMail: 'No e-mail address is known: tell the guest yourself.',
  inARow: (first: string, others: string) =>
    `${first} sings at the time you choose, then ${others} directly after, in the same studio.`,
  guestSaid: (when: string) => `The guest says: ${when}. Check it with Klook before you set it.`,
  chooseDate: 'Enter a date first.',
  timesFailed: 'We could not load the times. Close this and try again.',
  closed: 'We are closed on this day.',
  timeHint: 'Crossed out: visitors cannot book it (taken, too soon or too far ahead). You may still try.',
  notForVisitors: 'not for visitors',
  over: 'over',
  chosen: (time: string) => `Chosen: ${time}`,
  oddTime: (time: string) => `No session starts at ${time}. Choose one of these times.`,
};
export type ScheduleTexts = typeof en;

/** Words of the dialog for date and time. */
export const scheduleTexts: InEveryLanguage<ScheduleTexts> = { en, ko };
