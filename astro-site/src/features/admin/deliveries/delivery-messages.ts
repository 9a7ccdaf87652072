import type { InEveryLanguage } from '../language/language.ts';
import { ko } from './delivery-messages.ko.ts';

const en = {
  heading: 'After the session',
  dueBy: (day: string) => `by ${day}`,
  dueToday: 'due today',
  late: (days: number, day: string) => `${days} ${days === 1 ? 'day' : 'days'} late: was due by ${day}`,
  noDay: 'no date promised',
  noTime: 'its day follows once the session has a time',
  sentOn: (day: string) => `on ${day}`,
  tracking: 'Tracking number',
  noTracking: 'No tracking number noted',
  begin: 'Begin work',
  notBegun: 'Not begun after all',
  send: 'Mark as sent',
  notSent: 'Not sent after all',
  track: 'Change the tracking number',
  /** What a button is about, for whoever hears it without its card. */
  about: (button: string, addOn: string, guest: string) => `${button}: ${addOn}, ${guest}`,
  done: {
    open: (addOn: string) => `${addOn}: not begun`,
    'in-work': (addOn: string) => `${addOn}: in work`,
    sent: (addOn: string) => `${addOn}: sent`,
  },
  told: 'The guest sees it on their page.',
  undo: 'Undo',
  failed: 'It was not changed.',
  dialog: {
    title: (addOn: string, guest: string) => `${addOn} for ${guest}`,
    lead: 'The guest reads the tracking number on their page. Leave it empty where there is none.',
    hint: 'With the name of the post, for example “EMS EG123456789KR”.',
    tooOdd: 'Letters, digits, spaces and hyphens only, 60 at most.',
    submit: 'Mark as sent',
    save: 'Save',
    submitting: 'Saving...',
  },
};
export type DeliveryTexts = typeof en;

/** Words of what follows after a session, wherever staff see it. */
export const deliveryTexts: InEveryLanguage<DeliveryTexts> = { en, ko };
