import type { PaymentConfirmRequest } from 'shared/payments/payments.ts';
import { findOrder } from '../../orders/order.store.ts';
import { standing } from '../../orders/order.ts';
import type { Order } from '../../orders/order.ts';
import { changeBookings } from '../../bookings/lifecycle/change-booking.usecase.ts';
import type { ChangeRefusal } from '../../bookings/lifecycle/booking.ts';
import type { ChangeContext } from '../../bookings/lifecycle/change-booking.usecase.ts';
import { inTransaction } from '../../platform/database.ts';
import type { Queryable } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { bookingsOf, numbersOf } from '../attempts/attempt.ts';
import type { FailedAttempt, OpenAttempt, PaidAttempt, UnsettledAttempt } from '../attempts/attempt.ts';
import { findAttempt, liveAttempt, startConfirming } from '../attempts/attempt.store.ts';
import { renewLease } from '../attempts/attempt-lease.store.ts';
import { holdGiftPart } from '../attempts/gift-payment.usecase.ts';
import { lockOrderAndAttempt } from '../attempts/locks.store.ts';
import { keepingLease, leaseFrom } from '../base/lease.usecase.ts';
import type { PaymentDeps } from '../base/payment-deps.ts';
import { decideStart } from './decide-start.ts';
import type { StartRefusal } from './decide-start.ts';
import { isGivenBack } from './give-back.store.ts';
import { lostStartOf } from './lost-start.store.ts';
import { conclude } from './settle-attempt.usecase.ts';
import { classOf } from '../provider/toss/error-codes.ts';

export type ConfirmResult = { status: 'paid'; order: Order; attempt: PaidAttempt } | { status: 'checking' };

/**
 * Confirms a payment: two short transactions around one call of the provider. Safe to
 * repeat: the same attempt gives the same answer, and takes money once.
 *
 * @throws Problem `payment-not-found`, or a 409 that says why no money was taken
 */
export async function confirmPayment(
  deps: PaymentDeps,
  request: PaymentConfirmRequest,
): Promise<ConfirmResult> {
  await deps.reached('confirm:before-first-transaction', request.orderId);
  const started = await start(deps, request);
  if (started === 'checking') return { status: 'checking' };
  if (started !== null) {
    await deps.reached('confirm:after-first-transaction', request.orderId);
    const renew = (until: Date) => renewLease(deps.db, started, until);
    await keepingLease(deps, renew, async () => {
      const { amountWon } = started;
      const order = { paymentKey: request.paymentKey, orderId: request.orderId, amountWon };
      const answer = await deps.provider.confirm(order, started.idempotencyKey);
      await deps.reached('confirm:after-answer', request.orderId);
      await conclude(deps, started, answer, true);
    });
    await deps.reached('confirm:after-second-transaction', request.orderId);
  }
  return resultOf(deps, request.orderId);
}

/** First transaction: the attempt that is being confirmed now, or null when it ended before. */
async function start(
  { db, clock, emails, transitions }: PaymentDeps,
  request: PaymentConfirmRequest,
): Promise<UnsettledAttempt | 'checking' | null> {
  const now = clock();
  const started = await inTransaction(db, async (trx) => {
    if (!(await findAttempt(trx, request.orderId))) throw new Problem('payment-not-found', 'payment-unknown');
    const { order, attempt } = await lockOrderAndAttempt(trx, request.orderId);
    const live = await liveAttempt(trx, order.id);
    const otherLive = live && live.id !== attempt.id ? live.state : null;
    const decision = decideStart({ attempt, order, otherLive, request, now });
    if (decision.type === 'refuse') throw refusal(decision.reason);
    if (decision.type === 'checking') return 'checking';
    if (decision.type === 'answer') return null;
    if (!(await holdGiftPart(trx, attempt, now)))
      throw new Problem('voucher-refused', 'payment-voucher-lost');
    const context: ChangeContext = { now, actor: 'visitor', emails, details: { orderId: attempt.id } };
    const claimed = await changeBookings(
      trx,
      bookingsOf(attempt, order),
      { type: 'confirm-started' },
      context,
    );
    if (!claimed.ok) throw lost(claimed.refusal, claimed.of.startsAt, order);
    const { paymentKey } = request;
    return startConfirming(trx, attempt.id, { paymentKey, leaseUntil: leaseFrom(now), now });
  });
  if (started !== null && started !== 'checking') {
    transitions.attempt({ ...numbersOf(started), from: 'CREATED', to: 'CONFIRMING' });
  }
  return started;
}

