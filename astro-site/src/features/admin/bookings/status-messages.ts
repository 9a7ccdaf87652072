import type { StatusMail } from 'shared/bookings/admin-booking.ts';
import type { InEveryLanguage } from '../language/language.ts';
import { ko } from './status-messages.ko.ts';

const en = {
  updated: 'Booking status has been updated successfully.',
  failed: 'Failed to update booking status.',
  cancelTitle: (id: string) => `Cancel booking ${id}?`,
  title: (status: string, id: string) => `Set booking ${id} to ${status}?`,
  whatHappens: 'This is what happens then:',
  email: 'E-mail',
  slot: 'Slot',
  money: 'Money',
  mails: {
    'klook-confirmed': 'Klook booking confirmed',
    'booking-reinstated': 'Your booking stands',
    'booking-reconfirmed': 'Your booking stands',
    'booking-cancelled': 'Booking cancelled',
  } satisfies Record<StatusMail, string>,
  mailWhy: {
    'klook-confirmed': '',
    'booking-reinstated': 'It takes back our mail about the cancellation.',
    'booking-reconfirmed': 'It gives the new time, since our confirmation named another.',
    'booking-cancelled': 'It says how the money stands.',
  } satisfies Record<StatusMail, string>,
  mailTo: (name: string, email: string, mail: string, language: string) =>
    `${name} (${email}) gets “${mail}”, written in ${language}.`,
  mailAbout: (names: string, email: string, mail: string, language: string) =>
    `${email} gets “${mail}” about ${names}, written in ${language}.`,
  ofEach: (what: string) => `For each: ${what}`,
  ofSinger: (name: string, what: string) => `${name}: ${what}`,
  noMail: 'None goes to the visitor.',
  slots: {
    freed: (when: string) => `${when} becomes free at once: anybody can book it.`,
    kept: (when: string) => `${when} stays taken.`,
    'taken-again': (when: string) => `${when} is taken again, if nobody else has it by now.`,
    free: (when: string) => `${when} stays free.`,
  },
  noTime: 'There is no time yet, so no slot is taken.',
  withoutTime:
    'There is no time yet, so no slot is kept: somebody else can buy it. It stands under “Needs attention” until you enter the time.',
  guestSaid: (when: string) => `The guest says: ${when}.`,
  cancelMoney: {
    paid: (amount: string) =>
      `${amount} is paid and stays with us for now: nothing goes back by itself. Press Refund afterwards to send what the policy gives.`,
    partly: (back: string, left: string) =>
      `${back} has gone back, ${left} is still with us. Press Refund afterwards to send what the policy gives.`,
    atCounter: (amount: string) => `${amount} was paid at the counter. Give it back there, and note it.`,
    underWay: 'A refund is under way and goes on.',
    allBack: 'All of the payment has gone back already.',
    nothing: 'Nothing was charged.',
    checking:
      'The card provider has not told us yet whether the card was charged. If it was, all of it goes back by itself.',
  },
  standMoney: {
    paid: (amount: string) => `${amount} is paid. That stays as it is.`,
    partly: (back: string, left: string) => `${back} has gone back, ${left} is still with us.`,
    underWay: 'A refund is under way and goes on.',
    allBack: 'The payment has gone back: the booking would stand unpaid.',
    nothing: (total: string) => `${total} is not paid. The slot is then kept without a payment.`,
    checking: 'The card provider has not told us yet whether the card was charged.',
  },
  freeMoney: 'The session is free: there is no money to move.',
  klookMoney: 'The session was paid on Klook and is settled there.',
  addOns: (amount: string) => `Add-ons for ${amount} have not been charged.`,
  agree: {
    cancel: 'Cancel the booking',
    cancelAndSend: 'Cancel the booking and send the e-mail',
    cancelAll: (count: number) => `Cancel ${count} bookings`,
    cancelAllAndSend: (count: number) => `Cancel ${count} bookings and send the e-mail`,
    set: (status: string) => `Set to ${status}`,
    setAndSend: (status: string) => `Set to ${status} and send the e-mail`,
  },
  agreeing: 'Saving...',
  leave: 'Leave it as it is',
  timeFirst: 'Enter the time first',
  undo: 'Undo',
  undone: (status: string) => `Back to ${status}.`,
  withoutTimeBadge: 'Confirmed without a time',
};
export type StatusTexts = typeof en;

/** Every word of the question before a status is set, and of its outcome. */
export const statusTexts: InEveryLanguage<StatusTexts> = { en, ko };
