import type { Queryable } from '../platform/database.ts';
import { discountsOf, sumOf } from './discount.ts';
import type { Priced } from './discount.ts';
import { voucherRefusal } from './judge-voucher.ts';
import type { VoucherRow } from './voucher-row.ts';
import { countUsesOfGuest, hasBooked } from './voucher-uses.store.ts';
import { voucherRefused } from './vouchers.messages.ts';

/** An order that a voucher is to be used for. */
export interface ToReduce {
  orderId: string;
  email: string | null;
  startsAts: readonly Date[];
  sessions: readonly Priced[];
}

/**
 * What a voucher takes off each session of an order, in won. Whoever goes on to take a use of it (`takeUse`) has locked it.
 *
 * @throws Problem `voucher-refused`
 */
export async function judgeVoucher(
  db: Queryable,
  voucher: VoucherRow,
  { orderId, email, startsAts, sessions }: ToReduce,
  now: Date,
): Promise<number[]> {
  const usesOfGuest =
    email === null ? 0 : await countUsesOfGuest(db, { voucherId: voucher.id, email, orderId, now });
  const hasCome = voucher.isForFirst && email !== null && (await hasBooked(db, email, orderId));
  const refusal = voucherRefusal(voucher, { email, startsAts, usesOfGuest, hasBooked: hasCome }, now);
  if (refusal) throw voucherRefused(refusal);
  const discounts = discountsOf(voucher, sessions);
  if (sumOf(discounts) === 0) throw voucherRefused('nothing-off');
  return discounts;
}
