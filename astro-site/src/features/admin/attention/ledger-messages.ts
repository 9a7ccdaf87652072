import type { InEveryLanguage } from '../language/language.ts';
import { ko } from './ledger-messages.ko.ts';

const en = {
  open: 'Ledger check',
  title: 'Ledger check',
  description:
    'Every night we compare what we have noted as charged and refunded on the day before with the card provider’s own list: each movement of money, in both directions.',
  loading: 'Loading reports...',
  failed: 'We could not load the reports. Please close this and try again.',
  none: 'No day has been compared yet. The first report comes the night after the first payment.',
  agrees: 'Everything agrees',
  differs: (count: number) => `${count} ${count === 1 ? 'difference' : 'differences'}`,
  checkedAt: (moment: string) => `Compared ${moment}`,
  matched: 'Movements that agree',
  captured: 'Charged, by the provider’s list',
  refunded: 'Refunded, by the provider’s list',
  learned: 'Taken over from the provider',
  learnedNote:
    'These were news to us, for example a cancellation in the provider’s console. The bookings show them by now.',
  earlier: 'Earlier days',
  ours: 'Ours',
  theirs: 'Provider',
  missing: 'not there',
  whatToDo: 'What to do',
  day: 'Day to compare',
  dayHint: 'Any day that is over. A new report takes the place of the old one.',
  run: 'Compare now',
  running: 'Comparing...',
  doneTitle: 'Compared',
  done: (day: string, count: number) =>
    count === 0
      ? `${day}: everything agrees.`
      : `${day}: ${count} ${count === 1 ? 'difference' : 'differences'}.`,
  runFailed: 'The day could not be compared.',
  order: (orderId: string) => `Order ${orderId}`,
};
export type LedgerTexts = typeof en;

/** The dialog that shows the comparisons of our ledger with the card provider's. */
export const ledgerTexts: InEveryLanguage<LedgerTexts> = { en, ko };
