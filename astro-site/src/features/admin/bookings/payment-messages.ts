import type { CounterPaymentMethod } from 'shared/orders/counter-payment.ts';
import type { InEveryLanguage } from '../language/language.ts';
import { ko } from './payment-messages.ko.ts';

const en = {
  'at-studio': 'At the studio',
  free: 'Free, nothing due',
  unpaid: 'Not paid',
  unpaidUntil: (time: string) => `Not paid, held until ${time}`,
  checking: 'Checking with the card provider',
  paid: 'Paid',
  'paid-at-counter': 'Paid at the counter',
  'counter-refund-due': 'To be given back at the counter',
  'refund-due': 'Refund due',
  refunding: 'Refund under way',
  refunded: 'Refunded',
  'part-refunded': 'Refunded in part',
  kept: 'Paid, nothing goes back',
  'refunded-unpaid': 'Refunded, unpaid',
  receipt: 'Receipt',
  card: 'card',
  methods: {
    'card-terminal': 'card terminal',
    cash: 'cash',
    transfer: 'transfer',
    free: 'free',
  } satisfies Record<CounterPaymentMethod, string>,
  together: (own: string, all: string) => `${own} of ${all} paid together`,
  part: (amount: string) => `${amount} refunded`,
};
export type PaymentTexts = typeof en;

/** How the money of a booking stands. */
export const paymentTexts: InEveryLanguage<PaymentTexts> = { en, ko };
