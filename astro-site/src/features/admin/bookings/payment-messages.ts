import type { PaymentStanding } from 'shared/bookings/admin-payment.ts';
import type { CounterPaymentMethod } from 'shared/orders/counter-payment.ts';
import type { InEveryLanguage } from '../language/language.ts';
import { ko } from './payment-messages.ko.ts';

const en = {
  standings: {
    'at-studio': 'At the studio',
    free: 'Free, nothing due',
    unpaid: 'Not paid',
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
  } as Record<PaymentStanding, string>,
  /** Where there is little room: of those whose long words are longer than they have to be. */
  short: {
    free: 'Free',
    checking: 'Payment is being checked',
    'counter-refund-due': 'To be given back',
    kept: 'Paid',
  },
  unpaidUntil: (time: string) => `Not paid, held until ${time}`,
  receipt: 'Receipt',
  card: 'card',
  methods: {
    'card-terminal': 'card terminal',
    cash: 'cash',
    transfer: 'transfer',
    free: 'free',
    'gift-card': 'gift card',
  } satisfies Record<CounterPaymentMethod, string>,
  together: (own: string, all: string) => `${own} of ${all} paid together`,
  onGiftCard: (amount: string) => `${amount} by gift card`,
  part: (amount: string) => `${amount} refunded`,
};
export type PaymentTexts = typeof en;

/** How the money of a booking stands. */
export const paymentTexts: InEveryLanguage<PaymentTexts> = { en, ko };

/** The same in as few words as tell it, for a tile. */
export const shortStanding = ({ standings, short }: PaymentTexts, state: PaymentStanding): string =>
  state in short ? short[state as keyof typeof short] : standings[state];
