import { changeBookings } from '../../bookings/lifecycle/change-booking.usecase.ts';
import { inTransaction } from '../../platform/database.ts';
import { bookingsOf, isUnsettled, numbersOf } from '../attempts/attempt.ts';
import type { UnsettledAttempt } from '../attempts/attempt.ts';
import { leaveConfirming } from '../attempts/attempt.store.ts';
import { lockOrderAndAttempt } from '../attempts/locks.store.ts';
import { applyProviderState, applyQueried } from './apply-provider-state.usecase.ts';
import { providerContext } from './captured-money.usecase.ts';
import type { FailureCode } from '../base/codes.ts';
import type { PaymentDeps } from '../base/payment-deps.ts';
import type { ProviderAnswer, ProviderPayment } from '../provider/provider.ts';
import { isDeclineUnlessApproved } from '../provider/toss/error-codes.ts';

/** Verdicts on a queried payment after which there is nothing left to find out. */
const decisive = ['captured', 'update', 'ended', 'differs'];

/**
 * Turns the answer to a confirm into the attempt's next state.
 *
 * @param first whether no earlier confirm of this start can have reached the provider: only then is a refusal final
 *   without asking again
 */
export async function conclude(
  deps: PaymentDeps,
  attempt: UnsettledAttempt,
  answer: ProviderAnswer,
  first: boolean,
): Promise<void> {
  if (answer.ok) {
    const verdict = await applyProviderState(deps, attempt.id, answer.payment);
    const isSettled = decisive.includes(verdict) && verdict !== 'differs';
    return isSettled ? undefined : settleByQuery(deps, attempt, null);
  }
  const { errorClass, code } = answer;
  if (errorClass === 'CONFIG') deps.transitions.alarm(code, numbersOf(attempt));
  if (!first) return settleByQuery(deps, attempt, errorClass === 'DECLINE' ? code : null);
  switch (errorClass) {
    case 'DECLINE':
      return endConfirming(deps, attempt, 'FAILED', code);
    case 'CONFIG':
      return endConfirming(deps, attempt, 'CREATED', code);
    case 'GONE':
    case 'BUG':
    case 'ALREADY':
      return settleRefusedKey(deps, attempt, code, errorClass === 'ALREADY');
    case 'UNKNOWN':
      return settleByQuery(deps, attempt, isDeclineUnlessApproved(code) ? code : null);
    default:
      return errorClass satisfies never;
  }
}

/**
 * The provider does not know the payment key for this order. If it is genuine, its payment says how it ended; if it is
 * forged, the attempt waits for the genuine one as if nothing had happened.
 */
async function settleRefusedKey(
  deps: PaymentDeps,
  attempt: UnsettledAttempt,
  code: FailureCode,
  wasHandled: boolean,
): Promise<void> {
  const found = await deps.provider.paymentByKey(attempt.submittedPaymentKey);
  const isOurs = found.ok && found.payment.orderId === attempt.id;
  const verdict = isOurs ? await applyQueried(deps, attempt.id, found.payment) : 'nothing';
  if (decisive.includes(verdict)) return;
  if (verdict === 'unsure') return stayUnknown(deps, attempt);
  if (wasHandled && (isOurs || !found.ok)) return settleByQuery(deps, attempt, null);
  return endConfirming(deps, attempt, 'CREATED', code);
}

/**
 * Asks the provider how it stands and applies it; what stays unclear is UNKNOWN and looked at again.
 *
 * @param declineCode the refusal that holds if no approval turns up
 */
async function settleByQuery(
  deps: PaymentDeps,
  attempt: UnsettledAttempt,
  declineCode: FailureCode | null,
): Promise<void> {
  const trace = await queryAttempt(deps, attempt);
  if (trace.type === 'payment') {
    const verdict = await applyQueried(deps, attempt.id, trace.payment);
    if (decisive.includes(verdict)) return;
    if (verdict === 'unsure') return stayUnknown(deps, attempt);
  }
  if (declineCode !== null && trace.type !== 'no-answer')
    return endConfirming(deps, attempt, 'FAILED', declineCode);
  return stayUnknown(deps, attempt);
}

export type Trace = { type: 'payment'; payment: ProviderPayment } | { type: 'none' } | { type: 'no-answer' };

/** What the provider knows of an attempt: an approval first, by the key that came back or by the order. */
export async function queryAttempt(deps: PaymentDeps, attempt: UnsettledAttempt): Promise<Trace> {
  const byKey = await deps.provider.paymentByKey(attempt.submittedPaymentKey);
  const ofKey = byKey.ok && byKey.payment.orderId === attempt.id ? byKey.payment : null;
  if (ofKey?.approvedAt) return { type: 'payment', payment: ofKey };
  const byOrder = await deps.provider.paymentByOrder(attempt.id);
  const ofOrder = byOrder.ok ? byOrder.payment : null;
  const payment = ofOrder?.approvedAt ? ofOrder : (ofKey ?? ofOrder);
  if (payment) return { type: 'payment', payment };
  const isUnknown = (answer: ProviderAnswer) => answer.ok || answer.errorClass === 'BUG';
  return isUnknown(byKey) && isUnknown(byOrder) ? { type: 'none' } : { type: 'no-answer' };
}

/** Ends a confirm without money: the hold runs on as it was promised. Nothing happens if it was settled meanwhile. */
export async function endConfirming(
  deps: PaymentDeps,
  { id: attemptId }: UnsettledAttempt,
  state: 'CREATED' | 'FAILED',
  failureCode: FailureCode,
): Promise<void> {
  const now = deps.clock();
  const before = await inTransaction(deps.db, async (trx) => {
    const { order, attempt } = await lockOrderAndAttempt(trx, attemptId);
    if (!isUnsettled(attempt)) return null;
    await leaveConfirming(trx, attemptId, { state, failureCode }, now);
    const context = providerContext(deps, attempt);
    const details = { ...context.details, code: failureCode };
    await changeBookings(trx, bookingsOf(attempt, order), { type: 'confirm-ended' }, { ...context, details });
    return attempt;
  });
  if (before)
    deps.transitions.attempt({ ...numbersOf(before), from: before.state, to: state, code: failureCode });
}

export async function stayUnknown(deps: PaymentDeps, { id: attemptId }: UnsettledAttempt): Promise<void> {
  const now = deps.clock();
  const before = await inTransaction(deps.db, async (trx) => {
    const { attempt } = await lockOrderAndAttempt(trx, attemptId);
    if (!isUnsettled(attempt)) return null;
    const pause = pauseUntilNextLook(attempt.confirmStartedAt, now);
    await leaveConfirming(
      trx,
      attemptId,
      { state: 'UNKNOWN', nextLookAt: new Date(now.getTime() + pause) },
      now,
    );
    return attempt;
  });
  if (before?.state === 'CONFIRMING')
    deps.transitions.attempt({ ...numbersOf(before), from: before.state, to: 'UNKNOWN' });
}

/** Milliseconds until an unclear attempt is looked at again: soon at first, then less often. */
function pauseUntilNextLook(confirmStartedAt: Date, now: Date): number {
  const age = now.getTime() - confirmStartedAt.getTime();
  return Math.min(30_000, Math.max(5_000, age / 4));
}
