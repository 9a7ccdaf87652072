import type { VoucherRefusal } from 'shared/vouchers/redeem.ts';
import { Problem } from '../platform/problem.ts';

const sentences: Record<VoucherRefusal, string> = {
  unknown: 'We do not know this code. Please check it letter by letter.',
  'not-yet': 'This code cannot be used yet. Please come back on its first day.',
  ended: 'This code can no longer be used.',
  'used-up': 'This code has been used as often as it may be.',
  'used-by-guest': 'You have used this code as often as one guest may.',
  'no-address': 'This code is counted by e-mail address. Please give the one of the guest.',
  'other-guest':
    'This code is for another e-mail address. Please use it with the address that it was sent to.',
  'not-first': 'This code is for a first booking, and you have booked with us before.',
  'other-day': 'This code is not for the day of your session.',
  'nothing-off': 'This code takes nothing off what you have chosen.',
  spent: 'Nothing is left on this gift card.',
};

export const voucherMessages = {
  taken: 'There is a voucher with this code already. Please choose another code.',
  unknown: 'There is no such voucher.',
  tooManyLookups: 'Many codes have been looked up from this account. Please wait a minute.',
  notSold: 'There is no gift card with this number that was bought on the site.',
  lost: 'The time to pay had run out and the code of this booking has been used by somebody else since. Nothing was charged. Please book again.',
  notCovered: 'Something is still to be paid for this booking. Please pay it by card.',
  covered: 'Your code pays for all of this, so there is nothing to pay by card. Please confirm the booking.',
  completed: 'Your booking is confirmed.',
} as const;

/** 409 that says why a code cannot be used, in `code` for pages that say it in other languages. */
export const voucherRefused = (code: VoucherRefusal, sentence = sentences[code]): Problem =>
  new Problem('voucher-refused', sentence, { code });
