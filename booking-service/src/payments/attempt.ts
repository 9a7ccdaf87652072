import type { AttemptState } from 'shared/payments/payments.ts';
import type { Booking } from '../bookings/booking.ts';
import type { ProviderPayment } from './provider.ts';

/** One opening of the card window, as stored (migration 0004). Money in won. */
export interface PaymentAttempt {
  orderId: string;
  bookingId: string;
  amountWon: number;
  state: AttemptState;
  /** What the browser brought back; ours only once the provider has vouched for it. */
  submittedPaymentKey: string | null;
  paymentKey: string | null;
  idempotencyKey: string | null;
  leaseExpiresAt: Date | null;
  confirmStartedAt: Date | null;
  /** Confirm calls that were begun, over all starts. */
  confirmCalls: number;
  method: string | null;
  approvedAt: Date | null;
  balanceWon: number | null;
  failureCode: string | null;
  createdAt: Date;
}

/** While somebody talks to the provider this lies ahead; they renew it (design.md section 3). */
export const LEASE_MS = 15_000;

/** The provider forgets an authentication after 10 minutes: later, a confirm can only be refused. */
export const CONFIRM_WITHIN_MS = 10 * 60_000;

/** After this long without a trace at the provider an attempt is closed as not charged (toss-contract.md section 6.4). */
export const CLOSE_WITHOUT_TRACE_MS = 45 * 60_000;

export type StartRefusal =
  | 'amount-mismatch'
  | 'other-payment-key'
  | 'payment-closed'
  | 'payment-failed'
  | 'already-paid'
  | 'payment-in-progress'
  | 'booking-cancelled'
  | 'session-begun';

export type StartDecision =
  | { type: 'start' }
  /** It ended before: give the same answer again. */
  | { type: 'answer-paid' }
  | { type: 'checking' }
  | { type: 'refuse'; reason: StartRefusal };

export interface StartFacts {
  attempt: PaymentAttempt;
  booking: Pick<Booking, 'status' | 'startsAt'>;
  /** State of another attempt of the booking that is being confirmed, unclear or paid. */
  otherLive: AttemptState | null;
  request: { paymentKey: string; amount: number };
  now: Date;
}

const refuse = (reason: StartRefusal): StartDecision => ({ type: 'refuse', reason });

/**
 * Whether a confirm may begin. The amount comes first: a wrong one is refused and changes nothing, so that a stranger
 * cannot end somebody's checkout (design.md section 3, "Payments"). Whether the slot can be had is for the claim to say.
 */
export function decideStart({ attempt, booking, otherLive, request, now }: StartFacts): StartDecision {
  if (request.amount !== attempt.amountWon) return refuse('amount-mismatch');
  switch (attempt.state) {
    case 'PAID':
      return request.paymentKey === attempt.paymentKey
        ? { type: 'answer-paid' }
        : refuse('other-payment-key');
    case 'CONFIRMING':
    case 'UNKNOWN':
      return { type: 'checking' };
    case 'FAILED':
      return refuse('payment-failed');
    case 'ABANDONED':
      return refuse('payment-closed');
    case 'CREATED':
      if (otherLive === 'PAID') return refuse('already-paid');
      if (otherLive !== null) return refuse('payment-in-progress');
      if (booking.status === 'cancelled') return refuse('booking-cancelled');
      return hasBegun(booking, now) ? refuse('session-begun') : { type: 'start' };
    default:
      return attempt.state satisfies never;
  }
}

export function hasBegun(booking: Pick<Booking, 'startsAt'>, now: Date): boolean {
  return booking.startsAt !== null && booking.startsAt <= now;
}

/** True once the session is over: money that arrives then buys nothing. */
export function isOver(booking: Pick<Booking, 'startsAt' | 'slotMinutes'>, now: Date): boolean {
  return (
    booking.startsAt !== null && booking.startsAt.getTime() + booking.slotMinutes * 60_000 <= now.getTime()
  );
}

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

/** Why an attempt has failed although money was taken: it goes back in full. */
export const TAKEN_BUT_FAILED = { twice: 'PAID_TWICE', otherMoney: 'AMOUNT_DIFFERS' } as const;

/**
 * What a payment, as the provider reports it, means for an attempt. Never turns PAID back (design.md section 3). A
 * payment that failed says nothing about an attempt that waits for another one: one order can be tried twice.
 */
export function judge(attempt: PaymentAttempt, payment: ProviderPayment): ProviderVerdict {
  if (payment.orderId !== attempt.orderId) return 'nothing';
  const approved = payment.approvedAt !== null;
  const differs = payment.totalWon !== attempt.amountWon || payment.currency !== 'KRW';
  if (attempt.paymentKey !== null) {
    if (!approved || payment.paymentKey !== attempt.paymentKey) return 'nothing';
    if (differs && attempt.failureCode !== TAKEN_BUT_FAILED.otherMoney) return 'differs';
    return isNews(attempt, payment) ? 'update' : 'nothing';
  }
  if (approved && differs) return 'differs';
  const captured = approved && ['DONE', 'PARTIAL_CANCELED', 'CANCELED'].includes(payment.status);
  if (captured && payment.balanceWon > 0) return 'captured';
  const isOurs = payment.paymentKey === attempt.submittedPaymentKey;
  const over = captured || ['ABORTED', 'EXPIRED', 'CANCELED'].includes(payment.status);
  return over && isOurs && isUnsettled(attempt) ? 'ended' : 'nothing';
}

/** False for an answer that was given before what we know: a balance only falls. */
export function isNews(attempt: Pick<PaymentAttempt, 'balanceWon'>, payment: ProviderPayment): boolean {
  return payment.balanceWon <= (attempt.balanceWon ?? payment.balanceWon);
}

/** Whether somebody is confirming it, or nobody knows how its confirm ended. */
export function isUnsettled({ state }: Pick<PaymentAttempt, 'state'>): boolean {
  return state === 'CONFIRMING' || state === 'UNKNOWN';
}

/** Milliseconds until an unclear attempt is looked at again: soon at first, then less often. */
export function pauseUntilNextLook(confirmStartedAt: Date, now: Date): number {
  const age = now.getTime() - confirmStartedAt.getTime();
  return Math.min(30_000, Math.max(5_000, age / 4));
}
