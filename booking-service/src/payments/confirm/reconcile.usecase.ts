import { findOrder } from '../../orders/order.store.ts';
import { bookingsOf, hasBegun, numbersOf } from '../attempts/attempt.ts';
import type { UnsettledAttempt } from '../attempts/attempt.ts';
import { renewLease, takeOverdue } from '../attempts/attempt-lease.store.ts';
import { countConfirmCall } from '../attempts/attempt.store.ts';
import { applyQueried } from './apply-provider-state.usecase.ts';
import { workOnDue } from '../base/lease.usecase.ts';
import type { PaymentDeps } from '../base/payment-deps.ts';
import { conclude, endConfirming, queryAttempt, stayUnknown } from './settle-attempt.usecase.ts';

const BATCH = 10;

/** The provider forgets an authentication after 10 minutes: later, a confirm can only be refused. */
const CONFIRM_WITHIN_MS = 10 * 60_000;

/** After this long without a trace at the provider an attempt is closed as not charged. */
const CLOSE_WITHOUT_TRACE_MS = 45 * 60_000;

/**
 * Settles attempts that nobody is working on any more: unclear answers, and confirms whose process died.
 * Any number of copies may run at once; each attempt is taken by one.
 *
 * @returns whether more may be waiting
 */
export function reconcileAttempts(deps: PaymentDeps): Promise<boolean> {
  return workOnDue(deps, {
    batch: BATCH,
    take: (lease) => takeOverdue(deps.db, lease),
    renew: (attempt, until) => renewLease(deps.db, attempt, until),
    work: (attempt) => settleOverdue(deps, attempt),
    failure: 'a payment could not be settled',
  });
}

/** Query first, then confirm again with the same key while that can still help. */
async function settleOverdue(deps: PaymentDeps, attempt: UnsettledAttempt): Promise<void> {
  const trace = await queryAttempt(deps, attempt);
  if (trace.type === 'no-answer') return stayUnknown(deps, attempt);
  if (trace.type === 'payment') {
    const verdict = await applyQueried(deps, attempt.id, trace.payment);
    if (verdict === 'unsure') return stayUnknown(deps, attempt);
    if (verdict !== 'nothing') return;
  }
  const now = deps.clock();
  const age = now.getTime() - attempt.confirmStartedAt.getTime();
  if (age < CONFIRM_WITHIN_MS && (await mayStillBuy(deps, attempt, now)))
    return confirmAgain(deps, attempt, now);
  if (age < CLOSE_WITHOUT_TRACE_MS) return stayUnknown(deps, attempt);
  // No approval in all that time: every clock of the provider has run out.
  deps.transitions.alarm('NO_TRACE', numbersOf(attempt));
  return endConfirming(deps, attempt, 'FAILED', 'EXPIRED');
}

/** No money is asked for what can no longer be given. */
async function mayStillBuy({ db }: PaymentDeps, attempt: UnsettledAttempt, now: Date): Promise<boolean> {
  const order = await findOrder(db, attempt.orderId);
  if (!order) return false;
  const bookings = bookingsOf(attempt, order);
  return bookings.every(({ status }) => status !== 'cancelled') && !hasBegun(bookings, now);
}

async function confirmAgain(deps: PaymentDeps, attempt: UnsettledAttempt, now: Date): Promise<void> {
  const { id: orderId, amountWon, submittedPaymentKey, idempotencyKey } = attempt;
  if (!(await countConfirmCall(deps.db, attempt, now))) return;
  const order = { paymentKey: submittedPaymentKey, orderId, amountWon };
  const answer = await deps.provider.confirm(order, idempotencyKey);
  await deps.reached('confirm:after-answer', orderId);
  return conclude(deps, attempt, answer, false);
}
