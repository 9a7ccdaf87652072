import { closedByUs } from 'shared/refunds/automatic-reasons.ts';
import type { User } from '../auth/account.ts';
import { writeAudit } from '../auth/audit-log.store.ts';
import type { Booking } from '../booking-row/booking-row.ts';
import { staffActor } from '../bookings/admin/admin-bookings.usecase.ts';
import { statusAt } from '../bookings/lifecycle/booking.ts';
import { changeBookings } from '../bookings/lifecycle/change-booking.usecase.ts';
import type { EmailQueue } from '../email/base/email.ts';
import type { Order } from '../orders/order.ts';
import { balancesOf } from '../orders/balance.store.ts';
import { liveAttempt } from '../payments/attempts/attempt.store.ts';
import { leftOf } from '../payments/attempts/attempt.ts';
import { lockPaidAttempt, noteRefund } from '../payments/refunds/note-refund.usecase.ts';
import type { DecidedLine } from '../payments/refunds/note-refund.usecase.ts';
import { hasOpenRefund } from '../payments/refunds/staff-refund.store.ts';
import type { Transaction } from '../platform/database.ts';
import { Problem } from '../platform/problem.ts';

interface Closing {
  blockId: number;
  order: Order;
  bookings: readonly Booking[];
  actor: User;
  now: Date;
  emails: EmailQueue;
}

/**
 * Cancels guests of a locked order because we close: all that is with us of what they paid by card goes back, noted before the
 * mail is written, so that it says so. What was paid at the counter is given back there, and stands under attention until then.
 *
 * @returns whether a refund is to be sent
 * @throws Problem `payment-in-progress`, `refund-in-progress`; nothing has changed then
 */
export async function cancelForClosing(
  trx: Transaction,
  { blockId, order, bookings, actor, now, emails }: Closing,
): Promise<boolean> {
  const attempt = await lockPaidAttempt(trx, order.id);
  // When it ends well, everybody of the order would lose their session for the sake of one.
  if (!attempt && (await liveAttempt(trx, order.id))) throw new Problem('payment-in-progress', 'paying-now');
  const lines = attempt ? await linesOf(trx, order, bookings, leftOf(attempt)) : [];
  if (attempt && lines.length > 0) {
    if (await hasOpenRefund(trx, attempt.id))
      throw new Problem(
        'refund-in-progress',
        order.bookings.length === 1 ? 'refund-in-progress' : 'refund-in-progress-for-party',
      );
    const asked = { lines, reason: closedByUs, override: false, requestKey: null };
    const { decisions } = await noteRefund(
      trx,
      attempt,
      { ...asked, requestedBy: staffActor(actor) },
      { now, emails },
    );
    for (const [id, after] of decisions)
      await writeAudit(trx, {
        ...{ at: now, actor, action: 'booking-refund', after },
        subject: { type: 'booking', id },
        before: { balanceWon: leftOf(attempt) },
      });
  }
  // What was paid on Klook goes back there, under its terms.
  const reason = bookings.some(({ bookingType }) => bookingType === 'klook') ? 'staff' : 'not-honoured';
  const change = { type: 'set-status', status: 'cancelled', reason } as const;
  const context = { now, actor: staffActor(actor), emails, details: { blockId } };
  const changed = await changeBookings(trx, bookings, change, context);
  if (!changed.ok) throw new Error(`Booking ${changed.of.id} could not be cancelled: ${changed.refusal}`);
  for (const booking of bookings)
    await writeAudit(trx, {
      ...{ at: now, actor, action: 'booking-status' },
      subject: { type: 'booking', id: booking.id },
      before: { status: statusAt(booking, now), reason: booking.cancellationReason },
      after: { status: 'cancelled', reason },
    });
  return lines.length > 0;
}

/** What is with us for each of them, and never more than is left of the payment. */
async function linesOf(
  trx: Transaction,
  order: Order,
  bookings: readonly Booking[],
  leftWon: number,
): Promise<DecidedLine[]> {
  const balances = await balancesOf(trx, order.id);
  let left = leftWon;
  return bookings.flatMap(({ id }) => {
    const amountWon = Math.min(balances.get(id) ?? 0, left);
    left -= amountWon;
    return amountWon > 0 ? [{ bookingId: id, amountWon, policyWon: amountWon }] : [];
  });
}
