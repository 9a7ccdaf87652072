import { addHistory } from '../../bookings/lifecycle/booking.store.ts';
import type { WhyPaidBack } from '../../email/base/email.ts';
import { addressOf } from '../../orders/order.ts';
import type { Order } from '../../orders/order.ts';
import { inTransaction } from '../../platform/database.ts';
import type { Transaction } from '../../platform/database.ts';
import { isTaken, numbersOf } from '../attempts/attempt.ts';
import type { PaymentAttempt, TakenAttempt } from '../attempts/attempt.ts';
import { lockOrderAndAttempt } from '../attempts/locks.store.ts';
import { updateTaken } from '../attempts/provider-facts.store.ts';
import type { RefundError, TakenButFailed } from '../base/codes.ts';
import type { PaymentDeps } from '../base/payment-deps.ts';
import { isNews } from '../confirm/judge.ts';
import { lostStartOf } from '../confirm/lost-start.store.ts';
import type { ProviderPayment } from '../provider/provider.ts';
import { linesOf } from './refund-lines.store.ts';
import type { Refund } from './refund.store.ts';
import { failRefund, postponeRefund, settleRefund } from './refund.store.ts';

/** The provider has paid it back: refund, balance, history and mail, all at once. */
export async function settle(
  deps: PaymentDeps,
  refund: Refund,
  payment: ProviderPayment,
  transactionKey: string,
): Promise<void> {
  const now = deps.clock();
  const { attemptId, amountWon } = refund;
  const settled = await inTransaction(deps.db, async (trx) => {
    const { order, attempt } = await lockOrderAndAttempt(trx, attemptId);
    if (!(await settleRefund(trx, refund, transactionKey, now))) return null;
    if (!isTaken(attempt)) throw new Error(`Refund ${refund.id} is of an attempt that took nothing`);
    if (isNews(attempt.taken, payment)) await updateTaken(trx, attemptId, payment, now);
    const lines = await linesOf(trx, refund);
    for (const { bookingId, amountWon: won } of lines) {
      const details = { orderId: attemptId, amountWon: won };
      await addHistory(trx, { bookingId, at: now, actor: 'system', event: 'refunded', details });
    }
    const { requestedBy } = refund;
    if (requestedBy === 'system') await tellPaidBack(deps, trx, { order, attempt }, amountWon);
    // The mail of a visitor's own refund is nobody's on the staff.
    else
      await deps.emails.bookingRefunded(trx, {
        ...{ lines, now },
        requestedBy: requestedBy === 'visitor' ? 'system' : requestedBy,
      });
    await deps.reached('refund:inside-second-transaction', attemptId);
    return attempt;
  });
  await deps.reached('refund:after-second-transaction', attemptId);
  if (settled) deps.transitions.refund({ ...numbersOf(settled), from: 'SENDING', to: 'DONE' });
}

/** A payment went back as a whole, so its mail is about everybody whom it was for. */
async function tellPaidBack(
  deps: PaymentDeps,
  trx: Transaction,
  { order, attempt }: { order: Order; attempt: TakenAttempt },
  amountWon: number,
): Promise<void> {
  const { bookingIds, orderId } = attempt;
  const why = whyPaidBack(attempt);
  if (order.giftCard) {
    const { recipientName, voucherId } = order.giftCard;
    const isCardBack = attempt.state === 'PAID' && voucherId !== null;
    const to = { orderId, email: addressOf(order), locale: order.locale, recipientName };
    await deps.emails.giftCardPaidBack(trx, {
      ...{ order: to, amountWon, why: isCardBack ? 'card-returned' : why },
      now: deps.clock(),
    });
    return;
  }
  const lostStartsAt = why === 'not-honoured' ? await lostStartOf(trx, orderId) : null;
  await deps.emails.paymentRefunded(trx, { bookingIds, amountWon, why, lostStartsAt, now: deps.clock() });
}

const whyOf: Record<TakenButFailed, WhyPaidBack> = {
  PAID_TWICE: 'paid-twice',
  AMOUNT_DIFFERS: 'wrong-amount',
};

/** Why a payment goes back without anybody having asked. */
export const whyPaidBack = (attempt: TakenAttempt): WhyPaidBack =>
  attempt.state === 'PAID' ? 'not-honoured' : whyOf[attempt.failureCode];

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 30_000;

/** It is tried again after a pause. */
export async function later(
  deps: PaymentDeps,
  refund: Refund,
  error: RefundError,
  answered: boolean,
): Promise<void> {
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(refund.tries - 1, 10));
  const nextTryAt = new Date(deps.clock().getTime() + pause);
  // While the first call with this key still runs, another key would start a second one.
  const newKey = answered && error !== 'IDEMPOTENT_REQUEST_PROCESSING';
  await postponeRefund(deps.db, refund, { nextTryAt, error, newKey });
}

/** The provider will not do it, or it must not be tried again: staff have to look, and see why on the booking. */
export async function giveUp(
  deps: PaymentDeps,
  refund: Refund,
  attempt: PaymentAttempt,
  error: RefundError,
): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    await lockOrderAndAttempt(trx, attempt.id);
    if (!(await failRefund(trx, refund, error))) return;
    for (const { bookingId, amountWon } of await linesOf(trx, refund)) {
      const details = { orderId: attempt.id, amountWon, code: error };
      const event = 'refund-failed';
      await addHistory(trx, { bookingId, at: deps.clock(), actor: 'provider', event, details });
    }
  });
  deps.transitions.alarm(`REFUND_${error}`, numbersOf(attempt));
}
