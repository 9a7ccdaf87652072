import { accounts } from './accounts.ko.ts';
import { bookings } from './bookings.ko.ts';
import { counter } from './counter.ko.ts';
import { office } from './office.ko.ts';
import { platform } from './platform.ko.ts';
import { recordings } from './recordings.ko.ts';
import { refunds } from './refunds.ko.ts';
import { sales } from './sales.ko.ts';
import { vouchers } from './vouchers.ko.ts';
import { words as fields } from './words/ko.ts';

/** Every refusal that staff may meet. */
export const refusals = {
  ...platform,
  ...accounts,
  ...bookings,
  ...counter,
  ...fields,
  ...sales,
  ...vouchers,
  ...refunds,
  ...recordings,
  ...office,
};
