import { addHistory } from '../../bookings/lifecycle/booking.store.ts';
import type { Transaction } from '../../platform/database.ts';
import { liveAttempt } from '../attempts/attempt.store.ts';
import type { PaidAttempt } from '../attempts/attempt.ts';
import { lockAttempt } from '../attempts/locks.store.ts';
import type { RefundLine } from './refund-lines.store.ts';
import { insertRefund } from './staff-refund.store.ts';
import type { NewRefund } from './staff-refund.store.ts';

/** What goes back for one booking, and what its policy gives. */
export interface DecidedLine extends RefundLine {
  policyWon: number;
}

/** What was decided on, as history and audit log tell it of one booking. */
interface Decision {
  refundId: string;
  amountWon: number;
  reason: string;
  override: boolean;
  policyWon: number;
}

/** The paid attempt, locked; the order has to be locked before. */
export async function lockPaidAttempt(trx: Transaction, orderId: string): Promise<PaidAttempt | undefined> {
  const live = await liveAttempt(trx, orderId);
  const locked = live?.state === 'PAID' ? await lockAttempt(trx, live.id) : undefined;
  return locked?.state === 'PAID' ? locked : undefined;
}

type Noted = Omit<NewRefund, 'attemptId' | 'lines' | 'balanceBeforeWon'> & { lines: readonly DecidedLine[] };

/**
 * Notes a refund that staff decided on, or that a visitor's cancellation brings; the worker sends it. Order and attempt are
 * locked, and no other refund of the payment is open.
 *
 * @returns its id, and what was decided for whom
 */
export async function noteRefund(
  trx: Transaction,
  attempt: PaidAttempt,
  refund: Noted,
  now: Date,
): Promise<{ id: string; decisions: ReadonlyMap<string, Decision> }> {
  const { lines, reason, override, requestedBy } = refund;
  const balanceBeforeWon = attempt.taken.balanceWon;
  const id = await insertRefund(trx, { ...refund, attemptId: attempt.id, balanceBeforeWon }, now);
  const decisions = new Map<string, Decision>();
  for (const { bookingId, amountWon, policyWon } of lines) {
    const details = { refundId: id, amountWon, reason, override, policyWon };
    await addHistory(trx, { bookingId, at: now, actor: requestedBy, event: 'refund-requested', details });
    decisions.set(bookingId, details);
  }
  return { id, decisions };
}
