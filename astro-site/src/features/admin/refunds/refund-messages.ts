import type { InEveryLanguage } from '../language/language.ts';
import { ko } from './refund-messages.ko.ts';

const en = {
  open: 'Refund',
  look: 'Refunds',
  title: (id: string) => `Refund ${id}`,
  loading: 'Working out what the policy gives...',
  failed: 'We could not load what the policy gives.',
  tryAgain: 'Try again',
  caption: 'What the policy gives back, line by line',
  columns: { item: 'Bought', paid: 'Paid', share: 'Share', back: 'Back' },
  judgedAtCancellation: (moment: string) =>
    `Judged at ${moment}, when the booking was cancelled, under the policy it was sold with.`,
  judgedNow: (moment: string) =>
    `Judged now, ${moment}, under the policy the booking was sold with. The booking stands: a refund does not cancel it.`,
  shareOf: (percent: number, amount: string) => `${percent}% of ${amount}`,
  policy: 'The policy gives',
  refunded: 'Gone back so far',
  balance: 'Still with us',
  amount: 'Amount in won',
  amountHint: 'The policy’s amount is filled in.',
  choices: 'Amounts to choose from',
  choosePolicy: (amount: string) => `What the policy gives: ${amount}`,
  chooseAll: (amount: string) => `All that is left: ${amount}`,
  notAnAmount: 'Please write a whole number of won, more than 0.',
  beyondBalance: (amount: string) => `At most ${amount} can still go back.`,
  reason: 'Reason',
  reasonHint: 'Kept in the history, and sent to the card provider.',
  override: (amount: string) => `Yes, pay another amount than the ${amount} that the policy gives`,
  staysWithUs: (amount: string) => `${amount} stays with us after this.`,
  partySum: 'Together',
  partyByPolicy: 'Each gets what their own policy gives. Another amount is refunded singer by singer.',
  submit: (amount: string) => `Refund ${amount}`,
  submitting: 'Refunding...',
  doneTitle: 'Refunded',
  done: (amount: string) => `${amount} goes back to the card, and the visitor gets an e-mail.`,
  underWayTitle: 'Refund under way',
  underWay: (amount: string) => `${amount} is on its way. The card shows when it has gone through.`,
  refusedTitle: 'Refund failed',
  refused: 'The refund was not made.',
  unclearTitle: 'Not known yet',
  unclear:
    'No answer came, so we do not know whether the refund was made. Press the button again: the same refund is never paid twice.',
  waiting: 'A refund is on its way. As soon as it is through, you can decide about the rest.',
  nothingLeft: 'Nothing is left to refund.',
  earlier: 'Refunds so far',
  byOverride: 'other than the policy',
  states: { requested: 'on its way', sending: 'on its way', done: 'done', failed: 'failed' },
};
export type RefundTexts = typeof en;

/** Every word of the refund dialog. */
export const refundTexts: InEveryLanguage<RefundTexts> = { en, ko };
