import {
  giftCardAddresses,
  giftCardOrderedSchema,
  type GiftCardOrdered,
} from 'shared/gift-cards/gift-card-order.ts';
import { ApiError, sentenceFor } from '../../lib/api/api-error.ts';
import { readApi } from '../../lib/api/api.ts';
import { forgetInTab, orderedGift, pendingPayment } from '../../lib/checkout/checkout-session.ts';
import type { GiftToBuy } from './form-values.ts';
import { words } from './words/words.ts';

/** Orders it, and keeps for the payment page what is to be paid. @throws as `readApi` does */
export async function orderGift({ order, buyerName }: GiftToBuy): Promise<GiftCardOrdered> {
  const ordered = await readApi(giftCardAddresses.order, giftCardOrderedSchema, {
    ...{ method: 'POST', body: order },
  });
  const { orderId, valueWon: totalPrice } = ordered;
  forgetInTab();
  pendingPayment.write({
    ...{ bookingId: orderId, totalPrice, customerName: buyerName, customerEmail: order.email },
  });
  orderedGift.write({ orderId, recipientName: order.recipientName });
  return ordered;
}

export function giftFailure(error: unknown) {
  const problem = error instanceof ApiError ? error.problem : undefined;
  return {
    sentence: problem ? sentenceFor(error, words.failed) : words.failed,
    errors: problem?.errors ?? [],
  };
}
