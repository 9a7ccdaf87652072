import type { InEveryLanguage } from '../language/language.ts';
import { blockKindNames } from '../parts/block-kind-names.ts';
import { ko } from './block-messages.ko.ts';

const en = {
  block: 'Block a time',
  closeNow: 'Close from now',
  title: { block: 'Block a time', close: 'Close' },
  about: 'Nothing is sold there from that moment on. Guests who are booked stay until you decide on them.',
  studios: 'Studios',
  how: 'How long',
  spans: { part: 'A part of one day', days: 'Whole days', weekly: 'Every week' },
  date: 'Day',
  firstDate: 'First day',
  lastDate: 'Last day',
  lastWeek: 'Last day, if it has one',
  from: 'From',
  until: 'Until',
  why: 'Why',
  kinds: blockKindNames.en,
  note: 'Note for the team',
  booked: (count: number) =>
    count === 0
      ? 'Nobody is booked there.'
      : count === 1
        ? '1 session is booked there:'
        : `${count} sessions are booked there:`,
  more: (count: number) => `and ${count} more`,
  incomplete: 'Please choose at least one studio, and a last day that is not before the first.',
  looking: 'Looking who is booked...',
  submit: 'Block',
  submitting: 'Blocking...',
  made: 'Blocked. Nothing is sold there any more.',
  failed: 'We could not block this time.',
  lookFailed: 'We could not see who is booked there.',
  errorTitle: 'Error',
  blocked: (kind: string, studio: string) => `${kind}, ${studio}`,
  lasts: (from: string, until: string) => `${from} to ${until}`,
  weekly: 'Every week',
  lift: 'Put back on sale',
  liftWeek: 'Put back on sale this time',
  liftAll: 'Put back on sale every week',
  liftDay: 'Put this day back on sale',
  liftDays: 'Put all of it back on sale',
  goesOnUntil: (day: string) => `Goes on until ${day}`,
  guestsHere: (count: number) => (count === 1 ? '1 guest here' : `${count} guests here`),
  lifting: 'Putting back...',
  lifted: 'On sale again.',
  liftFailed: 'We could not put it back on sale.',
  guests: (count: number) => (count === 1 ? '1 guest to decide on' : `${count} guests to decide on`),
  guestsOf: (kind: string, when: string) => `Guests: ${kind}, ${when}`,
  guestsAbout:
    'Each of them is booked in a blocked time. Nothing happens to anybody whom you decide on later.',
  nobody: 'Nobody is booked there any more.',
  all: 'For all of them',
  becomes: (names: string) => `What becomes of ${names}?`,
  choices: {
    later: 'Decide later',
    move: (place: string) => `Move to ${place}`,
    nearest: 'Move to the nearest free time',
    cancel: (amount: string | null) => (amount === null ? 'Cancel' : `Cancel, ${amount} goes back`),
    cancelAll: 'Cancel, with full refund',
    keep: 'Keep: they sing all the same',
    stays: 'They stay, as decided',
    reopen: 'Not decided after all',
  },
  noRoom: 'That day has no other free time for them.',
  notPaid: 'Not paid yet. The hold runs out by itself, or they pay and can be decided on then.',
  otherTime: 'Another time or day',
  kept: 'Kept',
  carryOut: (count: number) => (count === 0 ? 'Carry out' : `Carry out for ${count}`),
  stop: 'Stop',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  stopped: (left: number) =>
    left === 1 ? 'Nothing was changed for 1 of them.' : `Nothing was changed for ${left} of them.`,
  finished: (done: number) => (done === 1 ? '1 decision carried out.' : `${done} decisions carried out.`),
  decisionFailed: 'Nothing was changed for them.',
  adminsCancel: 'Only admins cancel with a refund.',
  closedWithGuests: (count: number) =>
    count === 1
      ? 'This day is closed in the calendar, and 1 session is still booked.'
      : `This day is closed in the calendar, and ${count} sessions are still booked.`,
  dealWith: 'Decide on them',
};
export type BlockTexts = typeof en;

/** Words of times that are out of sale. */
export const blockTexts: InEveryLanguage<BlockTexts> = { en, ko };
