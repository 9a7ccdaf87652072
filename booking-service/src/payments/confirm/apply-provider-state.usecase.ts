import { changeBookings } from '../../bookings/lifecycle/change-booking.usecase.ts';
import type { Transaction } from '../../platform/database.ts';
import { inTransaction } from '../../platform/database.ts';
import { bookingsOf, numbersOf } from '../attempts/attempt.ts';
import type { PaymentAttempt } from '../attempts/attempt.ts';
import { leaveConfirming } from '../attempts/attempt.store.ts';
import { lockOrderAndAttempt } from '../attempts/locks.store.ts';
import type { Locked } from '../attempts/locks.store.ts';
import { updateTaken } from '../attempts/provider-facts.store.ts';
import { capture, providerContext, sendOtherMoneyBack } from './captured-money.usecase.ts';
import type { PaymentDeps } from '../base/payment-deps.ts';
import type { ProviderPayment } from '../provider/provider.ts';
import { endingOf, judge } from './judge.ts';
import type { ProviderVerdict } from './judge.ts';

/**
 * Turns what the provider says of a payment into our state, whoever asked: confirm, webhook, reconciler, refund or the
 * daily comparison. One transaction, which can be repeated and never turns PAID back. PAID means attempt, bookings,
 * permanent claims, history and mail, all at once. Money for an order that cannot be honoured in full becomes a refund.
 *
 * @param isCertain whether the provider was asked twice: only then money of another amount is sent back, and until then
 *   it changes nothing
 */
export async function applyProviderState(
  deps: PaymentDeps,
  attemptId: string,
  payment: ProviderPayment,
  isCertain = false,
): Promise<ProviderVerdict> {
  const done = await inTransaction(deps.db, async (trx) => {
    const locked = await lockOrderAndAttempt(trx, attemptId);
    const verdict = judge(locked.attempt, payment);
    const to = await carryOut(
      deps,
      trx,
      locked,
      payment,
      verdict === 'differs' && !isCertain ? 'nothing' : verdict,
    );
    await deps.reached('confirm:inside-second-transaction', attemptId);
    return { verdict, to, ...locked };
  });
  const facts = numbersOf(done.attempt);
  if (done.verdict === 'differs') deps.transitions.alarm('PAYMENT_DIFFERS', facts);
  if (done.to !== done.attempt.state)
    deps.transitions.attempt({ ...facts, from: done.attempt.state, to: done.to, code: payment.failureCode });
  return done.verdict;
}

/**
 * The same for a payment that the provider was asked for. An amount or currency that is not ours is asked for once more, by
 * the order: a mangled answer must not send money back, and money that was taken must not stay.
 *
 * @returns `unsure` when the second answer did not bear the first one out; nothing has changed then
 */
export async function applyQueried(
  deps: PaymentDeps,
  attemptId: string,
  payment: ProviderPayment,
  timeoutMs?: number,
): Promise<ProviderVerdict | 'unsure'> {
  const verdict = await applyProviderState(deps, attemptId, payment);
  if (verdict !== 'differs') return verdict;
  const again = await deps.provider.paymentByOrder(attemptId, timeoutMs);
  if (!again.ok) return 'unsure';
  const { paymentKey, totalWon, balanceWon, currency } = again.payment;
  const isSame =
    paymentKey === payment.paymentKey &&
    totalWon === payment.totalWon &&
    balanceWon === payment.balanceWon &&
    currency === payment.currency;
  const second = await applyProviderState(deps, attemptId, again.payment, isSame);
  return second === 'differs' && !isSame ? 'unsure' : second;
}

/** Returns the attempt's state afterwards. */
async function carryOut(
  deps: PaymentDeps,
  trx: Transaction,
  { order, attempt }: Locked,
  payment: ProviderPayment,
  verdict: ProviderVerdict,
): Promise<PaymentAttempt['state']> {
  const now = deps.clock();
  switch (verdict) {
    case 'nothing':
      return attempt.state;
    case 'differs':
      return sendOtherMoneyBack(deps, trx, { order, attempt }, payment);
    case 'update':
      await updateTaken(trx, attempt.id, payment, now);
      return attempt.state;
    case 'ended':
      await leaveConfirming(
        trx,
        attempt.id,
        { state: 'FAILED', failureCode: payment.failureCode ?? endingOf(payment) },
        now,
      );
      await changeBookings(
        trx,
        bookingsOf(attempt, order),
        { type: 'confirm-ended' },
        providerContext(deps, attempt),
      );
      return 'FAILED';
    case 'captured':
      return capture(deps, trx, { order, attempt }, payment);
    default:
      return verdict satisfies never;
  }
}
