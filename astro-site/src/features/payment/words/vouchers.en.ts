import type { VoucherRefusal } from 'shared/vouchers/redeem.ts';

const refused: Record<VoucherRefusal, string> = {
  unknown: 'We do not know this code. Please check it letter by letter.',
  'not-yet': 'This code cannot be used yet. Please come back on its first day.',
  ended: 'This code can no longer be used.',
  'used-up': 'This code has been used as often as it may be.',
  'used-by-guest': 'You have used this code as often as one guest may.',
  'no-address': 'This code is counted by e-mail address. Please book with yours.',
  'other-guest': 'This code is for another e-mail address. Book with the address that it was sent to.',
  'not-first': 'This code is for a first booking, and you have booked with us before.',
  'other-day': 'This code is not for the day of your session.',
  'nothing-off': 'This code takes nothing off what you have chosen.',
  spent: 'Nothing is left on this gift card.',
};

/** A code that takes something off what is to be paid, or a gift card that pays for it. */
export const vouchers = {
  ask: 'I have a voucher or gift card',
  code: 'Voucher or gift card code',
  use: 'Use code',
  using: 'Checking...',
  missing: 'Please type the code as you have it.',
  used: (code: string) => `Voucher ${code}`,
  gift: (code: string) => `Gift card ${code}`,
  leftOnGift: (left: string) => `${left} stays on your gift card.`,
  takingOff: 'Removing...',
  takeOffCode: (code: string) => `Remove ${code}`,
  total: (total: string) => `The total is now ${total}.`,
  covered: 'Your code pays for everything, so no card is needed.',
  complete: 'Confirm booking',
  completing: 'Confirming...',
  failed: 'That did not work. Please try again in a moment.',
  refused,
};
