import type { EmailQueue } from '../../email/base/email.ts';
import { addHistory } from '../../bookings/lifecycle/booking.store.ts';
import type { Transaction } from '../../platform/database.ts';
import { lockVouchers } from '../../vouchers/voucher-uses.store.ts';
import { liveAttempt } from '../attempts/attempt.store.ts';
import type { PaidAttempt } from '../attempts/attempt.ts';
import { giveGiftPartBack } from '../attempts/gift-payment.usecase.ts';
import { lockAttempt } from '../attempts/locks.store.ts';
import { bySource } from './by-source.ts';
import type { RefundLine } from './refund-lines.store.ts';
import { insertRefund } from './staff-refund.store.ts';
import type { NewRefund } from './staff-refund.store.ts';

/** What goes back for one booking, and what its policy gives. */
export interface DecidedLine extends Omit<RefundLine, 'giftWon'> {
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

/** The paid attempt, locked with the gift card that has paid a part of it; the order has to be locked before. */
export async function lockPaidAttempt(trx: Transaction, orderId: string): Promise<PaidAttempt | undefined> {
  const live = await liveAttempt(trx, orderId);
  const locked = live?.state === 'PAID' ? await lockAttempt(trx, live.id) : undefined;
  if (locked?.state !== 'PAID') return undefined;
  if (locked.gift) await lockVouchers(trx, [locked.gift.cardId]);
  return locked;
}

type Noted = Omit<NewRefund, 'attemptId' | 'lines' | 'balanceBeforeWon'> & { lines: readonly DecidedLine[] };

/**
 * Notes a refund that staff decided on, or that a visitor's cancellation brings. What was paid by card is sent by the worker; the share
 * of a gift card is back on it at once. Order and attempt are locked (`lockPaidAttempt`), and no other refund of the payment is open.
 *
 * @returns its id, and what was decided for whom
 */
export async function noteRefund(
  trx: Transaction,
  attempt: PaidAttempt,
  refund: Noted,
  { now, emails }: { now: Date; emails: Pick<EmailQueue, 'bookingRefunded'> },
): Promise<{ id: string; decisions: ReadonlyMap<string, Decision> }> {
  const { lines, reason, override, requestedBy } = refund;
  const balanceBeforeWon = attempt.taken.balanceWon;
  const split = bySource(lines, attempt);
  const id = await insertRefund(
    trx,
    { ...refund, lines: split, attemptId: attempt.id, balanceBeforeWon },
    now,
  );
  const giftWon = split.reduce((sum, line) => sum + line.giftWon, 0);
  if (giftWon > 0) await giveGiftPartBack(trx, attempt, { refundId: id, won: giftWon, now });
  const decisions = new Map<string, Decision>();
  for (const { bookingId, amountWon, policyWon } of lines) {
    const details = { refundId: id, amountWon, reason, override, policyWon };
    await addHistory(trx, { bookingId, at: now, actor: requestedBy, event: 'refund-requested', details });
    decisions.set(bookingId, details);
  }
  if (split.every((line) => line.giftWon === line.amountWon)) {
    for (const { bookingId, amountWon } of split) {
      const details = { orderId: attempt.id, amountWon };
      await addHistory(trx, { bookingId, at: now, actor: 'system', event: 'refunded', details });
    }
    // A visitor's mail about the cancellation says so.
    if (requestedBy !== 'visitor') await emails.bookingRefunded(trx, { lines: split, now, requestedBy });
  }
  return { id, decisions };
}
