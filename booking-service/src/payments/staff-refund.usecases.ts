import type { RefundQuoteView, RefundRequestBody, RefundView } from 'shared/refunds/refunds.ts';
import { refundQuote } from 'shared/refunds/refund-policy.ts';
import type { RefundQuote } from 'shared/refunds/refund-policy.ts';
import type { User } from '../auth/account.ts';
import { writeAudit } from '../auth/audit-log.store.ts';
import type { Booking } from '../bookings/booking.ts';
import { statusAt } from '../bookings/booking.ts';
import { addHistory, findBooking, lockBooking } from '../bookings/booking.store.ts';
import { brokenConstraint, inTransaction } from '../platform/database.ts';
import type { Queryable, Transaction } from '../platform/database.ts';
import { Problem } from '../platform/problem.ts';
import type { PaymentAttempt } from './attempt.ts';
import { liveAttempt, lockAttempt } from './attempt.store.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { refundTexts } from './refund.messages.ts';
import {
  cancelledAt,
  findByRequestKey,
  findRefund,
  insertStaffRefund,
  refundsOfBooking,
} from './staff-refund.store.ts';
import type { RefundRow } from './staff-refund.store.ts';

/** The policy applied to a booking, with the moment that it was applied to. */
interface Judged extends RefundQuote {
  at: Date;
  paidWon: number;
  balanceWon: number;
}

/**
 * What the policy that the booking was sold under gives, line by line: at the moment of its cancellation, or now while it
 * stands. A booking that was never paid has nothing to give back.
 *
 * @throws Problem `booking-not-found`
 */
export async function quoteRefund({ db, clock }: PaymentDeps, bookingId: string): Promise<RefundQuoteView> {
  const booking = await findBooking(db, bookingId);
  if (!booking) throw unknownBooking();
  const judged = await judge(db, booking, await paidAttempt(db, bookingId), clock());
  const { at, lines, paidWon, refundedWon, balanceWon, policyWon, suggestedWon } = judged;
  const refunds = (await refundsOfBooking(db, bookingId)).map(toView);
  const sums = { paidWon, refundedWon, balanceWon, policyWon, suggestedWon };
  return { bookingId, judgedAt: at.toISOString(), lines, ...sums, refunds };
}

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
    return { refund: toView(refund), isNew: true };
  } catch (refusal) {
    const isKeyUsed = brokenConstraint(refusal) === 'refunds_request_key_key';
    if (!isKeyUsed && !(refusal instanceof Problem)) throw refusal;
    const earlier = await findByRequestKey(db, request.key);
    if (!earlier) throw refusal;
    if (!isSame(earlier, request)) throw new Problem('idempotency-key-reused', refundTexts.keyReused);
    return { refund: toView(earlier), isNew: false };
  }
}

const isSame = (stored: RefundRow & { bookingId: string }, request: StaffRefundRequest) =>
  stored.bookingId === request.bookingId &&
  stored.amountWon === request.amountWon &&
  stored.reason === request.reason &&
  stored.override === request.override;

/** Locks in the order of the house, so a confirm, a webhook or another refund cannot change what is decided on here. */
async function store(deps: PaymentDeps, trx: Transaction, request: StaffRefundRequest): Promise<string> {
  const { bookingId, amountWon, reason, override, key, actor } = request;
  const now = deps.clock();
  const booking = await lockBooking(trx, bookingId);
  if (!booking) throw unknownBooking();
  const live = await paidAttempt(trx, bookingId);
  const attempt = live && (await lockAttempt(trx, live.orderId));
  const refunds = await refundsOfBooking(trx, bookingId);
  if (refunds.some(({ state }) => state === 'REQUESTED' || state === 'SENDING'))
    throw new Problem('refund-in-progress', refundTexts.inProgress);
  const judged = await judge(trx, booking, attempt, now);
  if (!attempt || judged.balanceWon === 0) throw new Problem('refund-not-possible', refundTexts.nothingLeft);
  if (amountWon > judged.balanceWon)
    throw new Problem('refund-not-possible', refundTexts.beyondBalance(judged.balanceWon));
  if (amountWon !== judged.suggestedWon && !override)
    throw new Problem('refund-not-possible', refundTexts.notThePolicy(judged.suggestedWon));

  const requestedBy = `user:${actor.id}`;
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

async function paidAttempt(db: Queryable, bookingId: string): Promise<PaymentAttempt | undefined> {
  const live = await liveAttempt(db, bookingId);
  return live?.state === 'PAID' ? live : undefined;
}

async function judge(
  db: Queryable,
  booking: Booking,
  attempt: PaymentAttempt | undefined,
  now: Date,
): Promise<Judged> {
  const isCancelled = statusAt(booking, now) === 'cancelled';
  const at = (isCancelled && (await cancelledAt(db, booking.id))) || now;
  const paidWon = attempt?.amountWon ?? 0;
  const balanceWon = attempt?.balanceWon ?? 0;
  const { sessionFeeWon, addons, startsAt, slotMinutes, cancellationPolicy: policy } = booking;
  const { cancellationReason } = booking;
  const sold = attempt ? { sessionFeeWon, addons } : { sessionFeeWon: 0, addons: [] };
  const facts = { ...sold, startsAt, slotMinutes, policy, cancellationReason, paidWon, balanceWon };
  return { ...refundQuote(facts, at), at, paidWon, balanceWon };
}

const views = { REQUESTED: 'requested', SENDING: 'sending', DONE: 'done', FAILED: 'failed' } as const;

function toView(row: RefundRow): RefundView {
  const { id, amountWon, reason, override, error, requestedBy } = row;
  const times = { createdAt: row.createdAt.toISOString(), settledAt: row.settledAt?.toISOString() ?? null };
  return { id, amountWon, reason, override, state: views[row.state], error, requestedBy, ...times };
}

/** The state of a refund as it is now. */
export async function readRefund({ db }: PaymentDeps, id: string): Promise<RefundView> {
  const row = await findRefund(db, id);
  if (!row) throw new Error(`Refund ${id} is not there`);
  return toView(row);
}

export const unknownBooking = () => new Problem('booking-not-found', refundTexts.unknownBooking);
