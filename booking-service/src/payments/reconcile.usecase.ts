import { findBooking } from '../bookings/booking.store.ts';
import { CLOSE_WITHOUT_TRACE_MS, CONFIRM_WITHIN_MS, hasBegun, LEASE_MS } from './attempt.ts';
import type { PaymentAttempt } from './attempt.ts';
import { countConfirmCall, takeOverdue } from './attempt.store.ts';
import { applyQueried } from './apply-provider-state.usecase.ts';
import type { PaymentDeps } from './payment-deps.ts';
import {
  conclude,
  endConfirming,
  holdingLease,
  queryAttempt,
  stayUnknown,
} from './settle-attempt.usecase.ts';

const BATCH = 10;

/**
 * Settles attempts that nobody is working on any more: unclear answers, and confirms whose process died (design.md
 * section 3, toss-contract.md section 6.4). Any number of copies may run at once; each attempt is taken by one.
 *
 * @returns whether more may be waiting
 */
export async function reconcileAttempts(deps: PaymentDeps): Promise<boolean> {
  const now = deps.clock();
  const leaseUntil = new Date(now.getTime() + LEASE_MS);
  const overdue = await takeOverdue(deps.db, { now, leaseUntil, limit: BATCH });
  const results = await Promise.allSettled(
    overdue.map((attempt) => holdingLease(deps, attempt, () => settleOverdue(deps, attempt))),
  );
  results.forEach((result, index) => {
    if (result.status === 'rejected')
      deps.log.error(
        { err: result.reason, orderId: overdue[index]?.orderId },
        'a payment could not be settled',
      );
  });
  return overdue.length === BATCH;
}

/** Query first, then confirm again with the same key while that can still help. */
async function settleOverdue(deps: PaymentDeps, attempt: PaymentAttempt): Promise<void> {
  const trace = await queryAttempt(deps, attempt);
  if (trace.type === 'no-answer') return stayUnknown(deps, attempt);
  if (trace.type === 'payment') {
    const verdict = await applyQueried(deps, attempt.orderId, trace.payment);
    if (verdict === 'unsure') return stayUnknown(deps, attempt);
    if (verdict !== 'nothing') return;
  }
  const now = deps.clock();
  const age = now.getTime() - (attempt.confirmStartedAt ?? attempt.createdAt).getTime();
  if (age < CONFIRM_WITHIN_MS && (await mayStillBuy(deps, attempt, now)))
    return confirmAgain(deps, attempt, now);
  if (age < CLOSE_WITHOUT_TRACE_MS) return stayUnknown(deps, attempt);
  // No approval in all that time: every clock of the provider has run out.
  deps.transitions.alarm('NO_TRACE', attempt);
  return endConfirming(deps, attempt, 'FAILED', 'EXPIRED');
}

/** No money is asked for what can no longer be given. */
async function mayStillBuy({ db }: PaymentDeps, attempt: PaymentAttempt, now: Date): Promise<boolean> {
  const booking = await findBooking(db, attempt.bookingId);
  return booking !== undefined && booking.status !== 'cancelled' && !hasBegun(booking, now);
}

async function confirmAgain(deps: PaymentDeps, attempt: PaymentAttempt, now: Date): Promise<void> {
  const { orderId, amountWon, submittedPaymentKey, idempotencyKey } = attempt;
  if (submittedPaymentKey === null || idempotencyKey === null) return stayUnknown(deps, attempt);
  if (!(await countConfirmCall(deps.db, attempt, now))) return;
  const order = { paymentKey: submittedPaymentKey, orderId, amountWon };
  const answer = await deps.provider.confirm(order, idempotencyKey);
  await deps.reached('confirm:after-answer', orderId);
  return conclude(deps, attempt, answer, false);
}
