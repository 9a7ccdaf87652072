import { randomBytes } from 'node:crypto';
import { orderNameOf } from 'shared/payments/payments.ts';
import type { Order } from '../../orders/order.ts';
import type { Transaction } from '../../platform/database.ts';
import { giveBackToGift, holdGift } from '../../vouchers/gift-cards.store.ts';
import { freeUse, lockVouchers } from '../../vouchers/voucher-uses.store.ts';
import type { PaymentAttempt } from './attempt.ts';
import { insertAttempt } from './attempt.store.ts';
import { writeGiftBack, writeGiftPaid, writePaidByGift } from './gift-payment.store.ts';
import type { ToBePaid } from './to-be-paid.usecase.ts';

/** 128 random bits: what the browser and the provider know an attempt by, and nobody guesses. */
export const newAttemptId = () => randomBytes(16).toString('base64url');

/**
 * Holds the gift card's part of a payment, before anything is asked of the provider. The order and the attempt are locked, and no claim
 * is yet.
 *
 * @returns false where the card no longer has it: the caller takes back what it has changed
 */
export async function holdGiftPart(
  trx: Transaction,
  { orderId, gift }: Pick<PaymentAttempt, 'orderId' | 'gift'>,
  now: Date,
): Promise<boolean> {
  if (!gift) return true;
  const { cardId, won: wantedWon } = gift;
  await lockVouchers(trx, [cardId]);
  return (await holdGift(trx, { cardId, orderId, wantedWon, now })) === wantedWon;
}

/** The gift card's part of a payment whose card part was taken; as `holdGiftPart`, and paid. */
export async function payGiftPart(
  trx: Transaction,
  attempt: PaymentAttempt,
  { paidAt, now }: { paidAt: Date; now: Date },
): Promise<boolean> {
  if (!(await holdGiftPart(trx, attempt, now))) return false;
  if (attempt.gift) await writeGiftPaid(trx, attempt.id, paidAt);
  return true;
}

/** What an order holds of a gift card is free again. No claim is locked yet. */
export async function freeGiftPart(trx: Transaction, { orderId, gift }: PaymentAttempt): Promise<void> {
  if (!gift) return;
  await lockVouchers(trx, [gift.cardId]);
  await freeUse(trx, orderId);
}

/**
 * A payment by gift card alone, which the provider never hears of.
 *
 * @returns false where the card no longer has it: nothing has changed then
 */
export async function payByGiftAlone(
  trx: Transaction,
  { order, bill, now }: { order: Order; bill: ToBePaid; now: Date },
): Promise<boolean> {
  const { lines, giftCardId: cardId, giftWon: wantedWon } = bill;
  if (cardId === null) return false;
  await lockVouchers(trx, [cardId]);
  if ((await holdGift(trx, { cardId, orderId: order.id, wantedWon, now })) < wantedWon) return false;
  const id = newAttemptId();
  const orderName = orderNameOf(order.id, lines.length);
  await insertAttempt(trx, { id, orderId: order.id, orderName, lines, giftCardId: cardId, cardWon: 0 }, now);
  await writePaidByGift(trx, id, now);
  await writeGiftPaid(trx, id, now);
  return true;
}

/** The gift card's part of a refund goes back to it at once. Order, attempt and card are locked. */
export async function giveGiftPartBack(
  trx: Transaction,
  { id, orderId }: Pick<PaymentAttempt, 'id' | 'orderId'>,
  { refundId, won, now }: { refundId: string; won: number; now: Date },
): Promise<void> {
  await giveBackToGift(trx, orderId, { won, now });
  await writeGiftBack(trx, id, { refundId, won, now });
}
