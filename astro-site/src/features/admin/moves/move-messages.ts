import type { InEveryLanguage } from '../language/language.ts';
import { ko } from './move-messages.ko.ts';

const en = {
  moveOnBoard: 'Move on the board (M)',
  otherDay: 'Day and time...',
  /** What leads the mode. */
  moving: (name: string) => `Where shall ${name} sing?`,
  howTo:
    'Tap a place, or choose it with the arrow keys and Enter. Page up and page down change the day; Escape ends it.',
  begun: (name: string, places: number) =>
    places === 0
      ? `Moving ${name}. Nothing is free on this day. Escape ends it.`
      : `Moving ${name}. ${places === 1 ? '1 place' : `${places} places`}. Arrow keys choose one, Enter takes it, Escape ends it.`,
  over: (name: string) => `${name} is no longer being moved.`,
  nowhere: 'Nothing is free on this day.',
  stop: 'Stop moving',
  put: 'Put here',
  swap: 'Swap',
  /** The names begin with the words that are seen. */
  putLabel: (name: string, time: string, studio: string) => `Put here: ${name}, ${time}, ${studio}`,
  swapLabel: (name: string, other: string, time: string) => `Swap: ${name} with ${other}, ${time}`,
  title: (name: string) => `Move ${name}?`,
  firstTitle: (name: string) => `Give ${name} this time?`,
  swapTitle: (one: string, other: string) => `Swap ${one} and ${other}?`,
  noTime: 'no time yet',
  from: 'from',
  to: 'to',
  together: (names: string) => `${names} directly after, in the same studio.`,
  mail: (name: string, language: string) => `${name} gets an e-mail, written in ${language}.`,
  noMail: (name: string) => `${name} has left no e-mail address: tell them yourself.`,
  sameTime: 'The time stays, so nobody gets an e-mail.',
  guestSaid: (when: string) => `The guest says: ${when}. Check it with Klook.`,
  reason: 'Reason',
  reasonNeeded: 'Needed: this is beyond what the policy allows the visitor.',
  reasons: ['The guest asked', 'We run behind', 'The studio is out of order'],
  submitMove: 'Move',
  submitFirst: 'Give this time',
  submitSwap: 'Swap',
  submitting: 'Moving...',
  back: 'Not now',
  failed: 'Nothing was moved.',
  moved: (name: string, when: string, studio: string) => `${name} sings at ${when}, ${studio}.`,
  swapped: (one: string, other: string) => `${one} and ${other} have swapped.`,
};
export type MoveTexts = Omit<typeof en, 'reasons'> & { reasons: readonly string[] };

/** Words of moving on the board. */
export const moveTexts: InEveryLanguage<MoveTexts> = { en, ko };
