import type { PaymentInitialized, PaymentInitializeRequest } from 'shared/payments/payments.ts';
import { orderNameOf } from 'shared/payments/payments.ts';
import { lockOrder } from '../../orders/order.store.ts';
import { payGiftCardUntil } from '../../orders/pay-gift-card-until.ts';
import type { GiftCardSale, Order } from '../../orders/order.ts';
import { inTransaction } from '../../platform/database.ts';
import type { Transaction } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import type { LiveAttempt } from './attempt.ts';
import { payable, payUntil, whyNotPayable } from './payable.ts';
import { toBePaid } from './to-be-paid.usecase.ts';
import { sameEmail } from './same-email.ts';
import { insertAttempt, liveAttempt } from './attempt.store.ts';
import { newAttemptId } from './gift-payment.usecase.ts';
import type { PaymentDeps } from '../base/payment-deps.ts';
import { paymentMessages } from '../base/payments.messages.ts';

/**
 * Opens one payment attempt for one opening of the card window; several may be open at once, one can be paid.
 *
 * @throws Problem `booking-not-found` for an unknown booking and for a wrong e-mail alike; 409s say why it cannot be paid
 */
export async function initializePayment(
  { db, clock, transitions }: PaymentDeps,
  request: PaymentInitializeRequest,
): Promise<PaymentInitialized> {
  const now = clock();
  const attemptId = newAttemptId();
  const { amount } = request;
  const { orderName, holdExpiresAt } = await inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, request.bookingId);
    if (!order?.email || !sameEmail(order.email, request.customerEmail))
      throw new Problem('booking-not-found', 'payment-booking-unknown');
    const live = await liveAttempt(trx, order.id);
    const { lines, giftCardId, cardWon, orderName, until } = order.giftCard
      ? billOfGiftCard(order, order.giftCard, live, now)
      : await billOfBookings(trx, order, live, now);
    if (cardWon === 0) throw new Problem('nothing-to-pay', 'payment-covered');
    if (amount !== cardWon)
      throw new Problem(
        'amount-mismatch',
        { code: 'payment-amount-differs', params: { totalWon: cardWon } },
        { totalPrice: cardWon },
      );
    await insertAttempt(
      trx,
      { id: attemptId, orderId: order.id, orderName, lines, giftCardId, cardWon },
      now,
    );
    return { orderName, holdExpiresAt: until };
  });
  transitions.attempt({ attemptId, orderId: request.bookingId, from: 'NONE', to: 'CREATED' });
  return {
    success: true,
    message: paymentMessages.ready(holdExpiresAt),
    orderId: attemptId,
    amount,
    orderName,
    holdExpiresAt: holdExpiresAt.toISOString(),
  };
}

async function billOfBookings(trx: Transaction, order: Order, live: LiveAttempt | undefined, now: Date) {
  const bookings = payable(order, live, now);
  if (bookings instanceof Problem) throw bookings;
  const bill = await toBePaid(trx, { orderId: order.id, bookings, now });
  return { ...bill, orderName: orderNameOf(order.id, bookings.length), until: payUntil(bookings) };
}

function billOfGiftCard(order: Order, { valueWon }: GiftCardSale, live: LiveAttempt | undefined, now: Date) {
  const refusal = whyNotPayable(order, live, now);
  if (refusal) throw refusal;
  return {
    ...{ lines: [], giftCardId: null, cardWon: valueWon },
    ...{ orderName: `Gift card #${order.id}`, until: payGiftCardUntil(order) },
  };
}
