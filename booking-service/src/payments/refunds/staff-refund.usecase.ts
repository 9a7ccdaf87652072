import type { RefundRequestBody, RefundView } from 'shared/refunds/refunds.ts';
import type { User } from '../../auth/account.ts';
import { writeAudit } from '../../auth/audit-log.store.ts';
import { unknownBooking } from '../../bookings/admin/named-booking.ts';
import { addHistory, lockBooking } from '../../bookings/lifecycle/booking.store.ts';
import { brokenConstraint, inTransaction } from '../../platform/database.ts';
import type { Transaction } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import type { PaidAttempt } from '../attempts/attempt.ts';
import { lockAttempt } from '../attempts/locks.store.ts';
import type { PaymentDeps } from '../base/payment-deps.ts';
import { refundTexts } from './refund.messages.ts';
import { judgeRefund, paidAttempt } from './refund-quote.usecase.ts';
import { toRefundView } from './refund-view.ts';
import { findByRequestKey, findRefund, insertStaffRefund, refundsOfBooking } from './staff-refund.store.ts';
import type { RefundRow } from './staff-refund.store.ts';

export interface StaffRefundRequest extends RefundRequestBody {
  bookingId: string;
  /** `Idempotency-Key`. */
  key: string;
  actor: User;
}

/**
 * Notes a refund that staff decided on; the worker sends it. Partial and repeated refunds are fine until nothing is left;
 * one at a time. Asking again with the same key answers with the refund that it made.
 *
 * @returns the refund, and whether this call has made it
 * @throws Problem `booking-not-found`, `refund-not-possible`, `refund-in-progress`, `idempotency-key-reused`
 */
export async function requestStaffRefund(
  deps: PaymentDeps,
  request: StaffRefundRequest,
): Promise<{ refund: RefundView; isNew: boolean }> {
  const { db } = deps;
  try {
    const id = await inTransaction(db, (trx) => store(deps, trx, request));
    const refund = await findRefund(db, id);
    if (!refund) throw new Error(`Refund ${id} was stored and is not there`);
    return { refund: toRefundView(refund), isNew: true };
  } catch (refusal) {
    const isKeyUsed = brokenConstraint(refusal) === 'refunds_request_key_key';
    if (!isKeyUsed && !(refusal instanceof Problem)) throw refusal;
    const earlier = await findByRequestKey(db, request.key);
    if (!earlier) throw refusal;
    if (!isSame(earlier, request)) throw new Problem('idempotency-key-reused', refundTexts.keyReused);
    return { refund: toRefundView(earlier), isNew: false };
  }
}

const isSame = (stored: RefundRow & { bookingId: string }, request: StaffRefundRequest) =>
  stored.bookingId === request.bookingId &&
  stored.amountWon === request.amountWon &&
  stored.reason === request.reason &&
  stored.override === request.override;

/** Locks booking and attempt, so a confirm, a webhook or another refund cannot change what is decided on here. */
async function store(deps: PaymentDeps, trx: Transaction, request: StaffRefundRequest): Promise<string> {
  const { bookingId, amountWon, reason, override, key, actor } = request;
  const now = deps.clock();
  const booking = await lockBooking(trx, bookingId);
  if (!booking) throw unknownBooking();
  const attempt = await lockPaidAttempt(trx, bookingId);
  const refunds = await refundsOfBooking(trx, bookingId);
  if (refunds.some(({ state }) => state === 'REQUESTED' || state === 'SENDING'))
    throw new Problem('refund-in-progress', refundTexts.inProgress);
  const judged = await judgeRefund(trx, booking, attempt, now);
  if (!attempt || judged.balanceWon === 0) throw new Problem('refund-not-possible', refundTexts.nothingLeft);
  if (amountWon > judged.balanceWon)
    throw new Problem('refund-not-possible', refundTexts.beyondBalance(judged.balanceWon));
  if (amountWon !== judged.suggestedWon && !override)
    throw new Problem('refund-not-possible', refundTexts.notThePolicy(judged.suggestedWon));

  const requestedBy = `user:${actor.id}` as const;
  const { orderId } = attempt;
  const { balanceWon: balanceBeforeWon, suggestedWon } = judged;
  const refund = { orderId, amountWon, reason, override, requestedBy, requestKey: key, balanceBeforeWon };
  const id = await insertStaffRefund(trx, refund, now);
  const decision = { refundId: id, amountWon, reason, override, policyWon: suggestedWon };
  await addHistory(trx, {
    bookingId,
    at: now,
    actor: requestedBy,
    event: 'refund-requested',
    details: decision,
  });
  await writeAudit(trx, {
    at: now,
    actor,
    action: 'booking-refund',
    subject: { type: 'booking', id: bookingId },
    before: { balanceWon: balanceBeforeWon },
    after: decision,
  });
  return id;
}

/** The paid attempt, locked; the booking has to be locked before. */
async function lockPaidAttempt(trx: Transaction, bookingId: string): Promise<PaidAttempt | undefined> {
  const paid = await paidAttempt(trx, bookingId);
  const locked = paid && (await lockAttempt(trx, paid.orderId));
  return locked?.state === 'PAID' ? locked : undefined;
}

/** The state of a refund as it is now. */
export async function readRefund({ db }: PaymentDeps, id: string): Promise<RefundView> {
  const row = await findRefund(db, id);
  if (!row) throw new Error(`Refund ${id} is not there`);
  return toRefundView(row);
}
