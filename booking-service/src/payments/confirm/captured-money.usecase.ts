import { addHistory } from '../../bookings/lifecycle/booking.store.ts';
import { changeBookings } from '../../bookings/lifecycle/change-booking.usecase.ts';
import type { ChangeContext } from '../../bookings/lifecycle/change-booking.usecase.ts';
import type { WhyPaidBack } from '../../email/base/email.ts';
import type { Transaction } from '../../platform/database.ts';
import { bookingsOf, isOver, isTaken, isUnsettled } from '../attempts/attempt.ts';
import { giftSharesOf } from '../attempts/gift-payment.store.ts';
import { freeGiftPart, payGiftPart } from '../attempts/gift-payment.usecase.ts';
import type { PaymentAttempt } from '../attempts/attempt.ts';
import { liveAttempt } from '../attempts/attempt.store.ts';
import type { Locked } from '../attempts/locks.store.ts';
import { writeTaken } from '../attempts/provider-facts.store.ts';
import type { PaymentDeps } from '../base/payment-deps.ts';
import type { ProviderPayment } from '../provider/provider.ts';
import { issueGiftCard } from '../../gift-cards/issue-gift-card.usecase.ts';
import { requestRefund } from './give-back.store.ts';
import { lostStart } from './lost-start.store.ts';

/**
 * The provider took another amount, or another currency, than was asked for: all of it goes back, and the order waits for
 * the right payment for as long as its hold was promised. Where money of this attempt is known already, it changes nothing.
 */
export async function sendOtherMoneyBack(
  deps: PaymentDeps,
  trx: Transaction,
  { order, attempt }: Locked,
  payment: ProviderPayment,
): Promise<PaymentAttempt['state']> {
  if (isTaken(attempt)) return attempt.state;
  const now = deps.clock();
  await writeTaken(trx, attempt.id, { state: 'FAILED', failureCode: 'AMOUNT_DIFFERS' }, payment, now);
  const { totalWon: takenWon, currency } = payment;
  const details = { orderId: attempt.id, askedWon: attempt.amountWon, takenWon, currency };
  const event = 'amount-differs';
  for (const bookingId of attempt.bookingIds)
    await addHistory(trx, { bookingId, at: now, actor: 'provider', event, details });
  if (isUnsettled(attempt))
    await changeBookings(
      trx,
      bookingsOf(attempt, order),
      { type: 'confirm-ended' },
      providerContext(deps, attempt),
    );
  if (payment.balanceWon > 0) await requestRefund(trx, refundOf(attempt, payment, 'wrong-amount'), now);
  return 'FAILED';
}

/**
 * Money of the right amount: with what a gift card pays it buys every session of the order, or all of it goes back because one of them
 * can no longer be given. An order is never half taken.
 */
export async function capture(
  deps: PaymentDeps,
  trx: Transaction,
  { order, attempt }: Locked,
  payment: ProviderPayment,
): Promise<PaymentAttempt['state']> {
  const now = deps.clock();
  const live = await liveAttempt(trx, order.id);
  if (live && live.id !== attempt.id) {
    // Another attempt pays or has paid for this order: what this one took goes back at once.
    await writeTaken(trx, attempt.id, { state: 'FAILED', failureCode: 'PAID_TWICE' }, payment, now);
    await requestRefund(trx, refundOf(attempt, payment, 'paid-twice'), now);
    return 'FAILED';
  }
  await writeTaken(trx, attempt.id, { state: 'PAID' }, payment, now);
  const bookings = bookingsOf(attempt, order);
  // Somebody whom it pays for may have been cancelled since it was asked for.
  const isWhole = order.forgottenAt === null && bookings.every(({ status }) => status !== 'cancelled');
  const context = providerContext(deps, attempt);
  let lostStartsAt: Date | null = null;
  if (isWhole && !isOver(bookings, now)) {
    // Without a gift card there is nothing to take back: `changeBookings` takes back its own.
    if (attempt.gift) await trx.query('SAVEPOINT before_gift');
    const hasGift = await payGiftPart(trx, attempt, { paidAt: payment.approvedAt ?? now, now });
    const paid = hasGift && (await changeBookings(trx, bookings, { type: 'paid' }, context));
    if (paid && paid.ok) {
      if (order.giftCard) await issueGiftCard(trx, deps.emails, { order, sale: order.giftCard, now });
      return 'PAID';
    }
    if (attempt.gift) await trx.query('ROLLBACK TO SAVEPOINT before_gift');
    if (paid && order.bookings.length > 1 && paid.refusal === 'slot-taken') lostStartsAt = paid.of.startsAt;
  }
  await freeGiftPart(trx, attempt);
  const details = { ...context.details, ...lostStart(lostStartsAt) };
  const giftWon = attempt.gift ? await giftSharesOf(trx, attempt.id) : new Map();
  await changeBookings(trx, bookings, { type: 'not-honoured', giftWon }, { ...context, details });
  await requestRefund(trx, refundOf(attempt, payment, 'not-honoured'), now);
  return 'PAID';
}

export const providerContext = (deps: PaymentDeps, attempt: PaymentAttempt): ChangeContext => ({
  now: deps.clock(),
  actor: 'provider',
  emails: deps.emails,
  details: { orderId: attempt.id },
});

const refundOf = ({ id }: PaymentAttempt, { balanceWon }: ProviderPayment, why: WhyPaidBack) => ({
  attemptId: id,
  amountWon: balanceWon,
  why,
});
