import { addHistory } from '../bookings/booking.store.ts';
import { inTransaction } from '../platform/database.ts';
import type { PaymentAttempt } from './attempt.ts';
import { findAttempt, writeProviderFacts } from './attempt.store.ts';
import { lockBookingAndAttempt } from './apply-provider-state.usecase.ts';
import type { PaymentDeps } from './payment-deps.ts';
import type { ProviderPayment } from './provider.ts';
import type { Refund } from './refund.store.ts';
import {
  failRefund,
  postponeRefund,
  settledTransactionKeys,
  settleRefund,
  takeDueRefunds,
} from './refund.store.ts';
import { refundReaction } from './toss/error-codes.ts';

/** Longer than the slowest answer of the provider, so that two copies never send one refund at the same time. */
const LEASE_MS = 90_000;
const BATCH = 5;

/**
 * Sends the refunds that are due and settles those whose answer was lost. Any number of copies may run at once.
 *
 * @returns whether more may be due
 */
export async function settleRefunds(deps: PaymentDeps): Promise<boolean> {
  const now = deps.clock();
  const leaseUntil = new Date(now.getTime() + LEASE_MS);
  const due = await takeDueRefunds(deps.db, { now, leaseUntil, limit: BATCH });
  const results = await Promise.allSettled(due.map((refund) => settleOne(deps, refund)));
  results.forEach((result, index) => {
    if (result.status === 'rejected')
      deps.log.error({ err: result.reason, orderId: due[index]?.orderId }, 'a refund could not be settled');
  });
  return due.length === BATCH;
}

async function settleOne(deps: PaymentDeps, refund: Refund): Promise<void> {
  const attempt = await findAttempt(deps.db, refund.orderId);
  if (!attempt?.paymentKey) return giveUp(deps, refund, attempt, 'NO_PAYMENT_KEY');
  let refundableWon = attempt.balanceWon ?? attempt.amountWon;
  if (refund.tries > 1) {
    // An earlier try may have been carried out without our hearing of it.
    const answer = await deps.provider.paymentByKey(attempt.paymentKey);
    if (!answer.ok) return later(deps, refund, answer.code, false);
    const done = await findCancellation(deps, refund, answer.payment);
    if (done) return settle(deps, refund, answer.payment, done);
    refundableWon = answer.payment.balanceWon;
    if (refundableWon < refund.amountWon) return giveUp(deps, refund, attempt, 'BALANCE_TOO_LOW');
  }
  const { paymentKey } = attempt;
  const order = { paymentKey, amountWon: refund.amountWon, refundableWon, reason: refund.reason };
  const answer = await deps.provider.cancel(order, refund.idempotencyKey);
  await deps.reached('refund:after-answer', refund.orderId);
  if (!answer.ok) {
    const reaction = refundReaction(answer.code);
    if (reaction === 'staff') return giveUp(deps, refund, attempt, answer.code);
    return later(deps, refund, answer.code, answer.answered);
  }
  const done = await findCancellation(deps, refund, answer.payment);
  return done ? settle(deps, refund, answer.payment, done) : later(deps, refund, 'NO_CANCELLATION', true);
}

/** The cancellation of this amount that no settled refund accounts for. */
async function findCancellation(
  deps: PaymentDeps,
  refund: Refund,
  payment: ProviderPayment,
): Promise<string | undefined> {
  const known = await settledTransactionKeys(deps.db, refund.orderId);
  const isThisOne = (cancel: ProviderPayment['cancels'][number]) =>
    cancel.amountWon === refund.amountWon && !known.includes(cancel.transactionKey);
  return payment.cancels.findLast(isThisOne)?.transactionKey;
}

async function settle(
  deps: PaymentDeps,
  refund: Refund,
  payment: ProviderPayment,
  transactionKey: string,
): Promise<void> {
  const now = deps.clock();
  const { orderId, amountWon } = refund;
  const bookingId = await inTransaction(deps.db, async (trx) => {
    const { booking, attempt } = await lockBookingAndAttempt(trx, orderId);
    if (!(await settleRefund(trx, refund, transactionKey, now))) return null;
    const state = attempt.state === 'PAID' ? 'PAID' : 'FAILED';
    await writeProviderFacts(trx, orderId, state, payment, { failureCode: attempt.failureCode, now });
    const details = { orderId, amountWon };
    await addHistory(trx, { bookingId: booking.id, at: now, actor: 'system', event: 'refunded', details });
    await deps.emails.paymentRefunded(trx, { bookingId: booking.id, amountWon, now });
    return booking.id;
  });
  if (bookingId !== null) deps.transitions.refund({ orderId, bookingId, from: 'SENDING', to: 'DONE' });
}

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 30_000;

async function later(deps: PaymentDeps, refund: Refund, error: string, answered: boolean): Promise<void> {
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(refund.tries - 1, 10));
  const nextTryAt = new Date(deps.clock().getTime() + pause);
  await postponeRefund(deps.db, refund, { nextTryAt, error, newKey: answered });
}

async function giveUp(
  deps: PaymentDeps,
  refund: Refund,
  attempt: PaymentAttempt | undefined,
  error: string,
): Promise<void> {
  await failRefund(deps.db, refund, error);
  deps.transitions.alarm(`REFUND_${error}`, { orderId: refund.orderId, bookingId: attempt?.bookingId });
}