/** What the order is for can no longer be had, so no money is asked for. A party is told which of its times is gone. */
function lost(reason: ChangeRefusal, startsAt: Date | null, { bookings }: Order): Problem {
  if (reason === 'voucher-used') return new Problem('voucher-refused', 'payment-voucher-lost');
  if (reason !== 'slot-taken') return refusal('booking-cancelled');
  const isParty = bookings.length > 1 && startsAt !== null;
  return new Problem(
    'slot-taken',
    isParty
      ? { code: 'payment-party-slot-taken', params: { startsAt: startsAt.toISOString() } }
      : 'payment-slot-taken',
  );
}

function refusal(reason: StartRefusal): Problem {
  switch (reason) {
    case 'amount-mismatch':
      return new Problem('amount-mismatch', 'payment-confirm-amount-differs');
    case 'other-payment-key':
    case 'already-paid':
      return new Problem('already-paid', 'payment-already-paid');
    case 'payment-in-progress':
      return new Problem('payment-in-progress', 'payment-in-progress');
    case 'booking-cancelled':
      return new Problem('booking-cancelled', 'payment-cancelled');
    case 'session-begun':
      return new Problem('hold-expired', 'payment-session-begun');
    default:
      return reason satisfies never;
  }
}

function failed({ failureCode: code, amountWon }: FailedAttempt): Problem {
  if (code === 'PAID_TWICE')
    return new Problem('already-paid', { code: 'payment-paid-twice', params: { amountWon } });
  if (code === 'AMOUNT_DIFFERS') return new Problem('payment-failed', 'payment-wrong-amount-taken');
  return declined(code);
}

/** The answer for an attempt as it stands; the same for the first confirm and for every repeat. */
async function resultOf({ db }: PaymentDeps, attemptId: string): Promise<ConfirmResult> {
  const attempt = await findAttempt(db, attemptId);
  const order = attempt && (await findOrder(db, attempt.orderId));
  if (!attempt || !order) throw new Problem('payment-not-found', 'payment-unknown');
  switch (attempt.state) {
    case 'PAID':
      return paidResult(db, attempt, order);
    case 'CONFIRMING':
    case 'UNKNOWN':
      return { status: 'checking' };
    case 'FAILED':
      throw failed(attempt);
    case 'ABANDONED':
      throw new Problem('payment-closed', 'payment-closed');
    case 'CREATED':
      throw reopened(attempt);
    default:
      return attempt satisfies never;
  }
}

async function paidResult(db: Queryable, attempt: PaidAttempt, order: Order): Promise<ConfirmResult> {
  const { amountWon, taken } = attempt;
  if (taken.balanceWon === 0)
    throw new Problem('payment-refunded', { code: 'payment-refunded', params: { amountWon } });
  if (await isGivenBack(db, attempt.id)) {
    const lost = await lostStartOf(db, order.id);
    throw new Problem(
      'payment-refunded',
      lost
        ? { code: 'payment-party-refunding', params: { amountWon, startsAt: lost.toISOString() } }
        : { code: 'payment-refunding', params: { amountWon } },
    );
  }
  if (order.giftCard || standing({ bookings: bookingsOf(attempt, order) }).length > 0)
    return { status: 'paid', order, attempt };
  throw new Problem('booking-cancelled', 'payment-paid-then-cancelled');
}

/** The provider would not have it, and the attempt waits as before. Nothing was charged. */
function reopened({ failureCode }: OpenAttempt): Problem {
  const errorClass = failureCode === null ? 'BUG' : classOf(failureCode);
  if (errorClass === 'CONFIG')
    return new Problem('payment-unavailable', 'payment-unavailable', { retryAfterSeconds: 60 });
  return errorClass === 'GONE'
    ? declined(failureCode)
    : new Problem('payment-failed', 'payment-not-verified');
}

/** @param providerCode why, as the card provider calls it */
const declined = (providerCode: string | null) =>
  new Problem('payment-failed', { code: 'payment-declined', params: { providerCode } });
