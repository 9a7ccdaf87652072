import { changeBooking } from '../bookings/change-booking.usecase.ts';
import type { Booking } from '../bookings/booking.ts';
import { lockBooking } from '../bookings/booking.store.ts';
import type { Transaction } from '../platform/database.ts';
import { inTransaction } from '../platform/database.ts';
import { isOver, judge } from './attempt.ts';
import type { PaymentAttempt, ProviderVerdict } from './attempt.ts';
import {
  findAttempt,
  leaveConfirming,
  liveAttempt,
  lockAttempt,
  writeProviderFacts,
} from './attempt.store.ts';
import type { PaymentDeps } from './payment-deps.ts';
import type { ProviderPayment } from './provider.ts';
import { requestRefund } from './refund.store.ts';

/** A booking and its attempt, locked in the order of the house. */
export interface Locked {
  booking: Booking;
  attempt: PaymentAttempt;
}

export async function lockBookingAndAttempt(trx: Transaction, orderId: string): Promise<Locked> {
  const found = await findAttempt(trx, orderId);
  if (!found) throw new Error(`Payment attempt ${orderId} is not there`);
  const booking = await lockBooking(trx, found.bookingId);
  if (!booking) throw new Error(`Booking ${found.bookingId} is not there`);
  return { booking, attempt: await lockAttempt(trx, orderId) };
}

/**
 * The one function that turns what the provider says into our state; confirm, webhook and reconciler all use it
 * (design.md section 3, "Payments"). One transaction, idempotent, never turns PAID back. PAID means: attempt, booking,
 * permanent claim, history and mail, all at once. Money for a booking that cannot be honoured becomes a refund.
 */
export async function applyProviderState(
  deps: PaymentDeps,
  orderId: string,
  payment: ProviderPayment,
): Promise<ProviderVerdict> {
  const done = await inTransaction(deps.db, async (trx) => {
    const locked = await lockBookingAndAttempt(trx, orderId);
    const verdict = judge(locked.attempt, payment);
    const to = await carryOut(deps, trx, locked, payment, verdict);
    await deps.reached('confirm:inside-second-transaction', orderId);
    return { verdict, to, ...locked };
  });
  const facts = { orderId, bookingId: done.booking.id };
  if (done.verdict === 'differs') deps.transitions.alarm('PAYMENT_DIFFERS', facts);
  if (done.to !== done.attempt.state)
    deps.transitions.attempt({ ...facts, from: done.attempt.state, to: done.to, code: payment.failureCode });
  return done.verdict;
}

/** Returns the attempt's state afterwards. */
async function carryOut(
  deps: PaymentDeps,
  trx: Transaction,
  { booking, attempt }: Locked,
  payment: ProviderPayment,
  verdict: ProviderVerdict,
): Promise<PaymentAttempt['state']> {
  const now = deps.clock();
  switch (verdict) {
    case 'nothing':
    case 'differs':
      return attempt.state;
    case 'update':
      await writeProviderFacts(trx, attempt.orderId, 'PAID', payment, { failureCode: null, now });
      return 'PAID';
    case 'ended':
      await leaveConfirming(
        trx,
        attempt.orderId,
        { state: 'FAILED', failureCode: payment.failureCode ?? payment.status },
        now,
      );
      await changeBooking(trx, booking, { type: 'confirm-ended' }, context(deps, attempt));
      return 'FAILED';
    case 'captured':
      return capture(deps, trx, { booking, attempt }, payment);
    default:
      return verdict satisfies never;
  }
}

async function capture(
  deps: PaymentDeps,
  trx: Transaction,
  { booking, attempt }: Locked,
  payment: ProviderPayment,
): Promise<PaymentAttempt['state']> {
  const now = deps.clock();
  const live = await liveAttempt(trx, booking.id);
  if (live && live.orderId !== attempt.orderId) {
    // Another attempt pays or has paid for this booking: what this one took goes back at once.
    await writeProviderFacts(trx, attempt.orderId, 'FAILED', payment, { failureCode: 'PAID_TWICE', now });
    await requestRefund(trx, refundOf(attempt, payment, 'Paid twice'), now);
    return 'FAILED';
  }
  await writeProviderFacts(trx, attempt.orderId, 'PAID', payment, { failureCode: null, now });
  if (!isOver(booking, now)) {
    const paid = await changeBooking(trx, booking, { type: 'paid' }, context(deps, attempt));
    if (paid.ok) return 'PAID';
  }
  await changeBooking(trx, booking, { type: 'not-honoured' }, context(deps, attempt));
  await requestRefund(trx, refundOf(attempt, payment, 'The booked time could not be given'), now);
  return 'PAID';
}

const context = (deps: PaymentDeps, attempt: PaymentAttempt) => ({
  now: deps.clock(),
  actor: 'provider',
  emails: deps.emails,
  details: { orderId: attempt.orderId },
});

const refundOf = (attempt: PaymentAttempt, payment: ProviderPayment, reason: string) => ({
  orderId: attempt.orderId,
  amountWon: payment.balanceWon,
  reason,
  requestedBy: 'system',
});
