import type { RefundRequestBody, RefundView } from 'shared/refunds/refunds.ts';
import type { User } from '../../auth/account.ts';
import { writeAudit } from '../../auth/audit-log.store.ts';
import { staffActor } from '../../bookings/admin/admin-bookings.usecase.ts';
import { unknownBooking } from '../../bookings/admin/named-booking.ts';
import { lockOrderOf } from '../../orders/order.store.ts';
import { brokenConstraint, inTransaction } from '../../platform/database.ts';
import type { Transaction } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { leftOf } from '../attempts/attempt.ts';
import type { PaymentDeps } from '../base/payment-deps.ts';
import { decideLines } from './decide-lines.usecase.ts';
import { lockPaidAttempt, noteRefund } from './note-refund.usecase.ts';
import { toRefundView } from './refund-view.ts';
import { findByRequestKey, findRefund, hasOpenRefund } from './staff-refund.store.ts';
import type { EarlierRefund } from './staff-refund.store.ts';

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
 * @throws Problem `booking-not-found`, `refund-not-possible`, `stale-change`, `refund-in-progress`, `idempotency-key-reused`
 */
export async function requestStaffRefund(
  deps: PaymentDeps,
  request: StaffRefundRequest,
): Promise<{ refund: RefundView; isNew: boolean }> {
  const { db } = deps;
  try {
    const id = await inTransaction(db, (trx) => store(deps, trx, request));
    return { refund: await readRefund(deps, id, request), isNew: true };
  } catch (refusal) {
    const isKeyUsed = brokenConstraint(refusal) === 'refunds_request_key_key';
    if (!isKeyUsed && !(refusal instanceof Problem)) throw refusal;
    const earlier = await findByRequestKey(db, request.key);
    if (!earlier) throw refusal;
    if (!isSame(earlier, request)) throw new Problem('idempotency-key-reused', 'refund-key-reused');
    return { refund: await readRefund(deps, earlier.id, request), isNew: false };
  }
}

const isSame = (stored: EarlierRefund, request: StaffRefundRequest) =>
  (request.wholeParty
    ? stored.partyIds.includes(request.bookingId)
    : stored.bookingIds.length === 1 && stored.bookingIds.includes(request.bookingId)) &&
  stored.amountWon === request.amountWon &&
  stored.reason === request.reason &&
  stored.override === request.override;

/** Locks order and attempt, so a confirm, a webhook or another refund cannot change what is decided on here. */
async function store(deps: PaymentDeps, trx: Transaction, request: StaffRefundRequest): Promise<string> {
  const { bookingId, reason, override, key, actor } = request;
  const now = deps.clock();
  const locked = await lockOrderOf(trx, bookingId);
  if (!locked) throw unknownBooking();
  const { order } = locked;
  const attempt = await lockPaidAttempt(trx, order.id);
  if (attempt && (await hasOpenRefund(trx, attempt.id)))
    throw new Problem(
      'refund-in-progress',
      order.bookings.length === 1 ? 'refund-in-progress' : 'refund-in-progress-for-party',
    );
  if (!attempt) throw new Problem('refund-not-possible', 'refund-nothing-left');
  const lines = await decideLines(trx, request, { order, attempt, now });

  const asked = { lines, reason, override, requestedBy: staffActor(actor), requestKey: key };
  const { id, decisions } = await noteRefund(trx, attempt, asked, { now, emails: deps.emails });
  for (const [line, decision] of decisions)
    await writeAudit(trx, {
      at: now,
      actor,
      action: 'booking-refund',
      subject: { type: 'booking', id: line },
      before: { balanceWon: leftOf(attempt) },
      after: decision,
    });
  return id;
}

/** The state of a refund as it is now: as it is on the card of the booking, or all of it where it is the party's. */
export async function readRefund(
  { db }: PaymentDeps,
  id: string,
  { bookingId, wholeParty }: Pick<StaffRefundRequest, 'bookingId' | 'wholeParty'>,
): Promise<RefundView> {
  const row = await findRefund(db, id, wholeParty ? null : bookingId);
  if (!row) throw new Error(`Refund ${id} is not there`);
  return toRefundView(row);
}
