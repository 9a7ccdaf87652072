/** About discount codes and gift cards. Those of a code that cannot be used are `voucher-` and a `VoucherRefusal`. */
export const vouchers = {
  'voucher-unknown': 'We do not know this code. Please check it letter by letter.',
  'voucher-not-yet': 'This code cannot be used yet. Please come back on its first day.',
  'voucher-ended': 'This code can no longer be used.',
  'voucher-used-up': 'This code has been used as often as it may be.',
  'voucher-used-by-guest': 'You have used this code as often as one guest may.',
  'voucher-no-address': 'This code is counted by e-mail address. Please give the one of the guest.',
  'voucher-other-guest':
    'This code is for another e-mail address. Please use it with the address that it was sent to.',
  'voucher-not-first': 'This code is for a first booking, and you have booked with us before.',
  'voucher-other-day': 'This code is not for the day of your session.',
  'voucher-nothing-off': 'This code takes nothing off what you have chosen.',
  'voucher-spent': 'Nothing is left on this gift card.',
  'voucher-taken': 'There is a voucher with this code already. Please choose another code.',
  'voucher-not-found': 'There is no such voucher.',
  'voucher-too-many-lookups': 'Many codes have been looked up from this account. Please wait a minute.',
  'voucher-not-sold': 'There is no gift card with this number that was bought on the site.',
};
