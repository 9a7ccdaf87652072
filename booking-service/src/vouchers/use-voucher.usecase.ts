import type { Queryable } from '../platform/database.ts';
import { discountsOf, priceOf, sharesOf, sumOf } from './discount.ts';
import type { Priced } from './discount.ts';
import { giftLeft } from './gift-cards.store.ts';
import { voucherRefusal } from './judge-voucher.ts';
import type { VoucherRow } from './voucher-row.ts';
import { countUsesOfGuest, hasBooked } from './voucher-uses.store.ts';
import { voucherRefused } from './voucher-refused.ts';

/** An order that a voucher is to be used for. */
export interface ToReduce {
  orderId: string;
  email: string | null;
  startsAts: readonly Date[];
  sessions: readonly Priced[];
}

/** What a code does for each session of an order, in won: what it takes off, and what it pays. */
export interface Judged {
  discounts: readonly number[];
  gifts: readonly number[];
}

/**
 * What a voucher takes off each session of an order, or pays for it. Whoever goes on to take a use of it (`takeUse`, `holdGift`) has
 * locked it.
 *
 * @throws Problem `voucher-refused`
 */
export async function judgeVoucher(
  db: Queryable,
  voucher: VoucherRow,
  { orderId, email, startsAts, sessions }: ToReduce,
  now: Date,
): Promise<Judged> {
  const usesOfGuest =
    email === null ? 0 : await countUsesOfGuest(db, { voucherId: voucher.id, email, orderId, now });
  const hasCome = voucher.isForFirst && email !== null && (await hasBooked(db, email, orderId));
  const refusal = voucherRefusal(voucher, { email, startsAts, usesOfGuest, hasBooked: hasCome }, now);
  if (refusal) throw voucherRefused(refusal);
  const none = sessions.map(() => 0);
  if (voucher.kind === 'gift-card') {
    const prices = sessions.map(priceOf);
    const leftWon = await giftLeft(db, { cardId: voucher.id, orderId, now });
    if (leftWon === 0) throw voucherRefused('spent');
    return { discounts: none, gifts: sharesOf(Math.min(leftWon, sumOf(prices)), prices) };
  }
  const discounts = discountsOf(voucher, sessions);
  if (sumOf(discounts) === 0) throw voucherRefused('nothing-off');
  return { discounts, gifts: none };
}
