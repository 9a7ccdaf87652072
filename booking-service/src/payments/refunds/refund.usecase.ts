import { isTaken } from '../attempts/attempt.ts';
import type { PaymentAttempt, TakenAttempt } from '../attempts/attempt.ts';
import { findAttempt } from '../attempts/attempt.store.ts';
import { workOnDue } from '../base/lease.usecase.ts';
import type { PaymentDeps } from '../base/payment-deps.ts';
import { applyProviderState } from '../confirm/apply-provider-state.usecase.ts';
import type { ProviderPayment } from '../provider/provider.ts';
import { refundReaction } from '../provider/toss/error-codes.ts';
import { giveUp, later, settle, whyPaidBack } from './end-refund.usecase.ts';
import { renewRefundLease, takeDueRefunds } from './refund-lease.store.ts';
import type { Refund } from './refund.store.ts';
import { settledTransactionKeys, shrinkRefund } from './refund.store.ts';

const BATCH = 5;

/**
 * Sends the refunds that are due and settles those whose answer was lost. Any number of copies may run at once.
 *
 * @returns whether more may be due
 */
export function settleRefunds(deps: PaymentDeps): Promise<boolean> {
  return workOnDue(deps, {
    batch: BATCH,
    take: (lease) => takeDueRefunds(deps.db, lease),
    renew: (refund, until) => renewRefundLease(deps.db, refund, until),
    work: (refund) => settleOne(deps, refund),
    failure: 'a refund could not be settled',
  });
}

async function settleOne(deps: PaymentDeps, refund: Refund): Promise<void> {
  const attempt = await findAttempt(deps.db, refund.attemptId);
  if (!attempt) throw new Error(`Refund ${refund.id} is of an attempt that is not there`);
  if (!isTaken(attempt)) return giveUp(deps, refund, attempt, 'NO_PAYMENT_KEY');
  if (refund.tries === 1 && whyPaidBack(attempt) !== 'wrong-amount') {
    const refundableWon = refund.balanceBeforeWon ?? attempt.taken.balanceWon;
    return send(deps, refund, attempt, { refundableWon });
  }
  // An earlier try may have been carried out without our hearing of it.
  const answer = await deps.provider.paymentByKey(attempt.taken.paymentKey);
  if (!answer.ok) return later(deps, refund, answer.code, false);
  const done = await findCancellation(deps, refund, answer.payment);
  if (done) return settle(deps, refund, answer.payment, done);
  const { balanceWon: refundableWon, currency } = answer.payment;
  // It was decided on a balance; on another one staff may decide otherwise.
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
  attempt: TakenAttempt,
  { refundableWon, currency }: { refundableWon: number; currency?: string | undefined },
): Promise<void> {
  const { amountWon, reason } = refund;
  const { paymentKey } = attempt.taken;
  const order = { paymentKey, amountWon, refundableWon, reason, currency };
  const answer = await deps.provider.cancel(order, refund.idempotencyKey);
  await deps.reached('refund:after-answer', refund.attemptId);
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
  await applyProviderState(deps, refund.attemptId, payment);
  return giveUp(deps, refund, attempt, 'BALANCE_CHANGED');
}

/**
 * The cancellation that is this refund: of this amount, accounted for by no settled refund and, where one was given,
 * with its reason. When the system gives everything back, cancellations in the provider's console count too, in whatever
 * parts they gave it back.
 */
async function findCancellation(
  deps: PaymentDeps,
  refund: Refund,
  payment: ProviderPayment,
): Promise<string | undefined> {
  const known = await settledTransactionKeys(deps.db, refund.attemptId);
  const isThisOne = (cancel: ProviderPayment['cancels'][number]) =>
    cancel.amountWon === refund.amountWon &&
    !known.includes(cancel.transactionKey) &&
    (refund.requestedBy === 'system' || cancel.reason === refund.reason);
  const allIsBack = refund.requestedBy === 'system' && payment.balanceWon === 0;
  const found = payment.cancels.findLast(isThisOne);
  if (found || !allIsBack) return found?.transactionKey;
  return payment.cancels.findLast(({ transactionKey }) => !known.includes(transactionKey))?.transactionKey;
}
