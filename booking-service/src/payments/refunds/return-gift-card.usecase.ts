import type { Voucher } from 'shared/vouchers/voucher.ts';
import type { User } from '../../auth/account.ts';
import { writeAudit } from '../../auth/audit-log.store.ts';
import { orderOfCard } from '../../gift-cards/sales.store.ts';
import { lockOrder } from '../../orders/order.store.ts';
import { inTransaction } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { lockVouchers } from '../../vouchers/voucher-uses.store.ts';
import { endVoucher, readVoucher } from '../../vouchers/vouchers.store.ts';
import type { PaymentDeps } from '../base/payment-deps.ts';
import { requestRefund } from '../confirm/give-back.store.ts';
import { lockPaidAttempt } from './note-refund.usecase.ts';

/**
 * A gift card that was bought on the site and of which nothing is used ends, and all of its money goes back to the buyer's card. Asked
 * again it is what it is.
 *
 * @throws Problem `not-found`, `refund-not-possible`
 */
export function returnGiftCard(
  { db, clock }: Pick<PaymentDeps, 'db' | 'clock'>,
  voucherId: number,
  actor: User,
): Promise<Voucher> {
  return inTransaction(db, async (trx) => {
    const now = clock();
    const orderId = await orderOfCard(trx, voucherId);
    const order = orderId === undefined ? undefined : await lockOrder(trx, orderId);
    if (!order) throw new Problem('not-found', 'voucher-not-sold');
    const attempt = await lockPaidAttempt(trx, order.id);
    await lockVouchers(trx, [voucherId]);
    const card = await readVoucher(trx, voucherId, now);
    if (!card) throw new Problem('not-found', 'voucher-not-found');
    if (card.sold?.isReturned) return card;
    if (card.leftWon !== card.value || !attempt) throw new Problem('refund-not-possible', 'gift-card-used');
    const amountWon = attempt.taken.balanceWon;
    if (amountWon === 0) throw new Problem('refund-not-possible', 'refund-nothing-left');
    await endVoucher(trx, voucherId, now);
    await requestRefund(trx, { attemptId: attempt.id, amountWon, why: 'card-returned' }, now);
    const subject = { type: 'voucher', id: voucherId } as const;
    await writeAudit(trx, {
      ...{ at: now, actor, action: 'gift-card-returned', subject },
      after: { amountWon },
    });
    const returned = await readVoucher(trx, voucherId, now);
    if (!returned) throw new Error(`Voucher ${voucherId} is gone while it is locked`);
    return returned;
  });
}
