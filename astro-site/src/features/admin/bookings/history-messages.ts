import type { NamedEvent } from 'shared/bookings/lifecycle.ts';
import type { InEveryLanguage } from '../language/language.ts';
import { ko } from './history-messages.ko.ts';

const en = {
  title: (id: string) => `History of ${id}`,
  loading: 'Loading history...',
  failed: 'We could not load the history.',
  events: 'Changes',
  emails: 'E-mails',
  noEvents: 'Nothing has been changed yet.',
  noEmails: 'No e-mails yet.',
  eventNames: {
    booked: 'Booked',
    'payment-started': 'Payment started',
    'payment-ended': 'Payment did not go through',
    paid: 'Paid',
    'voucher-used': 'Voucher used',
    'voucher-taken-off': 'Voucher taken off',
    covered: 'Confirmed without payment: a voucher pays for it',
    abandoned: 'Given up before paying',
    replaced: 'Replaced',
    'not-honoured': 'Could not be honoured, the money goes back',
    'amount-differs': 'Another amount than the price was charged',
    scheduled: 'Session set',
    cancelled: 'Cancelled',
    'details-changed': 'Choices changed',
    'phone-changed': 'Phone number changed',
    'email-changed': 'E-mail address changed',
    'link-replaced': 'Link to the visitor’s page replaced',
    'step-noted': 'At the counter',
    'step-taken-back': 'Taken back at the counter',
    'note-changed': 'Note of the staff changed',
    'delivery-changed': 'After the session',
    'refund-requested': 'Refund asked for',
    refunded: 'Refunded',
    'refund-failed': 'Refund failed',
  } satisfies Record<NamedEvent, string>,
  statusSet: (status: string) => `Status set to ${status}`,
  time: (when: string) => `to ${when}`,
  actors: { visitor: 'by the visitor', provider: 'by the card provider', system: 'by itself' },
  by: (name: string) => `by ${name}`,
  /** What the visitor changed. */
  fields: {
    name: 'name',
    youtubeTrackUrl: 'song link',
    selectedDrink: 'drink',
    drinkTemperature: 'hot or iced',
    lpDeliveryAddress: 'delivery address',
  } as Record<string, string>,
  changed: (from: string, to: string) => ` (${from} to ${to})`,
  replacedBy: (id: string) => `by booking ${id}`,
  replaces: (id: string) => `in place of booking ${id}`,
  swappedWith: (id: string) => `swapped with booking ${id}`,
};
export type HistoryTexts = typeof en;

/** Words of a booking’s history. */
export const historyTexts: InEveryLanguage<HistoryTexts> = { en, ko };
