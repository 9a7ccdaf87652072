import type { InEveryLanguage } from '../language/language.ts';
import { ko } from './statement-messages.ko.ts';

const en = {
  title: 'Statements',
  lead: 'One statement for each month, for the accountant. A month that is closed never changes: what is recorded of it later stands in the next one as a correction.',
  toReports: 'Reports',
  loading: 'Loading…',
  failed: 'The statements could not be loaded.',
  tryAgain: 'Try again',
  none: 'No money has moved yet. The first month with a payment begins the list.',
  month: 'Month',
  states: {
    closed: (number: number) => `closed, No. ${number}`,
    next: 'to be closed',
    over: 'over',
    running: 'running',
  },
  standing: {
    running: 'As it is at this moment. The month can be closed once it is over.',
    next: 'As it is at this moment. The month is over and can be closed.',
    over: (month: string) =>
      `As it is at this moment. Months are closed one after the other: ${month} comes first.`,
    closed: (number: number, day: string) => `No. ${number}, closed on ${day}. It stays as it is.`,
  },
  showMonth: (month: string) => `Show ${month}`,
  savePdf: 'Save as PDF',
  saveXlsx: 'Save for Excel',
  close: 'Close the month',
  closeQuestion: (month: string) => `Close ${month}?`,
  closeText:
    'The month gets its number and can never be changed or opened again. Whatever is recorded of it later stands in the next month.',
  closeUnsigned: (days: number) =>
    days === 1
      ? 'One day at the counter has not been signed.'
      : `${days} days at the counter have not been signed.`,
  closing: 'Closing…',
  leave: 'Not yet',
  closed: (month: string) => `${month} is closed`,
  closeFailed: 'The month was not closed.',
  compare: 'Compare with the settlement list',
  comparing: 'Asking the card provider…',
  compared: (differences: number) =>
    differences === 0
      ? 'The settlement list agrees with the ledger'
      : `The settlement list differs in ${differences === 1 ? 'one movement' : `${differences} movements`}`,
  compareFailed: 'The settlement list was not compared.',
  settings: {
    title: 'Tax and fees',
    lead: 'For the months that are not closed yet.',
    vat: 'VAT that prices include, in percent',
    vatHint: '0 where none is charged',
    vatWrong: 'Please enter a percentage from 0 to 30, with one decimal at most',
    cardFee: 'Fee of the card provider, in percent',
    cardFeeHint: 'Of what is taken on the site; empty where it should not be shown',
    cardFeeWrong: 'Please enter a percentage from 0 to 10, with two decimals at most, or nothing',
    save: 'Save',
    saving: 'Saving…',
    saved: 'Tax and fees are saved',
    failed: 'Tax and fees were not saved.',
  },
  ownersOnly:
    'Statements are for whoever owns the cafe. Please sign in with an account that may read reports.',
};
export type StatementTexts = typeof en;

export const statementTexts: InEveryLanguage<StatementTexts> = { en, ko };
