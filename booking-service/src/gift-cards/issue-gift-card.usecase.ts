import { shownVoucherCode } from 'shared/vouchers/voucher-code.ts';
import type { EmailQueue } from '../email/base/email.ts';
import { addressOf } from '../orders/order.ts';
import type { GiftCardSale, Order } from '../orders/order.ts';
import type { Transaction } from '../platform/database.ts';
import { newCode } from '../vouchers/new-code.usecase.ts';
import { insertVoucher } from '../vouchers/vouchers.store.ts';
import { setCard } from './sales.store.ts';

/** Makes the card that was just paid for, and queues the mail with it. The order is locked, and has none yet. */
export async function issueGiftCard(
  trx: Transaction,
  emails: Pick<EmailQueue, 'giftCard'>,
  { order, sale, now }: { order: Order; sale: GiftCardSale; now: Date },
): Promise<void> {
  if (sale.voucherId !== null) throw new Error(`Order ${order.id} has its gift card already`);
  const { valueWon: value, recipientName, message } = sale;
  const code = newCode();
  const id = await insertVoucher(
    trx,
    {
      ...{ code, kind: 'gift-card', value, scope: 'everything', weekdays: [], isForFirst: false, note: '' },
      ...{
        from: undefined,
        until: undefined,
        mostUses: undefined,
        mostPerGuest: undefined,
        onlyFor: undefined,
      },
    },
    { now, by: null },
  );
  await setCard(trx, order.id, id);
  const { locale } = order;
  const to = { orderId: order.id, email: addressOf(order), locale };
  const card = { ...to, code: shownVoucherCode(code), valueWon: value, recipientName, message };
  await emails.giftCard(trx, { card, now });
}
