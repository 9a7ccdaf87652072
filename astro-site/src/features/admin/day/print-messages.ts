import type { InEveryLanguage } from '../language/language.ts';
import { ko } from './print-messages.ko.ts';

const en = {
  print: 'Print',
  sheet: (page: number, of: number) => `Sheet ${page} of ${of}`,
  printed: (when: string, by: string) => `Printed ${when}, ${by}`,
  time: 'Time',
  boxes: { arrived: 'Here', 'drink-served': 'Drink', done: 'Done' },
  free: 'free',
  goesOn: 'goes on',
  noteBelow: 'note below',
  notes: 'Notes',
  moreNotes: (count: number) => `${count} more on the board`,
  nothing: 'Nothing takes place on this day.',
};
export type PrintTexts = typeof en;

/** Words of a day on paper. */
export const printTexts: InEveryLanguage<PrintTexts> = { en, ko };
