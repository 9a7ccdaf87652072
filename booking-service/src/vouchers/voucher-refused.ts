import type { VoucherRefusal } from 'shared/vouchers/redeem.ts';
import { Problem } from '../platform/problem.ts';

/** 409 that says why a code cannot be used. */
export const voucherRefused = (why: VoucherRefusal): Problem =>
  new Problem('voucher-refused', `voucher-${why}`);
