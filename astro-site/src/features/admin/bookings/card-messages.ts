import type { CancellationReason } from 'shared/bookings/lifecycle.ts';
import type { InEveryLanguage } from '../language/language.ts';
import { ko } from './card-messages.ko.ts';

const en = {
  klook: 'Klook',
  email: 'Email',
  phone: 'Phone',
  phoneUnclear: 'Check this number',
  when: 'Date and time',
  drink: 'Drink',
  total: 'Total',
  klookId: 'Klook ID',
  klookWhen: 'Klook says',
  klookWhenSource: 'as the guest wrote it',
  lpAddress: 'LP delivery address',
  deliveryAddress: 'Delivery address',
  language: 'Mail language',
  track: 'YouTube track',
  services: 'Additional services',
  unknownService: (id: number) => `Service #${id}`,
  byQuote: 'by quote',
  created: 'Created',
  forgotten: (date: string) => `Personal data removed on ${date}`,
  forgottenKorean: (date: string) => `개인정보 삭제됨 (${date})`,
  unknown: 'Unknown',
  payment: 'Payment',
  lastEmail: 'Last email',
  lessVoucher: (won: string) => `${won} less by a voucher`,
  moved: (count: number) => `moved ${count === 1 ? 'once' : `${count} times`}`,
  changeStatus: (id: string) => `Status of booking ${id}`,
  sendEmail: 'Send Email',
  schedule: 'Date and time',
  history: 'History',
  noShow: 'No-show',
  reason: {
    'payment-expired': 'not paid in time',
    'payment-abandoned': 'given up before paying',
    visitor: 'by the visitor',
    staff: 'by staff',
    'no-show': 'no-show',
    'not-honoured': 'could not be honoured, money refunded',
  } satisfies Record<CancellationReason, string>,
};
export type CardTexts = typeof en;

/** Words of a booking’s card. */
export const cardTexts: InEveryLanguage<CardTexts> = { en, ko };
