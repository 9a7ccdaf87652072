import type { Queryable, Transaction } from '../platform/database.ts';
import { sumOf } from './discount.ts';
import { holdGift } from './gift-cards.store.ts';
import { judgeVoucher } from './use-voucher.usecase.ts';
import type { VoucherRow } from './voucher-row.ts';
import { isUseLeft, lockVoucher, takeUse } from './voucher-uses.store.ts';
import { voucherRefused } from './voucher-refused.ts';
import { findVoucher } from './vouchers.store.ts';

/** A session that is sold at the counter. */
export interface CounterSale {
  orderId: string;
  feeWon: number;
  startsAt: Date;
  email: string | null;
}

/** A code, and what it takes off or pays, in won. */
export interface CounterDiscount {
  voucher: VoucherRow;
  won: number;
  giftWon: number;
}

/**
 * What a code would take off at the counter; nothing is used by that.
 *
 * @throws Problem `voucher-refused`
 */
export async function quoteAtCounter(
  db: Queryable,
  code: string,
  sale: Omit<CounterSale, 'orderId'>,
  now: Date,
): Promise<CounterDiscount> {
  const voucher = await findVoucher(db, code);
  if (!voucher) throw voucherRefused('unknown');
  // Whoever asks before the sale has no order yet.
  const does = await judgeSale(db, voucher, { ...sale, orderId: '' }, now);
  if (!(await isUseLeft(db, voucher, now))) throw voucherRefused('used-up');
  return { voucher, ...does };
}

/**
 * Locks the voucher of a sale and judges it, before the sale's time is claimed.
 *
 * @throws Problem `voucher-refused`
 */
export async function lockForSale(
  trx: Transaction,
  code: string,
  sale: CounterSale,
  now: Date,
): Promise<CounterDiscount> {
  const voucher = await lockVoucher(trx, code);
  if (!voucher) throw voucherRefused('unknown');
  return { voucher, ...(await judgeSale(trx, voucher, sale, now)) };
}

/** Uses a locked voucher for a sale that was made: for good. @throws Problem `voucher-refused` */
export async function useForSale(
  trx: Transaction,
  { voucher: { id }, giftWon }: CounterDiscount,
  orderId: string,
  now: Date,
): Promise<void> {
  if (giftWon > 0) {
    const held = await holdGift(trx, { cardId: id, orderId, wantedWon: giftWon, now });
    if (held < giftWon) throw voucherRefused('spent');
  } else if (!(await takeUse(trx, { voucherId: id, orderId, expiresAt: null, now })))
    throw voucherRefused('used-up');
}

async function judgeSale(
  db: Queryable,
  voucher: VoucherRow,
  { orderId, feeWon, startsAt, email }: CounterSale,
  now: Date,
): Promise<Omit<CounterDiscount, 'voucher'>> {
  const sessions = [{ sessionFeeWon: feeWon, addons: [] }];
  const order = { orderId, email, startsAts: [startsAt], sessions };
  const { discounts, gifts } = await judgeVoucher(db, voucher, order, now);
  return { won: sumOf(discounts), giftWon: sumOf(gifts) };
}
