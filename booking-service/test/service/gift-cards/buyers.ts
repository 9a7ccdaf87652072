import { giftCardAddresses } from 'shared/gift-cards/gift-card-order.ts';
import type { GiftCardOrdered } from 'shared/gift-cards/gift-card-order.ts';
import type { Problem } from 'shared/problems/problem.ts';
import { openGiftDesk } from './harness.ts';

/** A desk with visitors who buy gift cards. */
export async function openGiftShop() {
  const desk = await openGiftDesk();
  let buyers = 0;
  const aGift = (fields: Record<string, unknown> = {}) => {
    buyers += 1;
    return {
      ...{ valueWon: 80_000, email: `buyer-${buyers}@example.com`, recipientName: 'Mina' },
      ...{ message: 'Sing!', locale: 'en' },
      ...fields,
    };
  };
  const order = (gift: object) =>
    desk.post<GiftCardOrdered & Partial<Problem>>(giftCardAddresses.order, gift);

  /** An order that waits for its payment, as `initialize` and `authenticate` have it. */
  async function ordered(fields: Record<string, unknown> = {}) {
    const gift = aGift(fields);
    const { status, body } = await order(gift);
    if (status !== 201) throw new Error(`gift card: ${status} ${JSON.stringify(body)}`);
    return { id: body.orderId, email: gift.email, total: gift.valueWon, date: '', time: '' };
  }

  return {
    ...desk,
    ordered,
    /** As it is answered, refusals too. */
    order: (fields: Record<string, unknown>) => order(aGift(fields)),
    /** One that was paid for. */
    async bought(fields: Record<string, unknown> = {}) {
      const gift = await ordered(fields);
      const returned = await desk.authenticate(gift);
      await desk.withoutWebhooks(returned.orderId);
      const { status, body } = await desk.confirm(returned);
      if (status !== 200) throw new Error(`confirm: ${status} ${JSON.stringify(body)}`);
      return gift;
    },
    mailTo: async (id: string) =>
      (
        await desk.db.query<{ kind: string; text: string }>(
          'SELECT kind, text_body AS text FROM emails WHERE order_id = $1 ORDER BY created_at',
          [id],
        )
      ).rows,
  };
}

/** The code that a mail has. */
export const codeIn = (text = '') => /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(text)?.[0] ?? '';
