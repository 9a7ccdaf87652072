import { isTaken, isUnsettled } from '../attempts/attempt.ts';
import type { PaymentAttempt, Taken } from '../attempts/attempt.ts';
import type { EndingCode } from '../base/codes.ts';
import type { ProviderPayment } from '../provider/provider.ts';

export type ProviderVerdict =
  /** Not about this attempt, or nothing to learn from it. */
  | 'nothing'
  /** Money was taken and is still there. */
  | 'captured'
  /** The provider had vouched for it before; only balance and status may have changed. */
  | 'update'
  /** It ended without money, or the money has gone back already. */
  | 'ended'
  /** Money was taken, but not the money that was asked for: amount or currency are not ours. */
  | 'differs';

/**
 * What a payment, as the provider reports it, means for an attempt. Never turns PAID back. A
 * payment that failed says nothing about an attempt that waits for another one: one order can be tried twice.
 */
export function judge(attempt: PaymentAttempt, payment: ProviderPayment): ProviderVerdict {
  if (payment.orderId !== attempt.id) return 'nothing';
  const approved = payment.approvedAt !== null;
  const differs = payment.totalWon !== attempt.amountWon || payment.currency !== 'KRW';
  if (isTaken(attempt)) {
    if (!approved || payment.paymentKey !== attempt.taken.paymentKey) return 'nothing';
    const isKnownToDiffer = attempt.state === 'FAILED' && attempt.failureCode === 'AMOUNT_DIFFERS';
    if (differs && !isKnownToDiffer) return 'differs';
    return isNews(attempt.taken, payment) ? 'update' : 'nothing';
  }
  if (approved && differs) return 'differs';
  const captured = approved && ['DONE', 'PARTIAL_CANCELED', 'CANCELED'].includes(payment.status);
  if (captured && payment.balanceWon > 0) return 'captured';
  const over = captured || ['ABORTED', 'EXPIRED', 'CANCELED'].includes(payment.status);
  const isOurs = isUnsettled(attempt) && payment.paymentKey === attempt.submittedPaymentKey;
  return over && isOurs ? 'ended' : 'nothing';
}

/** False for an answer that was given before what we know: a balance only falls. */
export function isNews(taken: Taken, payment: ProviderPayment): boolean {
  return payment.balanceWon <= taken.balanceWon;
}

/** How a payment ended, where it names no failure. */
export function endingOf({ status, approvedAt }: ProviderPayment): EndingCode {
  if (status === 'EXPIRED') return 'EXPIRED';
  // What was approved and is over has gone back.
  return status === 'CANCELED' || approvedAt !== null ? 'CANCELED' : 'ABORTED';
}
