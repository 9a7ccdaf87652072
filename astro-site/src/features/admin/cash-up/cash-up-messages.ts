import type { CountedMethod } from 'shared/cash-up/cash-up.ts';
import type { InEveryLanguage } from '../language/language.ts';
import { ko } from './cash-up-messages.ko.ts';

const en = {
  title: 'Cash-up',
  toBoard: 'To the board',
  loading: 'Loading the day...',
  readFailed: 'We could not load this day.',
  tryAgain: 'Try again',
  notYet: 'This day has not come yet. It can be signed from that day on.',
  methods: { cash: 'Cash', 'card-terminal': 'Card terminal', transfer: 'Transfer' } as Record<
    CountedMethod,
    string
  >,
  float: 'In the drawer in the morning',
  taken: (count: number) => (count === 1 ? 'Taken, 1 payment' : `Taken, ${count} payments`),
  givenBack: (count: number) => (count === 1 ? 'Given back, 1 payment' : `Given back, ${count} payments`),
  expected: 'There should be',
  counted: {
    cash: 'Counted in the drawer',
    'card-terminal': 'Sum of the slips',
    transfer: 'Seen on the account',
  } as Record<CountedMethod, string>,
  countedHint: {
    cash: 'All of it, with what was there in the morning.',
    'card-terminal': 'Payments less cancellations, as the terminal prints them.',
    transfer: 'Transfers of this day, less what went back.',
  } as Record<CountedMethod, string>,
  free: (count: number) =>
    count === 1 ? '1 session was given for free.' : `${count} sessions were given for free.`,
  unpaid: (count: number) =>
    count === 1 ? '1 session of this day stands unpaid:' : `${count} sessions of this day stand unpaid:`,
  noFree: 'No session was given for free.',
  agrees: 'Agrees',
  tooLittle: (won: string) => `${won} too little`,
  tooMuch: (won: string) => `${won} too much`,
  reason: 'Why does it differ?',
  reasonOf: (method: string) => `${method}: why does it differ?`,
  takeOut: (out: string, stays: string) => `Take ${out} out, and ${stays} stays for tomorrow.`,
  nothingToTakeOut: (stays: string) => `Nothing to take out: ${stays} should stay for tomorrow.`,
  drawer: 'Count notes and coins',
  pieces: 'How many of',
  drawerSum: (won: string) => `In the drawer: ${won}`,
  correctionReason: 'Why is the day signed once more?',
  sign: (name: string) => `Sign as ${name}`,
  signing: 'Signing...',
  signHint: 'What is signed stays as it is. A mistake is put right by signing once more.',
  signed: 'The day is signed.',
  signFailed: 'The day could not be signed.',
  lookAgain: 'Please look at the figures as they are now, then sign again.',
  signedBy: (time: string, name: string) => `Signed ${time}, ${name}`,
  correction: (number: number) => `Correction ${number - 1}`,
  earlier: 'Signed before',
  countAgain: 'Count again',
  cancel: 'Leave it as it is',
  print: 'Print',
  since: 'Recorded since it was signed',
  sinceLine: (method: string, count: string, won: string) => `${method}: ${count}, ${won}`,
  sinceTaken: (count: number) => `taken ${count > 0 ? '+' : ''}${count}`,
  sinceGivenBack: (count: number) => `given back ${count > 0 ? '+' : ''}${count}`,
  sinceFree: (count: number) => `Free: ${count > 0 ? '+' : ''}${count}`,
  sinceHint: 'Count again, so that it is signed as well.',
  allAgree: 'Everything agrees.',
  errors: {
    floatWon: 'Please write a sum in won, 0 if the drawer was empty.',
    counted: 'Please write a sum in won.',
    reason: 'Please say why it differs.',
    correctionReason: 'Please say why the day is signed once more.',
  },
  paper: {
    method: 'Method',
    float: 'Float',
    taken: 'Taken',
    givenBack: 'Given back',
    expected: 'Recorded',
    counted: 'Counted',
    difference: 'Difference',
    reason: 'Reason',
    total: 'Together',
    free: 'Given for free',
    out: 'Taken out of the drawer',
    corrects: (number: number) => `Corrects signing ${number}`,
    signature: 'Signature',
    printed: (when: string, by: string) => `Printed ${when}, ${by}`,
  },
};
export type CashUpTexts = typeof en;

/** Words of the end of a day. */
export const cashUpTexts: InEveryLanguage<CashUpTexts> = { en, ko };
