import { addHistory } from '../bookings/booking.store.ts';
import type { WhyPaidBack } from '../email/email.ts';
import { inTransaction } from '../platform/database.ts';
import { isNews, LEASE_MS, TAKEN_BUT_FAILED } from './attempt.ts';
import type { PaymentAttempt } from './attempt.ts';
import { findAttempt, writeProviderFacts } from './attempt.store.ts';
import { applyProviderState, lockBookingAndAttempt } from './apply-provider-state.usecase.ts';
import type { PaymentDeps } from './payment-deps.ts';
import type { ProviderPayment } from './provider.ts';
import type { Refund } from './refund.store.ts';
import {
  failRefund,
  postponeRefund,
  renewRefundLease,
  settledTransactionKeys,
  settleRefund,
  shrinkRefund,
  takeDueRefunds,
} from './refund.store.ts';
import { keepingLease } from './settle-attempt.usecase.ts';
import { refundReaction } from './toss/error-codes.ts';

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
  const results = await Promise.allSettled(
    due.map((refund) =>
      keepingLease(
        deps,
        (until) => renewRefundLease(deps.db, refund, until),
        () => settleOne(deps, refund),
      ),
    ),
  );
  results.forEach((result, index) => {
    if (result.status === 'rejected')
      deps.log.error({ err: result.reason, orderId: due[index]?.orderId }, 'a refund could not be settled');
  });
  return due.length === BATCH;
}

async function settleOne(deps: PaymentDeps, refund: Refund): Promise<void> {
  const attempt = await findAttempt(deps.db, refund.orderId);
  if (!attempt?.paymentKey) return giveUp(deps, refund, attempt, 'NO_PAYMENT_KEY');
  if (refund.tries === 1 && attempt.failureCode !== TAKEN_BUT_FAILED.otherMoney) {
    const refundableWon = refund.balanceBeforeWon ?? attempt.balanceWon ?? attempt.amountWon;
    return send(deps, refund, attempt, { refundableWon });
  }
  // An earlier try may have been carried out without our hearing of it.
  const answer = await deps.provider.paymentByKey(attempt.paymentKey);
  if (!answer.ok) return later(deps, refund, answer.code, false);
  const done = await findCancellation(deps, refund, answer.payment);
  if (done) return settle(deps, refund, answer.payment, done);
  const { balanceWon: refundableWon, currency } = answer.payment;
  // Staff decided on a balance; on another one they may decide otherwise.
  if (refund.balanceBeforeWon !== null && refundableWon !== refund.balanceBeforeWon)
    return balanceHasChanged(deps, refund, attempt, answer.payment);
  if (refundableWon >= refund.amountWon) return send(deps, refund, attempt, { refundableWon, currency });
  // Somebody has given back a part in the provider's console: the system gives back all that is left.
  if (refundableWon === 0) return giveUp(deps, refund, attempt, 'BALANCE_TOO_LOW');
  return send(deps, await shrinkRefund(deps.db, refund, refundableWon), attempt, { refundableWon, currency });
}

async function send(
  deps: PaymentDeps,
  refund: Refund,
  attempt: PaymentAttempt,
  { refundableWon, currency }: { refundableWon: number; currency?: string | undefined },
): Promise<void> {
  const { amountWon, reason } = refund;
  const order = { paymentKey: attempt.paymentKey ?? '', amountWon, refundableWon, reason, currency };
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

/** What happened at the provider is taken over, and the refund waits for a new decision. */
async function balanceHasChanged(
  deps: PaymentDeps,
  refund: Refund,
  attempt: PaymentAttempt,
  payment: ProviderPayment,
): Promise<void> {
  await applyProviderState(deps, refund.orderId, payment);
  return giveUp(deps, refund, attempt, 'BALANCE_CHANGED');
}

/**
 * The cancellation that is this refund: of this amount, accounted for by no settled refund and, where staff gave a reason,
 * with that reason. When the system gives everything back, cancellations in the provider's console count too, in whatever
 * parts they gave it back.
 */
async function findCancellation(
  deps: PaymentDeps,
  refund: Refund,
  payment: ProviderPayment,
): Promise<string | undefined> {
  const known = await settledTransactionKeys(deps.db, refund.orderId);
  const isThisOne = (cancel: ProviderPayment['cancels'][number]) =>
    cancel.amountWon === refund.amountWon &&
    !known.includes(cancel.transactionKey) &&
    (refund.requestedBy === 'system' || cancel.reason === refund.reason);
  const allIsBack = refund.requestedBy === 'system' && payment.balanceWon === 0;
  const found = payment.cancels.findLast(isThisOne);
  if (found || !allIsBack) return found?.transactionKey;
  return payment.cancels.findLast(({ transactionKey }) => !known.includes(transactionKey))?.transactionKey;
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
    const { failureCode } = attempt;
    if (isNews(attempt, payment))
      await writeProviderFacts(trx, orderId, state, payment, { failureCode, now });
    const details = { orderId, amountWon };
    await addHistory(trx, { bookingId: booking.id, at: now, actor: 'system', event: 'refunded', details });
    const mail = { bookingId: booking.id, amountWon, now };
    if (refund.requestedBy === 'system')
      await deps.emails.paymentRefunded(trx, { ...mail, why: whyPaidBack(attempt) });
    else await deps.emails.bookingRefunded(trx, { ...mail, requestedBy: refund.requestedBy });
    await deps.reached('refund:inside-second-transaction', orderId);
    return booking.id;
  });
  await deps.reached('refund:after-second-transaction', orderId);
  if (bookingId !== null) deps.transitions.refund({ orderId, bookingId, from: 'SENDING', to: 'DONE' });
}

function whyPaidBack({ failureCode }: PaymentAttempt): WhyPaidBack {
  if (failureCode === TAKEN_BUT_FAILED.twice) return 'paid-twice';
  return failureCode === TAKEN_BUT_FAILED.otherMoney ? 'wrong-amount' : 'not-honoured';
}

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 30_000;

async function later(deps: PaymentDeps, refund: Refund, error: string, answered: boolean): Promise<void> {
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(refund.tries - 1, 10));
  const nextTryAt = new Date(deps.clock().getTime() + pause);
  // While the first call with this key still runs, another key would start a second one.
  const newKey = answered && error !== 'IDEMPOTENT_REQUEST_PROCESSING';
  await postponeRefund(deps.db, refund, { nextTryAt, error, newKey });
}

/** The provider will not do it, or it must not be tried again: staff have to look, and see why on the booking. */
async function giveUp(
  deps: PaymentDeps,
  refund: Refund,
  attempt: PaymentAttempt | undefined,
  error: string,
): Promise<void> {
  const { orderId, amountWon } = refund;
  const bookingId = attempt?.bookingId;
  await inTransaction(deps.db, async (trx) => {
    if (bookingId !== undefined) await lockBookingAndAttempt(trx, orderId);
    if (!(await failRefund(trx, refund, error)) || bookingId === undefined) return;
    const details = { orderId, amountWon, code: error };
    await addHistory(trx, {
      bookingId,
      at: deps.clock(),
      actor: 'provider',
      event: 'refund-failed',
      details,
    });
  });
  deps.transitions.alarm(`REFUND_${error}`, { orderId, bookingId });
}
