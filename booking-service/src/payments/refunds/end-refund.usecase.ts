import { addHistory } from '../../bookings/lifecycle/booking.store.ts';
import type { WhyPaidBack } from '../../email/base/email.ts';
import { inTransaction } from '../../platform/database.ts';
import { isTaken } from '../attempts/attempt.ts';
import type { PaymentAttempt, TakenAttempt } from '../attempts/attempt.ts';
import { lockBookingAndAttempt } from '../attempts/locks.store.ts';
import { updateTaken } from '../attempts/provider-facts.store.ts';
import type { RefundError, TakenButFailed } from '../base/codes.ts';
import type { PaymentDeps } from '../base/payment-deps.ts';
import { isNews } from '../confirm/judge.ts';
import type { ProviderPayment } from '../provider/provider.ts';
import type { Refund } from './refund.store.ts';
import { failRefund, postponeRefund, settleRefund } from './refund.store.ts';

/** The provider has paid it back: refund, balance, history and mail, all at once. */
export async function settle(
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
    if (!isTaken(attempt)) throw new Error(`Refund ${refund.id} is of an attempt that took nothing`);
    if (isNews(attempt.taken, payment)) await updateTaken(trx, orderId, payment, now);
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

const whyOf: Record<TakenButFailed, WhyPaidBack> = {
  PAID_TWICE: 'paid-twice',
  AMOUNT_DIFFERS: 'wrong-amount',
};

/** Why a payment goes back without anybody having asked. */
export const whyPaidBack = (attempt: TakenAttempt): WhyPaidBack =>
  attempt.state === 'PAID' ? 'not-honoured' : whyOf[attempt.failureCode];

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 30_000;

/** It is tried again after a pause. */
export async function later(
  deps: PaymentDeps,
  refund: Refund,
  error: RefundError,
  answered: boolean,
): Promise<void> {
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(refund.tries - 1, 10));
  const nextTryAt = new Date(deps.clock().getTime() + pause);
  // While the first call with this key still runs, another key would start a second one.
  const newKey = answered && error !== 'IDEMPOTENT_REQUEST_PROCESSING';
  await postponeRefund(deps.db, refund, { nextTryAt, error, newKey });
}

/** The provider will not do it, or it must not be tried again: staff have to look, and see why on the booking. */
export async function giveUp(
  deps: PaymentDeps,
  refund: Refund,
  { bookingId }: PaymentAttempt,
  error: RefundError,
): Promise<void> {
  const { orderId, amountWon } = refund;
  await inTransaction(deps.db, async (trx) => {
    await lockBookingAndAttempt(trx, orderId);
    if (!(await failRefund(trx, refund, error))) return;
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
