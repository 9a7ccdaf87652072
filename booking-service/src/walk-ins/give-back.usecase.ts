import { writeAudit } from '../auth/audit-log.store.ts';
import { lockForStaff } from '../bookings/admin/admin-bookings.usecase.ts';
import type { StaffAction } from '../bookings/admin/admin-bookings.usecase.ts';
import { Problem } from '../platform/problem.ts';
import type { Transaction } from '../platform/database.ts';
import { giveBackToGift, holdGift } from '../vouchers/gift-cards.store.ts';
import { lockVouchers } from '../vouchers/voucher-uses.store.ts';
import { voucherRefused } from '../vouchers/voucher-refused.ts';
import { findCounterPayment, setGivenBack } from './counter-payments.store.ts';
import type { TakenAtCounter } from './counter-payments.store.ts';

/**
 * Notes that what was taken at the counter has been given back there, or takes that back. Noted twice it counts once. What a gift card
 * has paid of it goes back to the card with it, and is paid by it again.
 *
 * @throws Problem `booking-not-found`, `personal-data-removed`, `stale-change`; `refund-not-possible` where nothing was taken;
 *   `voucher-refused` where the gift card no longer has what it would have to pay again
 */
export function noteGivenBack(id: string, isGivenBack: boolean, action: StaffAction): Promise<void> {
  const { db, actor, now } = action;
  return db.transaction(async (trx) => {
    const { order } = await lockForStaff(trx, id, action);
    const payment = await findCounterPayment(trx, order.id);
    if (!payment || payment.amountWon + payment.giftWon === 0)
      throw new Problem('refund-not-possible', 'nothing-taken');
    const { amountWon, giftWon, givenBackAt } = payment;
    if (isGivenBack === (givenBackAt !== null)) return;
    if (payment.giftCardId !== null) await moveGift(trx, order.id, payment, { isGivenBack, now });
    await setGivenBack(trx, order.id, isGivenBack ? { at: now, by: actor.id } : null);
    const subject = { type: 'booking', id } as const;
    const said = isGivenBack ? 'counter-payment-given-back' : 'counter-payment-kept';
    await writeAudit(trx, {
      at: now,
      actor,
      action: said,
      subject,
      after: { amountWon, ...(giftWon > 0 && { giftWon }) },
    });
  });
}

async function moveGift(
  trx: Transaction,
  orderId: string,
  { giftCardId: cardId, giftWon }: TakenAtCounter,
  { isGivenBack, now }: { isGivenBack: boolean; now: Date },
): Promise<void> {
  if (cardId === null) return;
  await lockVouchers(trx, [cardId]);
  if (isGivenBack) await giveBackToGift(trx, orderId, { won: giftWon, now });
  else if ((await holdGift(trx, { cardId, orderId, wantedWon: giftWon, now })) < giftWon)
    throw voucherRefused('spent');
}
